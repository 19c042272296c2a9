import { type Client, logIn } from '../../test/client.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { messagesTo } from '../../test/outbox.ts';
import { until } from '../../test/until.ts';
import { limits } from '@puente/contract/limits';

let server: OperatedServer;
let staff: Client;
let coordinator: Client;
let founder: Client;
/** The coordinator's organisation, verified and with talent access. */
let ownId: number;
beforeAll(async () => {
  server = await startOperatedServer();
  [staff, coordinator, founder] = (await Promise.all(
    (['staff', 'coordinacion', 'sin-organizacion'] as const).map((who) => logIn(server.address, who)),
  )) as [Client, Client, Client];
  ownId = (await coordinator.call('GET /api/users/me', {})).data.details?.organization?.id as number;
});
afterAll(() => server.stop());

const verify = (id: number, data: object, who = staff) =>
  who.wrong('PUT /api/organizations/:id/verification', { params: { id }, body: { data } });
const grant = (id: number, data: object, who = staff) =>
  who.wrong('PUT /api/organizations/:id/talent/access', { params: { id }, body: { data } });
const mails = () => messagesTo(server.dataDir, 'coordinacion@puente.test');
/** Mails to the coordinator after the first `before`, once there are `count`. They are sent after the response. */
async function mailsAfter(before: number, count: number) {
  await until(async () => (await mails()).length >= before + count);
  return (await mails()).slice(before);
}
const history = async (id: number) =>
  (await staff.call('GET /api/organizations/:id/history', { params: { id } })).data.data.map(
    ({ kind }) => kind,
  );
const notes = async (id: number) =>
  (await staff.call('GET /api/organizations/:id/staff-notes', { params: { id } })).data.data;

const form = {
  type: 'Asociación',
  sector: 'Cultura',
  size: '1 a 10 personas',
  location: 'A Coruña',
  description: 'Contamos la costa a quien la visita.',
};

/** Inserts an organisation without people. */
async function register(name: string, web: string | null = null): Promise<number> {
  const [made] = await server.rows<{ id: number }>(
    `insert into organizations (name, web) values ('${name}', ${web === null ? 'null' : `'${web}'`}) returning id`,
  );
  if (!made) throw new Error('The insert returned no row.');
  return made.id;
}

describe('GET /api/organizations/review', () => {
  const list = (query: object, who = staff) => who.wrong('GET /api/organizations/review', { query });

  it('lists the oldest unverified organisation first, with its people and possible doubles', async () => {
    const { data: made } = await founder.wrong('POST /api/organizations', {
      body: { data: { ...form, name: 'Faro de Corme', web: 'https://faro-corme.example' } },
    });
    await register('Fundación Faro de Corme, S.L.');
    const { data, meta } = (await list({ filters: { verified: { $eq: false } } })).data;
    expect(data.every(({ verified }) => !verified)).toBe(true);
    const moments = data.map(({ createdAt }) => createdAt);
    expect(moments).toEqual([...moments].sort());
    expect(meta.pagination.total).toBeGreaterThanOrEqual(data.length);
    const [found] = (await list({ filters: { keyword: { $containsi: 'corme' } } })).data.data;
    expect(found).toMatchObject({ id: made.data.id, people: 1, doubles: 1, logo: null });
  });

  it('filters by words and by talent access', async () => {
    expect((await list({ filters: { keyword: { $containsi: 'corme' } } })).data.data).toHaveLength(2);
    const { data } = (await list({ filters: { talent_access: { $eq: true } } })).data;
    expect(data.map(({ id }) => id)).toContain(ownId);
    expect(data.every((one) => one.talent_access)).toBe(true);
  });

  it('finds a name that the database reads as a number and a word', async () => {
    const id = await register('Faro 656e7a1563');
    const { data } = (await list({ filters: { keyword: { $containsi: 'faro 656e7a1563' } } })).data;
    expect(data.map((found) => found.id)).toEqual([id]);
  });

  it('is for staff only, and knows no other filters', async () => {
    expect((await list({}, coordinator)).status).toBe(403);
    expect((await list({ filters: { reachedUsHow: { $eq: 'x' } } })).status).toBe(400);
  });
});

describe('GET /api/organizations/:id/doubles', () => {
  const doubles = async (id: number) =>
    (await staff.call('GET /api/organizations/:id/doubles', { params: { id } })).data.data;

  it('says why each is alike: the name without legal form, the host without www', async () => {
    const id = await register('Cooperativa Aldea Nova', 'https://www.aldea-nova.example/inicio');
    const both = await register('ALDEA NOVA, S. Coop.', 'http://aldea-nova.example');
    const byWeb = await register('Otra cosa distinta', 'https://aldea-nova.example:8080/x');
    const byName = await register('Aldeia Nova');
    await register('Cooperativa Monte Vello', 'https://sub.aldea-nova.example');
    expect((await doubles(id)).map(({ id: other, why }) => [other, why])).toEqual([
      [both, ['name', 'web']],
      [byWeb, ['web']],
      [byName, ['name']],
    ]);
    expect((await doubles(id))[0]).toMatchObject({ name: 'ALDEA NOVA, S. Coop.', verified: false });
  });

  it.each([
    ['https://www.instagram.com/', 'Zarzal', 'Brezo'],
    ['https://facebook.com/', 'Tojo', 'Madroño'],
  ])('finds nothing by %s, where many have a page', async (site, name, other) => {
    const id = await register(name, `${site}${name}`);
    await register(other, `${site}${other}`);
    expect(await doubles(id)).toEqual([]);
  });

  it('finds nothing by a legal form or a missing web, and names in other scripts by themselves', async () => {
    const id = await register('Fundación');
    await register('Fundación Quejigo');
    expect(await doubles(id)).toEqual([]);
    const greek = await register('Θάλασσα');
    const other = await register('Θάλασσα');
    expect((await doubles(greek)).map((one) => one.id)).toEqual([other]);
  });

  it(`lists at most ${limits.organizationDoubles.max}`, async () => {
    const id = await register('Veinte veces');
    for (let made = 0; made < 12; made++) await register('Veinte veces');
    expect(await doubles(id)).toHaveLength(limits.organizationDoubles.max);
  });
});

describe('a decision about the verification', () => {
  it('is told by one mail with the reason, noted, and not repeated for the same state', async () => {
    const before = (await mails()).length;
    const reason = { reason: 'web', words: 'El dominio está en venta desde mayo.' };
    const first = await verify(ownId, { verified: false, ...reason });
    expect([first.status, first.data.meta]).toEqual([200, { changed: true }]);
    expect(first.data.data).toMatchObject({ verified: false, talent_access: false });
    expect((await verify(ownId, { verified: false, ...reason })).data.meta).toEqual({ changed: false });
    expect((await verify(ownId, { verified: true })).data.data.verified).toBe(true);

    const [withdrawn, verified, ...others] = await mailsAfter(before, 2);
    expect(others).toEqual([]);
    expect(withdrawn?.text).toContain('Motivo: La web no funciona o no es de la organización.');
    expect(withdrawn?.text).toContain('El dominio está en venta desde mayo.');
    expect(withdrawn?.text).toContain('acceso al Talent Corner');
    expect(verified?.subject).toContain('está verificada');
    expect((await history(ownId)).slice(0, 2)).toEqual(['verified', 'unverified']);
    const [note] = await notes(ownId);
    expect(note?.text).toContain('El dominio está en venta desde mayo.');
  });

  it('is carried out once when two members of staff decide at the same moment', async () => {
    const id = await register('Dos a la vez');
    const answers = await Promise.all([1, 2, 3].map(() => verify(id, { verified: true })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.filter(({ data }) => data.meta.changed)).toHaveLength(1);
    expect(await history(id)).toEqual(['verified']);
  });

  it('is refused when name or web are no longer those that were checked', async () => {
    const id = await register('Antes Otra', 'https://antes.example');
    const checked = { name: 'Antes Otra', web: 'https://antes.example' };
    await server.rows(`update organizations set web = 'https://despues.example' where id = ${id}`);
    const refused = await verify(id, { verified: true, checked });
    expect([refused.status, refused.error.name]).toEqual([409, 'Conflict']);
    expect(await history(id)).toEqual([]);
    expect(
      (await verify(id, { verified: true, checked: { ...checked, web: 'https://despues.example' } })).status,
    ).toBe(200);
  });

  it.each([
    ['an unknown reason', { reason: 'bored' }, { reason: 'Este campo es obligatorio.' }],
    [
      'another reason without words',
      { reason: 'other', words: ' ' },
      { words: 'Este campo es obligatorio.' },
    ],
    [
      'too many words',
      { reason: 'web', words: 'a'.repeat(limits.withdrawalWords.max + 1) },
      { words: 'Longitud máxima alcanzada.' },
    ],
  ])('refuses %s', async (_, data, fields) => {
    const { status, error } = await verify(ownId, { verified: false, ...data });
    expect([status, error.details.fields]).toEqual([400, fields]);
  });
});

describe('a decision about the talent corner', () => {
  it('is told by one mail, noted in the history, and needs the verification', async () => {
    const before = (await mails()).length;
    expect((await grant(ownId, { talent_access: true })).data.meta).toEqual({ changed: true });
    expect((await grant(ownId, { talent_access: true })).data.meta).toEqual({ changed: false });
    await grant(ownId, { talent_access: false, reason: 'other', words: 'Nos lo habéis pedido.' });
    const sent = await mailsAfter(before, 2);
    expect(sent.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('ya puede usar el Talent Corner'),
      expect.stringContaining('ya no tiene acceso al Talent Corner'),
    ]);
    expect(sent[1]?.text).toContain('Nos lo habéis pedido.');
    expect(sent[1]?.text).not.toContain('Motivo:');
    expect((await history(ownId)).slice(0, 2)).toEqual(['talentWithdrawn', 'talentGiven']);
    const unverifiedId = await register('Sin marca');
    expect((await grant(unverifiedId, { talent_access: true })).error.name).toBe('OrganizationNotVerified');
  });
});

describe('the preview of a mail', () => {
  const preview = (query: object, who = staff) =>
    who.wrong('GET /api/organizations/:id/verification/mail', { params: { id: ownId }, query });
  /** The link to end such mails differs: the preview has the reader's own. */
  const withoutToken = (text: string) => text.replace(/alerts=[\w.~-]+/g, 'alerts=…');

  it('is the mail that is sent then', async () => {
    const why = { reason: 'inactive', words: 'Nadie responde al teléfono.' };
    const { data } = (await preview({ verified: false, ...why })).data;
    expect(data.recipients).toContain('coordinacion@puente.test');
    expect(data.html).toContain('Nadie responde al teléfono.');
    const before = (await mails()).length;
    await verify(ownId, { verified: false, ...why });
    const [sent] = await mailsAfter(before, 1);
    expect(sent?.subject).toBe(data.subject);
    expect(withoutToken(sent?.text ?? '')).toBe(withoutToken(data.text).replaceAll('\r\n', '\n'));
    expect(sent?.text).not.toBe(data.text);
    await verify(ownId, { verified: true });
  });

  it('names nobody who has ended such mails', async () => {
    const choose = (mail: string) =>
      coordinator.wrong('PUT /api/alerts/choices', { body: { data: { kind: 'verification', mail } } });
    await choose('never');
    expect((await preview({ verified: true })).data.data.recipients).not.toContain(
      'coordinacion@puente.test',
    );
    await choose('atOnce');
  });

  it('is there for the talent corner, and refuses what it does not know', async () => {
    const { data } = await staff.call('GET /api/organizations/:id/talent/access/mail', {
      params: { id: ownId },
      query: { talent_access: true },
    });
    expect(data.data.subject).toContain('Talent Corner');
    expect((await preview({ verified: 'quizá' })).status).toBe(400);
    expect((await preview({ verified: true }, coordinator)).status).toBe(403);
  });
});

describe('notes of staff', () => {
  const write = (text: string, who = staff) =>
    who.wrong('POST /api/organizations/:id/staff-notes', { params: { id: ownId }, body: { data: { text } } });

  it('have their author and are listed newest first', async () => {
    await write('Hemos llamado al teléfono de la web.');
    const { data } = await write('Nos han mandado los estatutos.');
    const [newest, before] = await notes(ownId);
    expect(newest).toEqual(data.data);
    expect(before?.text).toBe('Hemos llamado al teléfono de la web.');
    expect(newest?.author).toBeTruthy();
  });

  it.each([
    ['', 'Este campo es obligatorio.'],
    ['a'.repeat(limits.staffNote.max + 1), 'Longitud máxima alcanzada.'],
  ])('refuse %#', async (text, message) => {
    const { status, error } = await write(text);
    expect([status, error.details.fields]).toEqual([400, { text: message }]);
  });

  it('are read and written by staff only, in none of the organisation’s own answers', async () => {
    expect((await write('Hola', coordinator)).status).toBe(403);
    const own = await coordinator.fetch(`/api/organizations/${ownId}`);
    expect(await own.text()).not.toContain('estatutos');
  });

  it('keep the note without its author after the account has gone', async () => {
    await server.rows(`update staff_notes set author_id = null where organization_id = ${ownId}`);
    expect((await notes(ownId))[0]?.author).toBeNull();
  });
});

it('tells staff, and nobody else, when a person last logged in', async () => {
  const people = async (who: Client) =>
    (await who.call('GET /api/organizations/:id/people', { params: { id: ownId } })).data.data;
  await server.rows(`update users set last_login = now() where email = 'coordinacion@puente.test'`);
  expect((await people(staff)).find(({ email }) => email === 'coordinacion@puente.test')?.lastLogin).toMatch(
    /^\d{4}-/,
  );
  expect((await people(coordinator)).every((person) => !('lastLogin' in person))).toBe(true);
});
