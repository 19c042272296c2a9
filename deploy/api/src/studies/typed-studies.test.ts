import { type Client, clientOf, logIn, logInAs } from '../../test/client.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { confirmationIn, nextMessageTo } from '../../test/outbox.ts';
import type { TypedDegree, TypedUniversity } from '@puente/contract/entities/typed-study';

let server: OperatedServer;
let support: Client;
beforeAll(async () => {
  server = await startOperatedServer();
  support = await logIn(server.address, 'soporte');
});
afterAll(() => server.stop());

let people = 0;
/** Registers a student or a teacher with a typed university. */
async function register(university: string, profileType: 'student' | 'teacher' = 'student'): Promise<Client> {
  people += 1;
  const email = `persona-${people}@ejemplo.test`;
  const answer = await clientOf(server.address).call('POST /api/auth/local/register', {
    body: {
      username: email,
      email,
      password: 'caracola-93',
      name: 'Uxía',
      surname: 'Lago',
      profileType,
      university: { id: 0, name: university },
    },
  });
  expect(answer.status).toBe(200);
  const confirmation = confirmationIn(await nextMessageTo(server.dataDir, email));
  return logInAs(server.address, email, 'caracola-93', confirmation);
}

const pagination = { pageSize: 100 };
const waiting = async (): Promise<TypedUniversity[]> =>
  (await support.call('GET /api/universities/typed', { query: { pagination } })).data.data;
const waitingDegrees = async (): Promise<TypedDegree[]> =>
  (await support.call('GET /api/degrees/typed', { query: { pagination } })).data.data;

async function typed(name: string): Promise<TypedUniversity> {
  const found = (await waiting()).find((university) => university.name === name);
  if (!found) throw new Error(`${name} does not wait.`);
  return found;
}

async function idOf(name: string): Promise<number> {
  const query = { filters: { name: { $eq: name } } };
  return (await support.call('GET /api/universities', { query })).data.data[0]?.id ?? 0;
}

async function degreeId(name: string): Promise<number> {
  const query = { filters: { name: { $eq: name } } };
  return (await support.call('GET /api/degree/names', { query })).data.data[0]?.id ?? 0;
}

const universityOf = async (who: Client) =>
  (await who.call('GET /api/users/me', {})).data.details?.university;

const merge = (id: number, into: number) =>
  support.wrong('POST /api/universities/:id/merge', { params: { id }, body: { data: { into } } });

describe('typed universities', () => {
  it('wait with who uses them and what they may mean, the oldest first', async () => {
    await register('Universidade da Coruna');
    await register('Universidade da Coruna');
    await register('Universidade da Coruna', 'teacher');
    await server.rows(`update works set author_university = 'Universidade da Coruna'
      where id in (select id from works where published_at is not null order by id limit 2)`);
    await register('udc');
    const list = await waiting();
    const names = list.map(({ name }) => name);
    expect(names.indexOf('Universidade da Coruna')).toBeLessThan(names.indexOf('udc'));
    const first = await typed('Universidade da Coruna');
    expect(first).toMatchObject({ students: 2, teachers: 1, works: 2 });
    expect(first.doubles[0]?.name).toBe('Universidad de A Coruña');
    // Not those that have only 'Universidad de' in common.
    expect(first.doubles.map(({ name }) => name)).not.toContain('Universidad de La Laguna');
    expect(first.doubles.length).toBeLessThanOrEqual(5);
    const similarities = first.doubles.map(({ similarity }) => similarity);
    expect(similarities).toEqual([...similarities].sort((one, other) => other - one));
    expect((await typed('udc')).doubles[0]).toMatchObject({ name: 'Universidad de A Coruña', similarity: 1 });
  });

  it('come page by page', async () => {
    const query = { pagination: { page: 2, pageSize: 1 } };
    const { data, meta } = (await support.call('GET /api/universities/typed', { query })).data;
    expect(data).toEqual([(await waiting())[1]]);
    expect(meta.pagination).toMatchObject({ page: 2, total: (await waiting()).length });
  });

  it('are merged into one of the catalogue, with everybody who typed them', async () => {
    const [student, teacher] = [await register('Uni Corunha'), await register('Uni Corunha', 'teacher')];
    const { id } = await typed('Uni Corunha');
    await server.rows(
      `insert into centers (university_id, name, province) values (${id}, 'Campus', 'Lugo') returning id`,
    );
    const into = await idOf('Universidad de A Coruña');
    const preview = await support.call('GET /api/universities/:id/merge', {
      params: { id },
      query: { into },
    });
    expect(preview.data.data).toEqual({ students: 1, teachers: 1, centers: 1, works: 0 });
    const merged = await merge(id, into);
    expect(merged.data.data).toMatchObject({ id: into, name: 'Universidad de A Coruña' });
    expect(await universityOf(student)).toBe('Universidad de A Coruña');
    expect(await universityOf(teacher)).toBe('Universidad de A Coruña');
    expect((await waiting()).some((university) => university.id === id)).toBe(false);
  });

  it('leave no reference behind, whatever references universities', async () => {
    await register('Universidad Sin Rastro');
    const { id } = await typed('Universidad Sin Rastro');
    const references = await server.rows<{ table: string; column: string }>(
      `select conrelid::regclass::text as table, attname as column from pg_constraint
       join pg_attribute on attrelid = conrelid and attnum = any(conkey)
       where contype = 'f' and confrelid = 'universities'::regclass order by 1`,
    );
    // Another one is moved by the rules of merges/study-rules.ts.
    expect(references).toEqual(
      ['centers', 'students', 'teachers', 'university_agreements'].map((table) => ({
        table,
        column: 'university_id',
      })),
    );
    for (const { table, column } of references)
      await server.rows(
        table === 'centers'
          ? `insert into centers (university_id, name, province) values (${id}, 'C', 'Lugo') returning id`
          : table === 'university_agreements'
            ? `insert into university_agreements (university_id, collaboration_id)
               select ${id}, min(id) from collaborations returning id`
            : `update ${table} set ${column} = ${id} where id = (select min(id) from ${table}) returning id`,
      );
    expect((await merge(id, await idOf('Universidad de Vigo'))).status).toBe(200);
    for (const { table, column } of references)
      expect(await server.rows(`select 1 from ${table} where ${column} = ${id}`)).toEqual([]);
    expect(await server.rows(`select 1 from universities where id = ${id}`)).toEqual([]);
  });

  it('do not change what a work says about its author', async () => {
    await register('Universidad de la Obra');
    const [work] = await server.rows<{ id: number }>(
      `update works set author_university = 'Universidad de la Obra'
       where id = (select min(id) from works where published_at is not null) returning id`,
    );
    const { id } = await typed('Universidad de la Obra');
    await merge(id, await idOf('Universidad de Vigo'));
    expect(await server.rows(`select author_university from works where id = ${work?.id}`)).toEqual([
      { author_university: 'Universidad de la Obra' },
    ]);
  });

  it('are merged into another one of the catalogue only', async () => {
    await register('Universidad Una');
    await register('Universidad Dos');
    const [one, two] = [await typed('Universidad Una'), await typed('Universidad Dos')];
    const vigo = await idOf('Universidad de Vigo');
    expect((await merge(one.id, one.id)).error.details.fields).toEqual({
      into: 'Elige una del catálogo.',
    });
    expect((await merge(one.id, two.id)).error.details.fields).toEqual({ into: 'Elige una del catálogo.' });
    expect(await merge(one.id, 2_000_000)).toMatchObject({ status: 404 });
    expect((await merge(vigo, await idOf('Universidad de A Coruña'))).error.name).toBe('AlreadyReviewed');
    expect((await merge(2_000_000, vigo)).status).toBe(404);
    const asked = { params: { id: one.id }, query: { into: two.id } };
    expect((await support.wrong('GET /api/universities/:id/merge', asked)).error.details.fields).toEqual({
      into: 'Elige una del catálogo.',
    });
  });

  it('are merged once when two colleagues merge them at the same moment', async () => {
    const student = await register('Universidad Disputada');
    const { id } = await typed('Universidad Disputada');
    const targets = ['Universidad de Vigo', 'Universidad de A Coruña'];
    const answers = await Promise.all(targets.map(async (name) => merge(id, await idOf(name))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.find(({ status }) => status !== 200);
    // Whoever comes after the first has ended finds nothing.
    expect(['AlreadyReviewed', 'NotFound']).toContain(refused?.error.name);
    const won = targets[answers.findIndex(({ status }) => status === 200)];
    expect(await universityOf(student)).toBe(won);
  });

  it('are no longer merged once a colleague has accepted them', async () => {
    await register('Universidad Aceptada');
    const { id, updatedAt } = await typed('Universidad Aceptada');
    const accept = (name: string) =>
      support.wrong('PUT /api/universities/:id', {
        params: { id },
        body: { data: { name, validated: true, base: updatedAt } },
      });
    expect((await accept('Universidad Aceptada del Mar')).status).toBe(200);
    expect((await accept('Universidad Aceptada del Norte')).error.name).toBe('RecordChanged');
    expect((await merge(id, await idOf('Universidad de Vigo'))).error.name).toBe('AlreadyReviewed');
  });

  it('lose nobody who registers while they are merged', async () => {
    await register('Universidad con Prisa');
    const { id } = await typed('Universidad con Prisa');
    const into = await idOf('Universidad de Vigo');
    const [, ...registered] = await Promise.all([
      merge(id, into),
      ...Array.from({ length: 4 }, () => register('Universidad con Prisa')),
    ]);
    for (const who of registered)
      expect(await universityOf(who)).toMatch(/^Universidad (de Vigo|con Prisa)$/);
  });

  it('have a row in the trail that names both', async () => {
    await register('Universidad con Rastro');
    const { id } = await typed('Universidad con Rastro');
    const into = await idOf('Universidad de Vigo');
    await merge(id, into);
    const staff = await logIn(server.address, 'staff');
    const filters = { call: { $eq: 'POST /api/universities/:id/merge' }, record: { $eq: id } };
    const [act] = (await staff.call('GET /api/staff-acts', { query: { filters } })).data.data;
    expect(act).toMatchObject({ recordName: 'Universidad con Rastro', outcome: 'done' });
    expect(act?.changes).toContainEqual({ field: 'into', after: into });
  });
});

describe('typed degrees', () => {
  async function student(...degrees: { id: number; name?: string }[]) {
    const who = await register('Universidad de las Titulaciones');
    const { data } = await who.call('GET /api/users/me', {});
    const save = (list: typeof degrees) =>
      who.call('PUT /api/students/:id', {
        params: { id: data.details?.id ?? 0 },
        body: { data: { degrees: list } },
      });
    expect((await save(degrees)).status).toBe(200);
    const read = async () => {
      const query = { populate: ['degrees' as const] };
      return (await who.call('GET /api/students/:id', { params: { id: data.id }, query })).data.data.degrees;
    };
    return { save, read };
  }
  const give = (id: number, name: string) =>
    support.wrong('POST /api/degrees/:id/typed-names', { params: { id }, body: { data: { name } } });
  const waits = async (name: string) => (await waitingDegrees()).find((degree) => degree.name === name);

  it('wait once for all spellings, with who uses them and what they may mean', async () => {
    await student({ id: 0, name: 'Ingenieria informática' });
    await student({ id: 0, name: 'INGENIERÍA INFORMÁTICA' });
    await server.rows(`update works set author_degree = 'Ingeniería Informática'
      where id = (select min(id) from works where published_at is not null) returning id`);
    const degree = await waits('Ingenieria informática');
    expect(degree).toMatchObject({ students: 2, works: 1 });
    expect(degree?.doubles[0]?.name).toBe('Grado en Ingeniería Informática');
    expect(await waits('INGENIERÍA INFORMÁTICA')).toBeUndefined();
  });

  it('keep their place when the profile is saved again', async () => {
    const { save } = await student({ id: 0, name: 'Grado en Paciencia' });
    const before = (await waits('Grado en Paciencia'))?.createdAt;
    await save([{ id: 0, name: 'Grado en Paciencia' }, { id: await degreeId('Grado en Derecho') }]);
    expect(before).toBeDefined();
    expect((await waits('Grado en Paciencia'))?.createdAt).toBe(before);
  });

  it('become a degree of the catalogue for each student, who has it once', async () => {
    const law = await degreeId('Grado en Derecho');
    const one = await student({ id: 0, name: 'Dereito' });
    const both = await student({ id: 0, name: 'dereito' }, { id: law }, { id: 0, name: 'Otra cosa' });
    const preview = await support.call('GET /api/degrees/:id/typed-names', {
      params: { id: law },
      query: { name: 'Dereito' },
    });
    expect(preview.data.data).toEqual({ students: 2, works: 0 });
    expect((await give(law, 'DEREITO')).data.data).toMatchObject({ id: law, name: 'Grado en Derecho' });
    expect(await one.read()).toMatchObject([{ id: law, name: 'Grado en Derecho' }]);
    expect(await both.read()).toMatchObject([{ id: law }, { id: 0, name: 'Otra cosa' }]);
    expect(await waits('Dereito')).toBeUndefined();
    expect((await give(law, 'Dereito')).error.name).toBe('AlreadyReviewed');
    expect((await give(2_000_000, 'Otra cosa')).status).toBe(404);
  });

  it('are accepted with another name, or not at all', async () => {
    const { read } = await student({ id: 0, name: 'grado mareas' });
    const add = (name: string, typed_as = 'grado mareas') =>
      support.wrong('POST /api/degrees', { body: { data: { name, type: 'Grado', typed_as } } });
    expect((await add('Grado en Derecho')).error.details.fields).toEqual({
      name: 'Ya existe otro con este valor.',
    });
    expect((await add('Grado en Nada', 'nadie lo escribió')).error.name).toBe('AlreadyReviewed');
    expect(await degreeId('Grado en Nada')).toBe(0);
    const { data } = await add('Grado en Mareas');
    expect(await read()).toMatchObject([{ id: data.data.id, name: 'Grado en Mareas', type: 'Grado' }]);
  });

  it('are given once when two colleagues review them at the same moment', async () => {
    const { read } = await student({ id: 0, name: 'Disputa' });
    const targets = [await degreeId('Grado en Derecho'), await degreeId('Grado en Medicina')];
    const answers = await Promise.all(targets.map((id) => give(id, 'Disputa')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.name).toBe('AlreadyReviewed');
    expect(await read()).toMatchObject([{ id: targets[answers.findIndex(({ status }) => status === 200)] }]);
  });

  it('are the only degrees that reference none', async () => {
    const references = await server.rows<{ table: string }>(
      `select conrelid::regclass::text as table from pg_constraint
       where contype = 'f' and confrelid = 'degrees'::regclass order by 1`,
    );
    // Names are typed in student_degrees only. Where else one can be typed, typed-degrees.ts must give the degree.
    expect(references.map(({ table }) => table)).toEqual([
      'center_degrees',
      'student_degrees',
      'teacher_degrees',
    ]);
  });
});
