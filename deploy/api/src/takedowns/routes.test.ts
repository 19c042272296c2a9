import { type Client, logIn } from '../../test/client.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { messageWith } from '../../test/outbox.ts';
import { limits } from '@puente/contract/limits';

let server: OperatedServer;
let coordinator: Client;
let manager: Client;
let student: Client;
let support: Client;
let administrator: Client;
let organizationId: number;
beforeAll(async () => {
  server = await startOperatedServer();
  [coordinator, manager, student, support, administrator] = (await Promise.all(
    (['coordinacion', 'gestion', 'estudiante', 'soporte', 'staff'] as const).map((who) =>
      logIn(server.address, who),
    ),
  )) as [Client, Client, Client, Client, Client];
  organizationId = (await coordinator.call('GET /api/users/me', {})).data.details?.organization?.id as number;
});
afterAll(() => server.stop());

/** A new open project of the coordinator. */
async function newProject(): Promise<number> {
  const data = {
    organization: organizationId,
    draft: true,
    title: 'Observatorio del ruido',
    description:
      'Queremos medir el ruido de nuestras calles con sensores sencillos y explicar los resultados en abierto.',
    type: 'TFG o TFM',
    study_areas: ['Ciencias'],
    presentiality: 'hybrid',
    location: 'Lugo',
  };
  const { id } = (await coordinator.wrong('POST /api/projects', { body: { data } })).data.data;
  expect((await coordinator.wrong('POST /api/projects/:id/publish', { params: { id } })).status).toBe(200);
  return id;
}
const takeDown = (id: number, data: object = { reason: 'labour' }, who = support) =>
  who.wrong('POST /api/projects/:id/takedown', { params: { id }, body: { data } });
const object = (id: number, who = coordinator, words = 'Es media jornada: ya está corregido.') =>
  who.wrong('POST /api/takedowns/:id/objection', { params: { id }, body: { data: { words } } });
const decide = (id: number, decision: string, who = administrator, words = 'Hemos visto el convenio.') =>
  who.wrong('POST /api/takedowns/:id/decision', { params: { id }, body: { data: { decision, words } } });
const read = async (id: number, who = coordinator) =>
  (await who.call('GET /api/takedowns/:id', { params: { id } })).data.data;
const alertsOf = async () =>
  (await coordinator.call('GET /api/alerts', { query: { pagination: { pageSize: 50 } } })).data.data;

describe('taking a project down', () => {
  it('tells its people why and how to object, and gives it back with its date when it is lifted', async () => {
    const id = await newProject();
    const before = (await coordinator.call('GET /api/projects/:id', { params: { id } })).data.data;
    const { data } = await takeDown(id, { reason: 'labour', words: 'Pide jornada completa.' });
    expect(data.data).toMatchObject({ kind: 'project', state: 'takenDown', record: { id } });
    const takedown = data.data.id;
    const mail = await messageWith(server.dataDir, 'coordinacion@puente.test', 'Pide jornada completa.');
    expect(mail.text).toContain('condiciones de trabajo que la ley no permite');
    expect(mail.text).toContain('objeción');
    expect(mail.text).toContain(`/retiradas/${takedown}`);
    expect((await alertsOf())[0]).toMatchObject({ kind: 'takedowns', path: `/retiradas/${takedown}` });

    const objected = await object(takedown);
    expect(objected.data.data).toMatchObject({ state: 'objected' });
    expect((await object(takedown)).error.name).toBe('ObjectionExists');
    // Its people learn no name of staff; staff learn all.
    expect((await read(takedown)).history.map(({ by }) => by !== null)).toEqual([false, true]);
    expect((await read(takedown, support)).history.every(({ by }) => by !== null)).toBe(true);

    expect((await decide(takedown, 'lifted', support)).error.name).toBe('OwnTakedown');
    expect((await decide(takedown, 'lifted')).data.data.state).toBe('lifted');
    await messageWith(server.dataDir, 'coordinacion@puente.test', 'Hemos visto el convenio.');
    const after = (await coordinator.call('GET /api/projects/:id', { params: { id } })).data.data;
    expect(after).toMatchObject({ publishedAt: before.publishedAt, status: before.status });
    expect((await decide(takedown, 'upheld')).error.name).toBe('TakedownLifted');
  });

  it('admits no application and no draft, and lets its people edit and answer', async () => {
    const id = await newProject();
    await takeDown(id);
    const applied = await student.wrong('POST /api/applys', {
      body: {
        data: { project: id, motivation: 'Quiero aplicar lo que he aprendido a un caso real.', CV: 1 },
      },
    });
    expect(applied.status).toBe(404);
    const list = await coordinator.call('GET /api/projects/:id/applys', { params: { id } });
    expect(list.status).toBe(200);
    const { title } = (await coordinator.call('GET /api/projects/:id', { params: { id } })).data.data;
    const changed = await coordinator.wrong('PUT /api/projects/:id', {
      params: { id },
      body: { data: { title: `${title}, corregido` } },
    });
    expect([changed.status, changed.data.data.publishedAt]).toEqual([200, null]);
    expect((await coordinator.wrong('POST /api/projects/:id/publish', { params: { id } })).error.name).toBe(
      'ProjectPublished',
    );
  });

  it('is done once when two members of staff do it at the same moment', async () => {
    const id = await newProject();
    const answers = await Promise.all(
      [support, administrator, support].map((who) => takeDown(id, undefined, who)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.filter(({ data }) => data.meta.changed)).toHaveLength(1);
    expect(new Set(answers.map(({ data }) => data.data.id)).size).toBe(1);
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
      { reason: 'spam', words: 'a'.repeat(limits.takedownWords.max + 1) },
      { words: 'Longitud máxima alcanzada.' },
    ],
  ])('is refused for %s', async (_, data, fields) => {
    const { status, error } = await takeDown(await newProject(), data);
    expect([status, error.details.fields]).toEqual([400, fields]);
  });
});

describe('an objection', () => {
  it('that comes while the takedown is lifted is refused or decided, never lost', async () => {
    const id = await newProject();
    const takedown = (await takeDown(id)).data.data.id;
    const [objected, lifted] = await Promise.all([object(takedown), decide(takedown, 'lifted')]);
    expect(lifted.status).toBe(200);
    expect([200, 409]).toContain(objected.status);
    const { state, history } = await read(takedown);
    expect(state).toBe('lifted');
    expect(history.some(({ event }) => event === 'objected')).toBe(objected.status === 200);
  });

  it('is refused six months later, from others, and after a decision', async () => {
    const id = await newProject();
    const takedown = (await takeDown(id)).data.data.id;
    expect((await object(takedown, student)).status).toBe(404);
    await server.rows(
      `update takedowns set created_at = now() - interval '6 months 1 day' where id = ${takedown}`,
    );
    expect((await object(takedown)).error.name).toBe('ObjectionTooLate');
    await server.rows(`update takedowns set created_at = now() where id = ${takedown}`);
    expect((await decide(takedown, 'upheld')).error.name).toBe('ObjectionMissing');
    await object(takedown);
    expect((await decide(takedown, 'upheld', administrator, 'No vemos el convenio.')).data.data.state).toBe(
      'upheld',
    );
    await messageWith(server.dataDir, 'coordinacion@puente.test', 'No vemos el convenio.');
    expect((await object(takedown)).error.name).toBe('ObjectionExists');
    expect((await decide(takedown, 'upheld')).error.name).toBe('ObjectionMissing');
    // The member of staff behind the takedown may still reverse it.
    expect((await decide(takedown, 'lifted', support)).data.data.state).toBe('lifted');
  });

  it('is decided by the one who took the record down when there is nobody else', async () => {
    const id = await newProject();
    const takedown = (await takeDown(id)).data.data.id;
    await object(takedown);
    await server.rows(`update users set staff_role = 'editor' where email = 'staff@puente.test'`);
    expect((await decide(takedown, 'lifted', support)).status).toBe(200);
    await server.rows(`update users set staff_role = 'administrator' where email = 'staff@puente.test'`);
  });
});

describe('the list', () => {
  const list = async (who: Client, filters: object = {}) =>
    (await who.wrong('GET /api/takedowns', { query: { filters, sort: 'objectedAt:asc' } })).data.data;

  it('has all for staff, by kind and state, and their own for owners', async () => {
    const all = await list(support);
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['work', 'project']));
    const works = await list(support, { kind: 'work' });
    expect(works.length).toBeGreaterThan(1);
    expect(works.every(({ kind }) => kind === 'work')).toBe(true);
    expect((await list(student)).map(({ kind }) => kind)).toEqual(['work']);
    expect((await list(coordinator)).every(({ kind }) => kind === 'project')).toBe(true);
    expect(await list(manager)).toEqual([]);
  });
});

describe('an opportunity', () => {
  it('cannot be published again by its people, and the older call takes it down as well', async () => {
    const own = await coordinator.call('GET /api/organizations/:id/talent/opportunities', {
      params: { id: organizationId },
      query: { filters: { isDraft: { $eq: false } } },
    });
    const id = own.data.data.find(({ status }) => status === 'open')?.id as number;
    const call = (name: 'publish' | 'unpublish', who: Client) =>
      who.wrong(`POST /api/opportunities/:id/${name}`, { params: { id } });
    expect((await call('unpublish', support)).data.data).toMatchObject({ publishedAt: null });
    expect((await call('publish', coordinator)).error.name).toBe('TakenDown');
    const [takedown] = (await coordinator.call('GET /api/takedowns', {})).data.data;
    expect(takedown).toMatchObject({ kind: 'opportunity', reason: 'other', record: { id } });
  });
});

it('forgets the objection of an author who leaves a work without their name', async () => {
  const { details } = (await student.call('GET /api/users/me', {})).data;
  const own = details?.tfxs?.filter(({ isDraft }) => !isDraft).at(-1)?.id as number;
  const { data } = await support.wrong('POST /api/tfxes/:id/takedown', {
    params: { id: own },
    body: { data: { reason: 'copyright' } },
  });
  expect((await object(data.data.id, student, 'La fotografía es mía, de Uxía.')).status).toBe(200);
  await student.wrong('DELETE /api/users/:id', {
    params: { id: (await student.call('GET /api/users/me', {})).data.id },
    body: { password: 'Puente-2026', works: 'keep' },
  });
  const kept = await server.rows<{ objection: string | null }>(
    `select objection from takedowns where id = ${data.data.id}`,
  );
  expect(kept).toEqual([{ objection: null }]);
});
