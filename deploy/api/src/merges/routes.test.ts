import { allRows } from '../../test/all-rows.ts';
import { type Client, clientOf, logIn } from '../../test/client.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { messagesTo } from '../../test/outbox.ts';
import { until } from '../../test/until.ts';

let server: OperatedServer;
let staff: Client;
let coordinator: Client;
let student: Client;
/** The coordinator's organisation: verified, with talent access. */
let into: number;
beforeAll(async () => {
  server = await startOperatedServer();
  [staff, coordinator, student] = (await Promise.all(
    (['soporte', 'coordinacion', 'estudiante'] as const).map((who) => logIn(server.address, who)),
  )) as [Client, Client, Client];
  into = (await coordinator.call('GET /api/users/me', {})).data.details?.organization?.id as number;
});
afterAll(() => server.stop());

const preview = (id: number, other = into) =>
  staff.wrong('GET /api/organizations/:id/merge', { params: { id }, query: { into: other } });
const merge = (id: number, version: string, other = into) =>
  staff.wrong('POST /api/organizations/:id/merge', {
    params: { id },
    body: { data: { into: other, version } },
  });
const undo = (id: number) => staff.wrong('POST /api/merges/:id/undo', { params: { id } });
const one = async <Value>(sql: string): Promise<Value | undefined> =>
  (await server.rows<{ value: Value }>(sql))[0]?.value;
const ids = async (sql: string): Promise<number[]> =>
  (await server.rows<{ id: number }>(sql)).map(({ id }) => id);

/** Every row, except those that a merge and its undo write themselves. */
const everything = () =>
  allRows(server, [
    'merges',
    'organization_history',
    'staff_acts',
    'staff_act_outcomes',
    'alerts',
    'rate_limits',
    'sessions',
    'security_events',
    'withdrawn_pages',
  ]);

/**
 * Inserts a double of the coordinator's organisation with something of each kind: a manager of both, followers of both, a
 * template of the same name, an invitation for somebody who is in the other one already.
 */
async function makeDouble(name: string): Promise<number> {
  const id = (await one<number>(
    `insert into organizations (name, web, linkedin, contact_name) values ('${name}', 'https://doble.example', 'https://www.linkedin.com/company/doble', 'Uxía')
     returning id as value`,
  )) as number;
  await server.rows(
    `insert into projects (organization_id, title, description, presentiality, published_at, visibility_consent) values (${id}, 'Mapa de ${name}', 'Un mapa.', 'remote', now(), true)`,
  );
  await server.rows(
    `insert into managed_organizations (project_manager_id, organization_id) select id, ${id} from project_managers on conflict do nothing`,
  );
  await server.rows(
    `insert into managed_organizations (project_manager_id, organization_id) select id, ${into} from project_managers on conflict do nothing`,
  );
  await server.rows(
    `insert into follows (student_id, organization_id) select id, ${id} from students order by id limit 3`,
  );
  await server.rows(
    `insert into follows (student_id, organization_id) select id, ${into} from students order by id limit 1 on conflict do nothing`,
  );
  await server.rows(
    `insert into contact_disclosures (student_id, organization_id, given_at) select id, ${id}, '2020-01-01' from students order by id limit 2`,
  );
  await server.rows(
    `insert into contact_disclosures (student_id, organization_id, given_at) select id, ${into}, '2024-01-01' from students order by id limit 1
     on conflict (student_id, organization_id) do update set given_at = excluded.given_at`,
  );
  for (const organization of [id, into])
    await server.rows(
      `insert into talent_lists (organization_id, name) values (${organization}, 'Lista de ${name}')`,
    );
  await server.rows(
    `insert into joinings (organization_id, origin, email, user_id) select ${id}, 'invitation', 'coordinacion@puente.test', id from users where email = 'coordinacion@puente.test'`,
  );
  return id;
}

it('says what moves, what clashes and who gains what, and changes nothing', async () => {
  const id = await makeDouble('Vista previa');
  const before = await everything();
  const { data } = (await preview(id)).data;
  expect(data.moves).toEqual(
    expect.arrayContaining([
      { part: 'projects', count: 1, names: ['Mapa de Vista previa'] },
      { part: 'follows', count: 2, names: [] },
      // The student who gave it to both keeps the earlier date.
      { part: 'contactDisclosures', count: 2, names: [] },
    ]),
  );
  expect(data.clashes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ part: 'people', clash: 'once', count: 1 }),
      expect.objectContaining({ part: 'follows', clash: 'once', count: 1 }),
      expect.objectContaining({ part: 'talentLists', clash: 'renamed', names: ['Lista de Vista previa'] }),
      expect.objectContaining({
        part: 'joinings',
        clash: 'settled',
        names: ['coordinacion@puente.test'],
      }),
    ]),
  );
  expect(data.rights).toEqual(['verificationGained', 'talentGained', 'inclusionGained']);
  expect(data.fields).toEqual(
    expect.arrayContaining([expect.objectContaining({ field: 'web', ends: 'https://doble.example' })]),
  );
  expect(data.mails).toBeGreaterThan(0);
  expect(await everything()).toEqual(before);
});

it('moves everything, keeps one of two, leads the former page on, and gives all of it back', async () => {
  const id = await makeDouble('Ida y vuelta');
  const before = await everything();
  const [project] = await ids(`select id from projects where organization_id = ${id}`);
  const { version } = (await preview(id)).data.data;
  const made = await merge(id, version);
  expect(made.status).toBe(200);
  expect(made.data.data).toMatchObject({
    kind: 'organization',
    from: { id, name: 'Ida y vuelta' },
    mergedBy: expect.any(String) as unknown,
    undoneAt: null,
  });
  expect(await ids(`select id from organizations where id = ${id}`)).toEqual([]);
  expect(await one(`select organization_id as value from projects where id = ${project}`)).toBe(into);
  expect(
    await one(
      `select count(*)::int as value from talent_lists where organization_id = ${into} and name like 'Lista de Ida y vuelta%'`,
    ),
  ).toBe(2);
  expect(await one(`select name as value from talent_lists where name like 'Lista de Ida y vuelta (%'`)).toBe(
    'Lista de Ida y vuelta (2)',
  );
  expect(
    await one(
      `select extract(year from min(given_at))::int as value from contact_disclosures where organization_id = ${into}`,
    ),
  ).toBe(2020);
  // People of the former one read its applications as people of the remaining one.
  expect(
    (await coordinator.wrong('GET /api/organizations/:id/projects', { params: { id: into } })).status,
  ).toBe(200);
  const visitor = clientOf(server.address);
  expect(
    (await visitor.call('GET /api/withdrawn-pages', { query: { kind: 'organization', key: String(id) } }))
      .data.data,
  ).toEqual({ withdrawn: false, movedTo: String(into) });
  const kinds = (
    await coordinator.call('GET /api/organizations/:id/history', { params: { id: into } })
  ).data.data.map(({ kind }) => kind);
  expect(kinds[0]).toBe('merged');
  const mails = () => messagesTo(server.dataDir, 'coordinacion@puente.test');
  await until(async () => (await mails()).some(({ subject }) => subject.includes('tenía dos páginas')));

  const undone = await undo(made.data.data.id);
  expect(undone.data.data).toMatchObject({ undoneBy: expect.any(String) as unknown, notReturned: [] });
  expect(await everything()).toEqual(before);
  expect(
    (await visitor.call('GET /api/withdrawn-pages', { query: { kind: 'organization', key: String(id) } }))
      .data.data.movedTo,
  ).toBeNull();
  await until(async () =>
    (await mails()).some(({ subject }) => subject.includes('vuelve a tener su propia página')),
  );
  expect((await undo(made.data.data.id)).error.name).toBe('MergeOver');
});

it('leaves what users have changed since then where it is, and says so', async () => {
  const id = await makeDouble('Con cambios');
  const { version } = (await preview(id)).data.data;
  const { data } = (await merge(id, version)).data;
  const elsewhere = (await one<number>(
    `insert into organizations (name) values ('Otra') returning id as value`,
  )) as number;
  await server.rows(`update projects set organization_id = ${elsewhere} where title = 'Mapa de Con cambios'`);
  const follower = await one<number>(`select id as value from students order by id offset 2 limit 1`);
  await server.rows(`delete from follows where organization_id = ${into} and student_id = ${follower}`);
  await server.rows(`update organizations set contact_name = 'Nuevo' where id = ${into}`);
  const { notReturned } = (await undo(data.id)).data.data;
  expect(notReturned).toEqual(
    expect.arrayContaining([
      { part: 'projects', count: 1, why: 'moved' },
      { part: 'follows', count: 1, why: 'deleted' },
    ]),
  );
  expect(notReturned).toHaveLength(2);
  expect(await one(`select contact_name as value from organizations where id = ${into}`)).toBe('Nuevo');
});

it('is refused when either has changed since the preview', async () => {
  const id = await makeDouble('Cambia');
  const { version } = (await preview(id)).data.data;
  await server.rows(
    `insert into projects (organization_id, title, description, presentiality) values (${id}, 'Uno más', 'Un mapa.', 'remote')`,
  );
  expect((await merge(id, version)).error.name).toBe('MergeChanged');
  // A student who follows it meanwhile changes nothing of what staff decide.
  const again = (await preview(id)).data.data.version;
  await server.rows(
    `insert into follows (student_id, organization_id) select max(id), ${id} from students on conflict do nothing`,
  );
  expect((await merge(id, again)).status).toBe(200);
});

it('is not undone while the remaining one is part of a third, and leads through both', async () => {
  const [first, second] = [await makeDouble('Primera'), await makeDouble('Segunda')];
  const made_ = await merge(first, (await preview(first, second)).data.data.version, second);
  const two = await merge(second, (await preview(second)).data.data.version);
  const visitor = clientOf(server.address);
  const leadsTo = async (id: number) =>
    (await visitor.call('GET /api/withdrawn-pages', { query: { kind: 'organization', key: String(id) } }))
      .data.data.movedTo;
  expect([await leadsTo(first), await leadsTo(second)]).toEqual([String(into), String(into)]);
  expect((await undo(made_.data.data.id)).error.name).toBe('MergedFurther');
  expect((await undo(two.data.data.id)).status).toBe(200);
  expect((await undo(made_.data.data.id)).status).toBe(200);
});

it('refuses the same one, one that does not exist, and others than support', async () => {
  const id = await makeDouble('Errores');
  expect((await preview(id, id)).error.details.fields).toEqual({ into: 'Es la misma. Elige otra.' });
  expect((await preview(id, 999_999)).status).toBe(404);
  expect((await merge(id, 'abc', id)).error.details.fields).toEqual({ into: 'Es la misma. Elige otra.' });
  for (const who of [coordinator, student, await logIn(server.address, 'redaccion')])
    expect((await who.wrong('GET /api/merges', {})).status).toBe(403);
});

it('keeps what an undo needs for seven days', async () => {
  const id = await makeDouble('Siete días');
  const { data } = (await merge(id, (await preview(id)).data.data.version)).data;
  const listed = async () =>
    (await staff.call('GET /api/merges', { query: { filters: { undone: { $eq: false } } } })).data.data.map(
      (made_) => made_.id,
    );
  expect(await listed()).toContain(data.id);
  await server.run('old-merges');
  expect(await one(`select journal is null as value from merges where id = ${data.id}`)).toBe(false);
  await server.rows(`update merges set merged_at = now() - interval '8 days' where id = ${data.id}`);
  expect(await listed()).not.toContain(data.id);
  expect((await undo(data.id)).error.name).toBe('MergeOver');
  await server.run('old-merges');
  expect(await one(`select journal is null as value from merges where id = ${data.id}`)).toBe(true);
});

it('stands in the trail with the name of what ended', async () => {
  const id = await makeDouble('En el registro');
  await merge(id, (await preview(id)).data.data.version);
  const administrator = await logIn(server.address, 'staff');
  const [act] = (
    await administrator.call('GET /api/staff-acts', { query: { filters: { record: { $eq: id } } } })
  ).data.data;
  expect(act).toMatchObject({
    call: 'POST /api/organizations/:id/merge',
    recordName: 'En el registro',
    outcome: 'done',
    changes: expect.arrayContaining([{ field: 'into', after: into }]) as unknown,
  });
});
