import { type Client, clientOf, logIn } from '../../test/client.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { messagesTo, messageWith } from '../../test/outbox.ts';
import type { JuryEntry } from '@puente/contract/entities/award';
import { messages } from '@puente/contract/messages';

let server: OperatedServer;
let student: Client;
let teacher: Client;
let editor: Client;
let supporter: Client;
let work: number;
beforeAll(async () => {
  server = await startOperatedServer();
  student = await logIn(server.address, 'estudiante');
  teacher = await logIn(server.address, 'docente');
  editor = await logIn(server.address, 'redaccion');
  supporter = await logIn(server.address, 'soporte');
});
afterAll(() => server.stop());

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
const edition = {
  year: 2037,
  name: 'Premios 2037',
  description: '',
  criteria: ['Utilidad', 'Rigor'],
  opensAt: inDays(-1),
  closesAt: inDays(1),
  judgedBy: inDays(2),
  announcedAt: inDays(3),
  categories: [{ name: 'TFG' }, { name: 'TFM' }],
};

let id: number;
let categories: number[];
let entry: number;
beforeEach(async () => {
  await server.rows('delete from award_editions');
  const [row] = await server.rows<{ id: number }>(
    `select works.id from works join students on students.id = student_id join users on users.id = students.user_id
     where email = 'estudiante@puente.test' and published_at is not null and hidden_at is null order by works.id limit 1`,
  );
  work = row?.id ?? 0;
  await server.rows(`update works set tutor_id = null where id = ${work}`);
  const created = (await editor.wrong('POST /api/award-editions', { body: { data: edition } })).data.data;
  id = created.id;
  categories = created.categories.map((category: { id: number }) => category.id);
  const entered = await student.wrong('POST /api/award-entries', {
    body: { data: { work, category: categories[0] } },
  });
  entry = entered.data.data.id;
});

const invite = (email: string, wanted = categories, who = editor) =>
  who.wrong('POST /api/award-editions/:id/jury', {
    params: { id },
    body: { data: { email, categories: wanted } },
  });
const jury = async () =>
  (await editor.wrong('GET /api/award-editions/:id/jury', { params: { id } })).data.data;
const score = (who: Client, points: number[], comment = '') =>
  who.wrong('PUT /api/award-entries/:id/score', {
    params: { id: entry },
    body: { data: { points, comment } },
  });
const tasks = async (who: Client) => (await who.call('GET /api/award-juries', {})).data.data;
const judged = async () =>
  (await editor.wrong('GET /api/award-editions/:id/entries', { params: { id } })).data.data[0];
const set = (change: string) => server.rows(`update award_editions set ${change} where id = ${id}`);
const close = () => set('closes_at = now()');
const decide = () => set(`closes_at = now() - interval '1 minute', judged_by = now()`);

describe('the jury of an edition', () => {
  it('is made of teachers and staff by their accounts, who get a mail', async () => {
    expect((await invite('docente@puente.test', categories, supporter)).status).toBe(403);
    for (const email of ['estudiante@puente.test', 'nadie@puente.test'])
      expect((await invite(email)).error.details.fields).toEqual({ email: messages.noJuror });
    expect((await invite('docente@puente.test', [])).error.details.fields).toHaveProperty('categories');
    expect((await invite('docente@puente.test', [2_000_000_000])).error.details.fields).toEqual({
      categories: messages.unknownChoice,
    });
    const invited = (await invite('docente@puente.test', categories.slice(0, 1))).data.data;
    expect(invited).toMatchObject({
      email: 'docente@puente.test',
      categories: categories.slice(0, 1),
      scored: 0,
      toScore: 1,
    });
    const mail = await messageWith(server.dataDir, 'docente@puente.test', 'jurado de «Premios 2037»');
    expect(mail.text).toContain('/jurado');
    expect((await invite('docente@puente.test')).data.data).toMatchObject({ id: invited.id, categories });
    expect(await jury()).toHaveLength(1);
    // A change of categories is no second invitation; the next new member's mail came after it.
    await invite('soporte@puente.test');
    await messageWith(server.dataDir, 'soporte@puente.test', 'jurado de «Premios 2037»');
    const invitations = await messagesTo(server.dataDir, 'docente@puente.test');
    expect(invitations.filter(({ subject }) => subject.includes('Premios 2037'))).toHaveLength(1);
    const params = { id: invited.id };
    expect((await teacher.wrong('DELETE /api/award-jurors/:id', { params })).status).toBe(403);
    expect((await editor.wrong('DELETE /api/award-jurors/:id', { params })).status).toBe(204);
    expect(await tasks(teacher)).toEqual([]);
  });
});

describe('points', () => {
  it('are given from the closing until the jury has decided, by members alone', async () => {
    await invite('docente@puente.test');
    expect((await score(teacher, [8, 6])).error.name).toBe('JudgingClosed');
    await close();
    expect((await score(supporter, [8, 6])).status).toBe(403);
    expect((await score(student, [8, 6])).status).toBe(403);
    expect((await score(teacher, [8])).error.details.fields).toHaveProperty('points');
    expect((await score(teacher, [8, 11])).error.details.fields).toHaveProperty('points');
    expect((await score(teacher, [8, 6], 'Útil')).data.data).toMatchObject({
      id: entry,
      score: { points: [8, 6], comment: 'Útil' },
      mean: null,
    });
    expect((await score(teacher, [8, 7])).data.data.score).toMatchObject({ points: [8, 7] });
    expect((await jury())[0]).toMatchObject({ scored: 1, toScore: 1 });
    await decide();
    expect((await score(teacher, [9, 9])).error.name).toBe('JudgingClosed');
  });

  it('are of the member’s categories alone', async () => {
    await invite('docente@puente.test', categories.slice(1));
    await close();
    expect((await tasks(teacher))[0]?.entries).toEqual([]);
    expect((await score(teacher, [8, 6])).status).toBe(404);
  });

  it('are not given to a work that the member has tutored', async () => {
    await server.rows(
      `update works set tutor_id = (select teachers.id from teachers join users on users.id = user_id where email = 'docente@puente.test')
       where id = ${work}`,
    );
    await invite('docente@puente.test');
    await close();
    expect((await tasks(teacher))[0]?.entries[0]).toMatchObject({ obstacle: 'tutor', score: null });
    expect((await jury())[0]).toMatchObject({ toScore: 0 });
    const refused = await score(teacher, [10, 10]);
    expect([refused.status, refused.error.name]).toEqual([403, 'OwnEntry']);
  });

  it('are secret until the jury has decided, then ranked by mean with their spread', async () => {
    await invite('docente@puente.test');
    await invite('soporte@puente.test');
    await close();
    await score(teacher, [10, 8], 'Muy útil');
    await score(supporter, [6, 4]);
    const mineOf = async (who: Client): Promise<JuryEntry | undefined> => (await tasks(who))[0]?.entries[0];
    expect(await mineOf(teacher)).toMatchObject({ score: { points: [10, 8] }, mean: null });
    expect(await mineOf(supporter)).toMatchObject({ score: { points: [6, 4] }, mean: null });
    expect((await judged())?.scores).toBeNull();
    // The trail of staff acts keeps no points.
    const acts = await server.rows<{ asked: unknown }>(
      `select asked from staff_acts where call = 'PUT /api/award-entries/:id/score'`,
    );
    expect(JSON.stringify(acts)).not.toMatch(/[46],\s*[46]/);
    await decide();
    expect((await judged())?.scores).toMatchObject({ mean: 7, spread: 2 });
    expect((await judged())?.scores?.jurors.map(({ mean, comment }) => [mean, comment]).toSorted()).toEqual([
      [5, ''],
      [9, 'Muy útil'],
    ]);
    expect((await mineOf(supporter))?.mean).toBe(7);
    // Students do not see them.
    expect((await student.call('GET /api/award-entries', {})).data.data[0]).not.toHaveProperty('scores');
  });

  it('keep the criteria as they are, and go with their member', async () => {
    const change = (criteria?: string[]) =>
      editor.wrong('PUT /api/award-editions/:id', {
        params: { id },
        body: {
          data: {
            ...edition,
            criteria,
            closesAt: inDays(-0.5),
            categories: categories.map((category, at) => ({ id: category, name: `C${at}` })),
          },
        },
      });
    expect((await change(['Utilidad', 'Claridad'])).data.data.criteria).toEqual(['Utilidad', 'Claridad']);
    expect((await change()).data.data.criteria).toEqual(['Utilidad', 'Claridad']);
    const juror = (await invite('docente@puente.test')).data.data;
    await score(teacher, [8, 6]);
    expect((await change(['Otro'])).error.details.fields).toEqual({ criteria: messages.criteriaInUse });
    await editor.wrong('DELETE /api/award-jurors/:id', { params: { id: juror.id } });
    expect(await server.rows('select 1 from award_scores')).toEqual([]);
    expect((await change(['Otro'])).status).toBe(200);
  });
});

it('is for who is signed in', async () => {
  expect((await clientOf(server.address).wrong('GET /api/award-juries', {})).status).toBe(401);
  expect((await student.wrong('GET /api/award-juries', {})).status).toBe(403);
});
