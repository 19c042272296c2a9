import { allRows } from '../../test/all-rows.ts';
import { type Client, logIn } from '../../test/client.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';

let server: OperatedServer;
let staff: Client;
let student: Client;
beforeAll(async () => {
  server = await startOperatedServer();
  [staff, student] = await Promise.all([
    logIn(server.address, 'soporte'),
    logIn(server.address, 'estudiante'),
  ]);
});
afterAll(() => server.stop());

const own = { university: 'universities', degree: 'degrees' } as const;
type Kind = keyof typeof own;
type CatalogueMerge = `/api/${(typeof own)[Kind]}/:id/catalogue-merge`;
const path = (kind: Kind): CatalogueMerge => `/api/${own[kind]}/:id/catalogue-merge`;

const preview = (kind: Kind, from: number, into: number) =>
  staff.wrong(`GET ${path(kind)}`, { params: { id: from }, query: { into } });
const merge = (kind: Kind, from: number, into: number, version: string) =>
  staff.wrong(`POST ${path(kind)}`, { params: { id: from }, body: { data: { into, version } } });
/** Merges as the present preview says. @returns the id of the merge */
async function mergeNow(kind: Kind, from: number, into: number): Promise<number> {
  const { version } = (await preview(kind, from, into)).data.data;
  const made = await merge(kind, from, into, version);
  expect(made.status).toBe(200);
  return made.data.data.id;
}
const undo = (id: number) => staff.wrong('POST /api/merges/:id/undo', { params: { id } });

const one = async <Value>(sql: string): Promise<Value | undefined> =>
  (await server.rows<{ value: Value }>(sql))[0]?.value;
const values = async (sql: string): Promise<unknown[]> =>
  (await server.rows<{ value: unknown }>(sql)).map(({ value }) => value);
const addUniversity = async (name: string, fields = '', given = ''): Promise<number> =>
  (await one<number>(
    `insert into universities (name, validated${fields}) values ('${name}', true${given}) returning id as value`,
  )) as number;
const addDegree = async (name: string, area: number | null = null): Promise<number> =>
  (await one<number>(
    `insert into degrees (name, type, study_area_id) values ('${name}', 'Grado', ${area}) returning id as value`,
  )) as number;
const addCenter = async (university: number, name: string): Promise<number> =>
  (await one<number>(
    `insert into centers (university_id, name, province) values (${university}, '${name}', 'Lugo') returning id as value`,
  )) as number;

/** Every row, except those that a merge and its undo write themselves. */
const everything = () =>
  allRows(server, [
    'merges',
    'staff_acts',
    'staff_act_outcomes',
    'rate_limits',
    'sessions',
    'security_events',
  ]);

it('merges two universities with everything of theirs, and gives all of it back', async () => {
  const from = await addUniversity('Univ. del Cabo', ', code, short_names', `, 'cabo', '{UDCB}'`);
  const into = await addUniversity('Universidad del Cabo', ', short_names', `, '{UC}'`);
  const [law, sea] = [await addDegree('Grado en Cabos'), await addDegree('Grado en Mareas')];
  const [double, kept] = [await addCenter(from, 'Campus Ártico'), await addCenter(into, 'Campus artico')];
  const alone = await addCenter(from, 'Campus Sur');
  await server.rows(
    `insert into center_degrees (center_id, degree_id) values (${double}, ${law}), (${double}, ${sea}), (${kept}, ${law}), (${alone}, ${law})`,
  );
  await server.rows(
    `update students set university_id = ${from} where id in (select id from students order by id limit 3)`,
  );
  await server.rows(`update teachers set university_id = ${from} where id = (select min(id) from teachers)`);
  await server.rows(
    `update works set author_university = 'Univ. del Cabo' where id = (select min(id) from works)`,
  );
  const audience = JSON.stringify({
    universities: [from, into],
    studyAreas: [],
    situations: [],
    campaigns: [],
  });
  const notice = await one<number>(
    `insert into audience_notices (kind, title, text, audience) values ('u4i_advice', 'Becas del Cabo', '<p>Hay.</p>', '${audience}') returning id as value`,
  );
  const before = await everything();

  const { data } = (await preview('university', from, into)).data;
  expect(data.moves).toEqual([
    { part: 'taughtDegrees', count: 1, names: [] },
    { part: 'students', count: 3, names: [] },
    { part: 'teachers', count: 1, names: [] },
    { part: 'centers', count: 1, names: ['Campus Sur'] },
    { part: 'notices', count: 1, names: ['Becas del Cabo'] },
  ]);
  expect(data.clashes).toEqual([
    { part: 'taughtDegrees', clash: 'once', count: 1, names: [] },
    { part: 'centers', clash: 'once', count: 1, names: ['Campus Ártico'] },
  ]);
  expect(data.fields).toEqual([
    { field: 'code', stays: null, ends: 'cabo', copied: true },
    { field: 'shortNames', stays: 'UC', ends: 'UDCB', copied: true },
  ]);
  expect(data.works).toBe(1);
  expect(await everything()).toEqual(before);

  const made = await merge('university', from, into, data.version);
  expect(made.data.data).toMatchObject({
    kind: 'university',
    from: { id: from, name: 'Univ. del Cabo' },
    into: { id: into, name: 'Universidad del Cabo' },
    undoneAt: null,
  });
  expect(await values(`select id as value from universities where id = ${from}`)).toEqual([]);
  expect(await one(`select count(*)::int as value from students where university_id = ${into}`)).toBe(3);
  expect(
    await values(`select name as value from centers where university_id = ${into} order by name`),
  ).toEqual(['Campus Sur', 'Campus artico']);
  expect(
    await values(`select degree_id as value from center_degrees where center_id = ${kept} order by 1`),
  ).toEqual([law, sea].toSorted((a, b) => a - b));
  expect(await values(`select code as value from universities where id = ${into}`)).toEqual(['cabo']);
  expect(
    await values(`select audience->'universities' as value from audience_notices where id = ${notice}`),
  ).toEqual([[into]]);
  expect(await one(`select author_university as value from works order by id limit 1`)).toBe(
    'Univ. del Cabo',
  );

  expect((await undo(made.data.data.id)).data.data).toMatchObject({ notReturned: [] });
  expect(await everything()).toEqual(before);
});

it('merges two degrees, of which a student keeps one, and gives both back', async () => {
  const area = (await one<number>('select min(id) as value from study_areas')) as number;
  const [from, into] = [await addDegree('Grado de Rías', area), await addDegree('Grado en Rías')];
  const [both, only] = (await values('select id as value from students order by id limit 2')) as number[];
  const teacher = await one<number>('select min(id) as value from teachers');
  await server.rows(
    `insert into student_degrees (student_id, degree_id) values (${both}, ${from}), (${both}, ${into}), (${only}, ${from})`,
  );
  await server.rows(`insert into teacher_degrees (teacher_id, degree_id) values (${teacher}, ${from})`);
  const version = (id?: number) =>
    one<string>(`select updated_at::text as value from students where id = ${id}`);
  const before = await everything();
  const [versionOfBoth, versionOfOnly] = [await version(both), await version(only)];

  const { data } = (await preview('degree', from, into)).data;
  expect(data.moves).toEqual([
    { part: 'students', count: 1, names: [] },
    { part: 'teachers', count: 1, names: [] },
  ]);
  expect(data.clashes).toEqual([{ part: 'students', clash: 'once', count: 1, names: [] }]);
  expect(data.fields).toEqual([
    { field: 'studyArea', stays: null, ends: expect.any(String) as unknown, copied: true },
  ]);
  const id = await mergeNow('degree', from, into);
  expect(
    await values(`select student_id as value from student_degrees where degree_id = ${into} order by 1`),
  ).toEqual([both, only]);
  // A form that was open sends the former degree: its version is refused first.
  expect(await version(both)).not.toBe(versionOfBoth);
  expect(await version(only)).not.toBe(versionOfOnly);
  expect(await one(`select study_area_id as value from degrees where id = ${into}`)).toBe(area);

  const merged = await version(only);
  expect((await undo(id)).data.data).toMatchObject({ notReturned: [] });
  expect(await version(only)).not.toBe(merged);
  expect(await everything()).toEqual(before);
});

it('refuses a merge that the preview did not show, and ignores students who register meanwhile', async () => {
  const [from, into] = [await addUniversity('Univ. Cambiante'), await addUniversity('Universidad Cambiante')];
  const { version } = (await preview('university', from, into)).data.data;
  const center = await addCenter(from, 'Campus Nuevo');
  expect((await merge('university', from, into, version)).error.name).toBe('MergeChanged');
  await server.rows(`delete from centers where id = ${center}`);
  await server.rows(`update students set university_id = ${from} where id = (select max(id) from students)`);
  expect((await merge('university', from, into, version)).status).toBe(200);
});

it('merges into another one of the catalogue only', async () => {
  const from = await addUniversity('Univ. Sola');
  const typed = await one<number>(
    `insert into universities (name) values ('Universidad Escrita') returning id as value`,
  );
  expect((await preview('university', from, from)).error.details.fields).toHaveProperty('into');
  expect((await preview('university', from, typed ?? 0)).error.details.fields).toEqual({
    into: 'Elige una del catálogo.',
  });
  expect((await preview('university', from, 2_000_000)).status).toBe(404);
  expect(
    (await student.wrong(`GET ${path('degree')}`, { params: { id: 1 }, query: { into: 2 } })).status,
  ).toBe(403);
});

it('gives a university back only while its name is free and the other one exists', async () => {
  const [from, into] = [await addUniversity('Univ. del Faro'), await addUniversity('Universidad del Faro')];
  const id = await mergeNow('university', from, into);
  await server.rows(`insert into universities (name) values ('Univ. del Faro')`);
  expect((await undo(id)).error.name).toBe('MergedNameTaken');
  await server.rows(`delete from universities where name = 'Univ. del Faro'`);
  const further = await mergeNow('university', into, await addUniversity('Universidade do Faro'));
  expect((await undo(id)).error.name).toBe('MergedFurther');
  expect((await undo(further)).status).toBe(200);
  expect((await undo(id)).status).toBe(200);
  expect((await undo(id)).error.name).toBe('MergeOver');
});

it('undoes the merge of a typed university, which waits for its review again', async () => {
  const into = await addUniversity('Universidad de las Islas');
  const typed = (await one<number>(
    `insert into universities (name) values ('Uni Islas') returning id as value`,
  )) as number;
  await staff.call('POST /api/universities/:id/merge', { params: { id: typed }, body: { data: { into } } });
  const query = { filters: { kind: { $eq: 'university' }, undone: { $eq: false } } } as const;
  const listed = (await staff.call('GET /api/merges', { query })).data.data.find(
    ({ from }) => from.id === typed,
  );
  expect(listed).toMatchObject({ from: { name: 'Uni Islas' }, into: { id: into } });
  expect((await undo(listed?.id ?? 0)).status).toBe(200);
  expect(
    (await staff.call('GET /api/universities/typed', { query: { pagination: { pageSize: 100 } } })).data.data,
  ).toEqual(expect.arrayContaining([expect.objectContaining({ id: typed, name: 'Uni Islas' })]));
});

it('is in the trail, and forgotten after seven days', async () => {
  const administrator = await logIn(server.address, 'staff');
  const [from, into] = [await addDegree('Grado de Faros'), await addDegree('Grado en Faros')];
  const id = await mergeNow('degree', from, into);
  const filters = {
    call: { $eq: 'POST /api/degrees/:id/catalogue-merge' },
    record: { $eq: from },
  } as const;
  const acts = (await administrator.call('GET /api/staff-acts', { query: { filters } })).data.data;
  expect(acts).toMatchObject([{ recordName: 'Grado de Faros', outcome: 'done' }]);
  await server.rows(`update merges set merged_at = now() - interval '8 days' where id = ${id}`);
  expect((await undo(id)).error.name).toBe('MergeOver');
  await server.run('old-merges');
  expect(await values(`select id as value from merges where id = ${id}`)).toEqual([]);
});
