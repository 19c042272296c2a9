import { type Client, clientOf, logIn } from '../../test/client.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { messages } from '@puente/contract/messages';

let server: OperatedServer;
let anyone: Client;
let student: Client;
let stranger: Client;
let editor: Client;
let work: number;
beforeAll(async () => {
  server = await startOperatedServer();
  anyone = clientOf(server.address);
  student = await logIn(server.address, 'estudiante');
  stranger = await logIn(server.address, 'nueva');
  editor = await logIn(server.address, 'redaccion');
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.rows('delete from award_editions');
  const [row] = await server.rows<{ id: number }>(
    `select works.id from works join students on students.id = student_id join users on users.id = students.user_id
     where email = 'estudiante@puente.test' and published_at is not null and hidden_at is null order by works.id limit 1`,
  );
  work = row?.id ?? 0;
  await server.rows(`update works set awarded = false, awards = false where id = ${work}`);
});

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
const edition = {
  year: 2037,
  name: 'Premios 2037',
  description: 'Para trabajos **útiles**.',
  opensAt: inDays(-1),
  closesAt: inDays(1),
  judgedBy: inDays(2),
  announcedAt: inDays(3),
  categories: [{ name: 'TFG' }, { name: 'TFM' }],
};
const create = (changes: object = {}, who = editor) =>
  who.wrong('POST /api/award-editions', { body: { data: { ...edition, ...changes } } });
const listed = async (who = anyone) => (await who.call('GET /api/award-editions', {})).data.data;
const enter = (category: number, who = student, id = work) =>
  who.wrong('POST /api/award-entries', { body: { data: { work: id, category } } });
const ownEntries = async () => (await student.call('GET /api/award-entries', {})).data.data;
const shown = async () => (await anyone.call('GET /api/tfxes/:id', { params: { id: work } })).data.data;
const decide = (id: number, winner: boolean, who = editor) =>
  who.wrong('PUT /api/award-entries/:id/winner', { params: { id }, body: { data: { winner } } });

describe('an edition', () => {
  it('is created by editors, and seen by everybody once it opens', async () => {
    expect((await create({}, anyone)).status).toBe(401);
    expect((await create({}, student)).status).toBe(403);
    expect((await create({}, await logIn(server.address, 'soporte'))).status).toBe(403);
    const created = (await create()).data.data;
    expect(created).toMatchObject({
      name: edition.name,
      categories: [
        { name: 'TFG', winners: [] },
        { name: 'TFM', winners: [] },
      ],
    });
    await create({ name: 'Planeada', opensAt: inDays(0.5) });
    expect((await listed()).map(({ name }) => name)).toEqual([edition.name]);
    expect((await listed(editor)).map(({ name }) => name)).toEqual(['Planeada', edition.name]);
  });

  it.each([
    ['closesAt', { closesAt: edition.opensAt }, messages.endsTooEarly],
    ['judgedBy', { judgedBy: inDays(0.5) }, messages.beforeClosing],
    ['announcedAt', { announcedAt: inDays(1.5) }, messages.announcedTooEarly],
    ['announcedAt', { judgedBy: null, announcedAt: inDays(0.5) }, messages.announcedTooEarly],
  ])('has its times in order: %s', async (field, times, message) => {
    expect((await create(times)).error.details.fields).toEqual({ [field]: message });
  });

  it('keeps a category with works, and takes away one without', async () => {
    const { id, categories } = (await create()).data.data;
    const [tfg, tfm] = categories as { id: number; name: string }[];
    expect((await enter(tfg?.id ?? 0)).status).toBe(200);
    const change = (wanted: object[]) =>
      editor.wrong('PUT /api/award-editions/:id', {
        params: { id },
        body: { data: { ...edition, categories: wanted } },
      });
    expect((await change([{ id: tfm?.id, name: 'TFM' }])).error.details.fields).toEqual({
      categories: messages.categoryInUse('TFG'),
    });
    const changed = await change([{ id: tfg?.id, name: 'Grado' }, { name: 'Tesis' }]);
    expect(changed.data.data.categories).toMatchObject([{ id: tfg?.id, name: 'Grado' }, { name: 'Tesis' }]);
  });
});

describe('an entry', () => {
  it('is made by the author of a published work, moved, and withdrawn', async () => {
    const { id, categories } = (await create()).data.data;
    const [tfg, tfm] = categories.map((category: { id: number }) => category.id) as [number, number];
    expect((await enter(tfg, anyone)).status).toBe(401);
    expect((await enter(tfg, stranger)).error.details.fields).toHaveProperty('work');
    expect((await enter(2_000_000_000)).error.details.fields).toEqual({ category: messages.unknownChoice });
    expect((await enter(tfg)).status).toBe(200);
    const { data } = (await enter(tfm)).data;
    expect(await ownEntries()).toEqual([data]);
    expect(data).toMatchObject({ edition: id, category: tfm, work: { id: work }, winner: false });
    expect((await shown()).awards).toBe(true);

    const params = { id: data.id };
    expect((await stranger.wrong('DELETE /api/award-entries/:id', { params })).status).toBe(404);
    expect((await student.wrong('DELETE /api/award-entries/:id', { params })).status).toBe(204);
    expect(await ownEntries()).toEqual([]);
    expect((await shown()).awards).toBe(false);
  });

  it('is not of a draft', async () => {
    const { categories } = (await create()).data.data;
    const [draft] = await server.rows<{ id: number }>(
      `select works.id from works join students on students.id = student_id join users on users.id = students.user_id
       where email = 'estudiante@puente.test' and published_at is null limit 1`,
    );
    expect((await enter(categories[0]?.id ?? 0, student, draft?.id ?? 0)).status).toBe(403);
  });

  it.each([
    ['before it opens', `opens_at = now() + interval '1 hour'`],
    ['once it is closed', `closes_at = now()`],
  ])('is neither made nor withdrawn %s', async (_, change) => {
    const { categories } = (await create()).data.data;
    const { data } = (await enter(categories[0]?.id ?? 0)).data;
    await server.rows(`update award_editions set ${change}`);
    expect((await enter(categories[1]?.id ?? 0)).error.name).toBe('AwardClosed');
    const withdrawn = await student.wrong('DELETE /api/award-entries/:id', { params: { id: data.id } });
    expect([withdrawn.status, withdrawn.error.name]).toEqual([409, 'AwardClosed']);
  });
});

describe('winners', () => {
  it('are nobody’s to know before the announcement, and everybody’s from then on', async () => {
    const { id, categories } = (await create()).data.data;
    const entry = (await enter(categories[0]?.id ?? 0)).data.data;
    expect((await decide(entry.id, true, student)).status).toBe(403);
    expect((await decide(entry.id, true)).data.data.winner).toBe(true);
    const seen = await editor.call('GET /api/award-editions/:id/entries', { params: { id } });
    expect(seen.data.data).toMatchObject([{ id: entry.id, winner: true }]);
    expect((await ownEntries())[0]?.winner).toBe(false);
    expect((await listed())[0]?.categories[0]?.winners).toEqual([]);
    expect((await listed(editor))[0]?.categories[0]?.winners).toEqual([]);
    expect(await server.run('announced-awards')).toEqual({ rows: 0 });
    expect((await shown()).awarded).toBe(false);

    await server.rows(
      `update award_editions set closes_at = now() - interval '2 hours', announced_at = now() where id = ${id}`,
    );
    expect((await listed())[0]?.categories[0]?.winners).toMatchObject([{ id: work }]);
    expect((await ownEntries())[0]?.winner).toBe(true);
    expect(await server.run('announced-awards')).toEqual({ rows: 1 });
    expect((await shown()).awarded).toBe(true);
    expect(await server.run('announced-awards')).toEqual({ rows: 0 });
  });

  it('can be corrected after the announcement, at once', async () => {
    const { categories } = (await create()).data.data;
    const entry = (await enter(categories[0]?.id ?? 0)).data.data;
    await server.rows(`update award_editions set closes_at = now(), announced_at = now()`);
    await decide(entry.id, true);
    expect((await shown()).awarded).toBe(true);
    await decide(entry.id, false);
    expect((await shown()).awarded).toBe(false);
    expect((await listed())[0]?.categories[0]?.winners).toEqual([]);
  });
});
