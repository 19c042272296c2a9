import { type Client, clientOf, logIn } from '../../test/client.ts';
import { startServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let anyone: Client;
let staff: Client;
beforeAll(async () => {
  server = await startServer();
  anyone = clientOf(server.address);
  staff = await logIn(server.address, 'staff');
});
afterAll(() => server.stop());

describe('universities', () => {
  it('§7.4 are listed by name', async () => {
    const { status, data } = await anyone.call('GET /api/universities/names', {});
    expect(status).toBe(200);
    expect(data.data.length).toBeGreaterThan(80);
    expect(data.data.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Universidad de A Coruña', 'Universidad de Vigo']),
    );
  });

  it('come with their centres when asked', async () => {
    const { data } = await anyone.call('GET /api/universities', {
      query: { filters: { code: { $in: ['usc'] } }, populate: ['centers'] },
    });
    expect(data.data).toMatchObject([
      {
        name: 'Universidad de Santiago de Compostela',
        validated: true,
        centers: [{ province: 'A Coruña' }, { province: 'Lugo' }],
      },
    ]);
    expect((await anyone.call('GET /api/universities', {})).data.data[0]).not.toHaveProperty('centers');
  });

  it('have centres, which have degrees', async () => {
    const { data } = await anyone.call('GET /api/centers', {
      query: {
        filters: { university: { code: { $eq: 'usc' } }, province: { $eq: 'Lugo' } },
        populate: ['university', 'degrees'],
      },
    });
    expect(data.data).toHaveLength(1);
    expect(data.data[0]).toMatchObject({
      name: 'Campus de Lugo',
      university: { name: 'Universidad de Santiago de Compostela' },
    });
    expect(data.data[0]?.degrees?.map(({ name }) => name)).toContain('Grado en Veterinaria');
  });

  it('§3 that a user typed are nowhere until they are validated', async () => {
    const body = {
      username: 'otra@ejemplo.test',
      email: 'otra@ejemplo.test',
      password: 'una-frase-larga',
      name: 'Ana',
      surname: 'Gil',
      profileType: 'student' as const,
      university: { id: 0, name: 'Universidad Escrita a Mano' },
    };
    expect((await anyone.call('POST /api/auth/local/register', { body })).status).toBe(200);
    const wanted = { name: { $contains: 'Escrita' } };
    expect((await anyone.call('GET /api/universities', { query: { filters: wanted } })).data.data).toEqual(
      [],
    );
    expect(
      (await anyone.call('GET /api/universities/names', {})).data.data.some(({ name }) =>
        name.includes('Escrita'),
      ),
    ).toBe(false);
  });
});

describe('what staff keep', () => {
  const validation = { validated: { $eq: false } };

  it('validates a university that a user typed', async () => {
    const { data } = await staff.call('GET /api/universities', { query: { filters: validation } });
    const typed = data.data.find(({ name }) => name === 'Universidad Escrita a Mano');
    expect(typed).toMatchObject({ validated: false });
    const id = typed?.id ?? 0;
    const changed = await staff.call('PUT /api/universities/:id', {
      params: { id },
      body: { data: { name: 'Universidad Escrita', validated: true } },
    });
    expect(changed.data.data).toMatchObject({ name: 'Universidad Escrita', validated: true });
    expect(
      (await anyone.call('GET /api/universities/names', {})).data.data.some(
        ({ name }) => name === 'Universidad Escrita',
      ),
    ).toBe(true);
    expect(
      (await staff.call('PUT /api/universities/:id', { params: { id }, body: { data: {} } })).data.data,
    ).toMatchObject({ name: 'Universidad Escrita' });
  });

  it('refuses a name or a code that another one has', async () => {
    const created = await staff.call('POST /api/universities', {
      body: { data: { name: 'Universidad del Faro', code: 'faro' } },
    });
    expect(created.data.data).toMatchObject({ code: 'faro', validated: true });
    const again = await staff.wrong('POST /api/universities', {
      body: { data: { name: 'Universidad del Faro' } },
    });
    expect(again).toMatchObject({
      status: 400,
      error: { details: { fields: { name: 'Ya existe otro con este valor.' } } },
    });
    const params = { id: created.data.data.id };
    expect(
      (await staff.wrong('PUT /api/universities/:id', { params, body: { data: { code: 'udc' } } })).error
        .details.fields,
    ).toEqual({ code: 'Ya existe otro con este valor.' });
    expect(
      (await staff.wrong('PUT /api/universities/:id', { params, body: { data: { code: 'NO VALE' } } })).error
        .details.fields,
    ).toEqual({ code: 'Formato no válido.' });
  });

  it('adds and renames degrees', async () => {
    const { data } = await staff.call('POST /api/degrees', {
      body: { data: { name: 'Grado en Faros y Balizas', type: 'Grado', study_area: 1 } },
    });
    const renamed = await staff.call('PUT /api/degrees/:id', {
      params: { id: data.data.id },
      body: { data: { name: 'Grado en Señales Marítimas' } },
    });
    expect(renamed.data.data).toMatchObject({ name: 'Grado en Señales Marítimas', type: 'Grado' });
    const found = await anyone.call('GET /api/degree/names', {
      query: { filters: { name: { $containsi: 'senales' } } },
    });
    expect(found.data.data).toEqual([{ id: data.data.id, name: 'Grado en Señales Marítimas' }]);
    const wrong = await staff.wrong('POST /api/degrees', {
      body: { data: { name: 'Grado en Nada', type: 'Grado', study_area: 2_000_000_000 } },
    });
    expect(wrong.error.details.fields).toEqual({ study_area: 'Formato no válido.' });
    expect(
      (
        await staff.wrong('POST /api/degrees', {
          body: { data: { name: 'Grado en Derecho', type: 'Grado' } },
        })
      ).status,
    ).toBe(400);
  });
});

describe('study areas', () => {
  it('§7.4 come with their subareas when asked', async () => {
    const bare = await anyone.call('GET /api/study-areas', {});
    expect(bare.data.data).toHaveLength(5);
    expect(bare.data.data[0]).toEqual({ id: expect.any(Number) as number, name: 'Artes y Humanidades' });
    const { data } = await anyone.call('GET /api/study-areas', { query: { populate: ['study_subareas'] } });
    expect(
      data.data
        .find(({ name }) => name === 'Ingeniería y Arquitectura')
        ?.study_subareas?.map(({ name }) => name),
    ).toContain('Ingeniería Informática');
    expect((await anyone.call('GET /api/study-areas/names', {})).data.data).toEqual(bare.data.data);
  });

  it('are told of a subarea', async () => {
    const { data } = await anyone.call('GET /api/study-subareas', { query: { populate: ['study_area'] } });
    expect(data.data.find(({ name }) => name === 'Ingeniería Informática')?.study_area?.name).toBe(
      'Ingeniería y Arquitectura',
    );
    expect((await anyone.call('GET /api/study-subareas', {})).data.data[0]).not.toHaveProperty('study_area');
  });

  it('refuse relations and parameters that they do not have', async () => {
    expect((await anyone.wrong('GET /api/study-areas', { query: { populate: 'users' } })).status).toBe(400);
    expect((await anyone.wrong('GET /api/study-areas', { query: { page: 1 } })).error).toMatchObject({
      name: 'UnknownParameter',
      details: { key: 'page' },
    });
  });
});

describe('degrees', () => {
  const names = async (query: object) => (await anyone.wrong('GET /api/degree/names', { query })).data;

  it('§7.4, §9 are paged by ten, in the order of the alphabet, accents aside', async () => {
    const { data, meta } = await names({});
    expect(meta.pagination).toMatchObject({ page: 1, pageSize: 10 });
    expect(meta.pagination.total).toBeGreaterThan(250);
    expect(data).toHaveLength(10);
    expect(data.every(({ name }) => /^(Grado|Máster Universitario) en /.test(name))).toBe(true);
    const second = await names({ pagination: { page: 2, pageSize: 10 } });
    const both = [...data, ...second.data].map(({ name }) => name);
    expect(both).toEqual([...both].sort(new Intl.Collator('es').compare));
  });

  it.each([
    ['ADE', ['Grado en Administración y Dirección de Empresas']],
    ['magisterio', ['Grado en Educación Infantil', 'Grado en Educación Primaria']],
    ['rrhh', ['Grado en Relaciones Laborales y Recursos Humanos']],
  ])('are found by what people call them: %s', async ($containsi, expected) => {
    const { data } = await names({ filters: { name: { $containsi } } });
    expect(data.map(({ name }) => name)).toEqual(expect.arrayContaining(expected));
  });

  it('are found whatever the accents and case, and not by what is not text', async () => {
    const { data } = await names({ filters: { name: { $containsi: 'INGENIERIA INFORMATICA' } } });
    expect(data.map(({ name }) => name)).toEqual([
      'Grado en Ingeniería Informática',
      'Máster Universitario en Ingeniería Informática',
    ]);
    expect((await names({ filters: { name: { $containsi: '%' } } })).data).toEqual([]);
    expect(
      (await anyone.wrong('GET /api/degree/names', { query: { filters: { name: { $regex: '.' } } } })).error
        .details.key,
    ).toBe('filters.name.$regex');
  });

  it('are found by type, area and university', async () => {
    const masters = await names({
      filters: { type: { $eq: 'Máster' }, study_area: { name: { $eq: 'Ciencias' } } },
      pagination: { pageSize: 100 },
    });
    expect(masters.data.every(({ name }) => name.startsWith('Máster'))).toBe(true);
    expect(masters.data).toHaveLength(19);
    const atVigo = await names({
      filters: { university: { code: { $eq: 'vigo' } } },
      pagination: { pageSize: 100 },
    });
    expect(atVigo.data.map(({ name }) => name)).toContain('Grado en Ciencias del Mar');
    expect(atVigo.data.map(({ name }) => name)).not.toContain('Grado en Medicina');
  });

  it('are all there are for a university of which nothing has been entered', async () => {
    const all = (await names({})).meta.pagination.total;
    expect(
      (await names({ filters: { university: { name: { $eq: 'Universidad de Salamanca' } } } })).meta
        .pagination.total,
    ).toBe(all);
  });

  it('come with their centres, each with its university', async () => {
    const { data } = await anyone.call('GET /api/degrees', {
      query: { populate: ['centers'], filters: { name: { $eq: 'Grado en Derecho' } } },
    });
    expect(data.data[0]).toMatchObject({ name: 'Grado en Derecho', type: 'Grado' });
    expect(data.data[0]?.centers?.map(({ university }) => university?.name)).toEqual(
      expect.arrayContaining([
        'Universidad de A Coruña',
        'Universidad de Santiago de Compostela',
        'Universidad de Vigo',
      ]),
    );
  });
});

it('gives the constant lists', async () => {
  const provinces = (await anyone.call('GET /api/provinces', {})).data.data;
  expect(provinces).toHaveLength(52);
  expect(provinces[0]).toEqual({ id: 1, name: 'A Coruña' });
  const { data } = (await anyone.call('GET /api/constants', {})).data;
  expect(data).toMatchObject({
    study_types: ['Grado', 'Máster'],
    programs: { data: 'Data y tech', ecoembes: 'TFG Circular 25/26' },
    situations: { choosing: 'Eligiendo el tema' },
    interest_categories: [
      'Ingenierías',
      'Tecnología',
      'Marketing',
      'Innovación Social',
      'Salud',
      'Sostenibilidad',
    ],
  });
  expect([
    data.provinces.length,
    data.ways_of_reaching.length,
    data.work_deadlines.length,
    data.competences.sections.length,
    data.competences.scale.length,
  ]).toEqual([52, 9, 4, 5, 7]);
});

it.each([
  ['udc', 'Universidad de A Coruña'],
  ['UC3M', 'Universidad Carlos III de Madrid'],
  ['upm', 'Universidad Politécnica de Madrid'],
  ['uned', 'Universidad Nacional de Educación a Distancia'],
  ['coruna', 'Universidad de A Coruña'],
  ['coruña', 'Universidad de A Coruña'],
  ['madrid politecnica', 'Universidad Politécnica de Madrid'],
])('GET /api/universities/names finds for «%s» %s', async (keyword, name) => {
  const { data } = await anyone.wrong('GET /api/universities/names', { query: { filters: { keyword } } });
  expect(data.data.map((found) => found.name)).toContain(name);
  expect(data.data.length).toBeLessThan(10);
});
