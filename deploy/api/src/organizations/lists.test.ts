import { type Client, clientOf, logIn } from '../../test/client.ts';
import { startServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let anyone: Client;
let coordinator: Client;
let student: Client;
let ownId: number;
beforeAll(async () => {
  server = await startServer();
  anyone = clientOf(server.address);
  coordinator = await logIn(server.address, 'coordinacion');
  student = await logIn(server.address, 'estudiante');
  ownId = (await coordinator.call('GET /api/users/me', {})).data.details?.organization?.id as number;
});
afterAll(() => server.stop());

const everyOne = { pagination: { pageSize: 100 } };

describe('GET /api/organizations', () => {
  const list = (query: object, who = anyone) => who.wrong('GET /api/organizations', { query });

  it('§9 gives fifteen at a time, by name', async () => {
    const { data } = await list({});
    expect(data.meta.pagination).toMatchObject({ page: 1, pageSize: 15 });
    const names = data.data.map(({ name }) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
    expect(names).toHaveLength(15);
    expect(names).toEqual([...names].sort());
    for (const shown of data.data) {
      expect(typeof shown.verified).toBe('boolean');
      for (const field of [
        'logo',
        'opportunities',
        'contact_mail',
        'reachedUsHow',
        'talent_access',
        'brand',
        'followers',
      ])
        expect(shown).not.toHaveProperty(field);
    }
  });

  it('finds one by its name, with its logo and its opportunities', async () => {
    const response = await anyone.fetch(
      `/api/organizations/?${new URLSearchParams({ 'filters[name][$eq]': 'Código Abierto Local', populate: 'logo,opportunities.details' })}`,
    );
    const { data } = (await response.json()) as Awaited<ReturnType<typeof list>>['data'];
    expect(data.map(({ name }) => name)).toEqual(['Código Abierto Local']);
    expect(data[0]).toMatchObject({ id: ownId, logo: null });
    const shown = data[0]?.opportunities ?? [];
    expect(shown.length).toBeGreaterThanOrEqual(3);
    expect(shown.every(({ isDraft }) => !isDraft)).toBe(true);
    expect(new Set(shown.map(({ details }) => details.type))).toEqual(new Set(['Evento', 'Oferta']));
  });

  it('shows its own people its drafts and what it keeps to itself, and staff the latter', async () => {
    const byId = {
      filters: { id: { $in: [ownId, ownId + 1] } },
      populate: 'opportunities',
      sort: 'createdAt:asc',
    };
    const own = (await list(byId, coordinator)).data.data.find(({ id }) => id === ownId);
    expect(own).toMatchObject({
      talent_access: true,
      contact_mail: 'contacto.codigo-abierto-local@puente.test',
      contact_name: expect.any(String) as string,
      reachedUsHow: expect.any(String) as string,
    });
    expect(own?.opportunities?.some(({ isDraft }) => isDraft)).toBe(true);
    const other = (await list(byId, coordinator)).data.data.find(({ id }) => id !== ownId);
    expect(other).not.toHaveProperty('contact_mail');
    const forStaff = (await list(byId, await logIn(server.address, 'staff'))).data.data;
    expect(forStaff.every((shown) => 'contact_mail' in shown && 'talent_access' in shown)).toBe(true);
    expect(
      forStaff.flatMap(({ opportunities }) => opportunities ?? []).every(({ isDraft }) => !isDraft),
    ).toBe(true);
  });

  it('finds the one that offers an opportunity, and none by a draft', async () => {
    const { data: opportunities } = (
      await anyone.call('GET /api/opportunities', { query: { populate: ['organization'] } })
    ).data;
    const [opportunity] = opportunities;
    const found = await list({
      populate: 'opportunities.details',
      filters: { opportunities: { id: { $eq: opportunity?.id } } },
    });
    expect(found.data.data.map(({ id }) => id)).toEqual([opportunity?.organization?.id]);
    expect(found.data.data[0]?.opportunities?.map(({ id }) => id)).toContain(opportunity?.id);
    const drafts = await coordinator.call('GET /api/organizations/:id/talent/opportunities', {
      params: { id: ownId },
      query: { filters: { isDraft: { $eq: true } } },
    });
    expect(
      (await list({ filters: { opportunities: { id: { $eq: drafts.data.data[0]?.id } } } })).data.data,
    ).toEqual([]);
  });

  it('tells which are verified', async () => {
    const waiting = await list({ filters: { verified: { $eq: 'false' } }, ...everyOne });
    expect(waiting.data.data.length).toBeGreaterThan(0);
    expect(waiting.data.data.every(({ verified }) => !verified)).toBe(true);
  });

  it('counts followers and shows what is looked for', async () => {
    const { data } = (await list({ filters: { id: { $eq: ownId } }, populate: ['followers', 'brand'] })).data;
    expect(data[0]).toMatchObject({
      followers: expect.any(Number) as number,
      brand: {
        academic_profiles: ['Ingeniería Informática', 'Ciencia de Datos', 'Ingeniería de Telecomunicación'],
      },
    });
  });

  it.each([
    ['populate=stats', 'populate.stats'],
    ['populate=coordinators', 'populate.coordinators'],
    ['filters[contact_mail][$eq]=x', 'filters.contact_mail'],
    ['filters[opportunities][publishedAt][$null]=true', 'filters.opportunities.publishedAt'],
  ])('refuses %s', async (query, key) => {
    const response = await anyone.fetch(`/api/organizations?${query}`);
    expect(await response.json()).toMatchObject({
      error: { status: 400, name: 'UnknownParameter', details: { key } },
    });
  });
});

describe('GET /api/organizations/:id', () => {
  const one = (who: Client, id: number, query: object = {}) =>
    who.wrong('GET /api/organizations/:id', { params: { id }, query });

  it('comes with what is asked for', async () => {
    const { data } = (
      await one(anyone, ownId, { populate: 'logo,opportunities.details,projects,brand,followers' })
    ).data;
    expect(data).toMatchObject({ name: 'Código Abierto Local', verified: true, logo: null });
    expect(data.projects?.length).toBeGreaterThan(0);
    expect(data.projects?.every(({ status }) => status !== 'draft')).toBe(true);
    expect(data).not.toHaveProperty('contact_phone');
    expect(data).not.toHaveProperty('stats');
  });

  it('comes with its figures for its own people and staff only', async () => {
    const query = { populate: 'stats' };
    expect((await one(coordinator, ownId, query)).data.data.stats?.attributes.projects).toBeGreaterThan(0);
    expect((await one(await logIn(server.address, 'staff'), ownId, query)).data.data.stats).toBeDefined();
    for (const other of [anyone, student, await logIn(server.address, 'gestion')]) {
      expect((await one(other, ownId, query)).error).toMatchObject({
        name: 'UnknownParameter',
        details: { key: 'populate.stats' },
      });
    }
  });

  it('answers 404 for one that is not there', async () => {
    expect((await one(anyone, 2_147_483_647)).status).toBe(404);
  });
});

describe('GET /api/organizations/followed', () => {
  const followed = (orgIds: string | undefined, query: object = {}) =>
    anyone.wrong('GET /api/organizations/followed', {
      query: { ...query, ...(orgIds !== undefined && { orgIds }) },
    });

  it('gives those with these ids, in pages', async () => {
    const { data } = await followed(`${ownId},${ownId + 1},${ownId + 2},${ownId},2147483647`, {
      populate: 'logo',
      pagination: { page: 1, pageSize: 2 },
    });
    expect(data.data).toHaveLength(2);
    expect(data.meta.pagination).toEqual({ page: 1, pageSize: 2, pageCount: 2, total: 3 });
    expect(data.data[0]).toHaveProperty('logo');
  });

  it('§7.5 gives none for no ids, with the usual page', async () => {
    expect((await followed('')).data).toEqual({
      data: [],
      meta: { pagination: { page: 1, pageSize: 15, pageCount: 0, total: 0 } },
    });
  });

  it.each([
    'x',
    '1,,2',
    '0',
    '-1',
    '99999999999',
    '1;drop table organizations',
    `1${',1'.repeat(600)}`,
    undefined,
  ])('refuses the list %p', async (orgIds) => {
    const { status, error } = await followed(orgIds);
    expect([status, error.name]).toEqual([400, 'ValidationError']);
  });
});

describe('GET /api/organizations/active', () => {
  const active = async (filters: object, more: object = everyOne) =>
    (await anyone.wrong('GET /api/organizations/active', { query: { filters, ...more } })).data;

  it('lists those that have published something', async () => {
    const { meta, data } = await active({});
    const all = (await anyone.call('GET /api/organizations', { query: everyOne })).data;
    expect(meta.pagination.total).toBeGreaterThan(40);
    expect(meta.pagination.total).toBeLessThanOrEqual(all.meta.pagination.total);
    const founder = await logIn(server.address, 'gestion');
    const body = {
      data: {
        name: 'Recién Llegada',
        type: 'Empresa' as const,
        sector: 'Salud' as const,
        size: '1 a 10 personas' as const,
        location: 'Lugo' as const,
        description: 'Aún sin nada que enseñar.',
      },
    };
    const { id } = (await founder.call('POST /api/organizations', { body })).data.data;
    expect((await active({ keyword: { $containsi: 'recien' } })).data).toEqual([]);
    const draft = {
      organization: id,
      title: 'Charla de bienvenida',
      description: 'Una hora para conocernos y contar qué hacemos.',
      details: { type: 'Oferta' as const },
    };
    const made = await founder.call('POST /api/opportunities', { body: { data: draft } });
    expect((await active({ keyword: { $containsi: 'recien' } })).data).toEqual([]);
    await founder.call('POST /api/opportunities/:id/publish', { params: { id: made.data.data.id } });
    expect(
      (await active({ keyword: { $containsi: 'recien' } })).data.map((found) => [found.id, found.verified]),
    ).toEqual([[id, false]]);
    expect(data.length).toBeGreaterThan(0);
  });

  it('§7.5 looks for the keyword in the name, whatever its case and accents', async () => {
    for (const $containsi of ['fundacion', 'FUNDACIÓN', 'puerta azul', 'azul fund']) {
      const { data } = await active({ keyword: { $containsi } });
      expect(data.map(({ name }) => name)).toContain('Fundación Puerta Azul');
    }
    expect((await active({ name: { $containsi: 'puerta' } })).data.map(({ name }) => name)).toEqual([
      'Fundación Puerta Azul',
    ]);
    expect((await active({ keyword: { $containsi: '%' } })).data).toEqual([]);
  });

  it('§7.5 takes a list of values for an OR of contains, and one value for contains', async () => {
    const either = await active({
      $or: [{ sector: { $contains: 'Salud' } }, { sector: { $contains: 'Cultura' } }],
    });
    expect(new Set(either.data.map(({ sector }) => sector))).toEqual(new Set(['Salud', 'Cultura']));
    const both = await active({
      $and: [{ $or: [{ sector: { $contains: 'Salud' } }, { sector: { $contains: 'Cultura' } }] }],
      location: { $contains: 'Granada' },
    });
    expect(both.data.every(({ location }) => location === 'Granada')).toBe(true);
    expect(both.data.length).toBeGreaterThan(0);
    expect(
      (await active({ type: { $contains: 'pública' } })).data.every(
        ({ type }) => type === 'Administración pública',
      ),
    ).toBe(true);
  });

  it('leaves out what is excluded, and ignores empty lists', async () => {
    const all = await active({});
    const [first, second] = all.data.map(({ id }) => id);
    const rest = await active({ id: { $notIn: [first, second] } });
    expect(rest.meta.pagination.total).toBe(all.meta.pagination.total - 2);
    expect(rest.data.map(({ id }) => id)).not.toContain(first);
    expect((await active({ $or: [], id: { $notIn: [] } })).meta.pagination.total).toBe(
      all.meta.pagination.total,
    );
  });
});

describe('GET /api/organizations/matched', () => {
  it('§7.5 gives a student those whose open projects suit them', async () => {
    const { status, data } = await student.call('GET /api/organizations/matched', {
      query: { ...everyOne, populate: ['logo'] },
    });
    expect(status).toBe(200);
    expect(data.data.length).toBeGreaterThan(0);
    // The demo student is in A Coruña.
    expect(data.data.map(({ id }) => id)).toContain(ownId);
    expect(data.data[0]).toHaveProperty('logo');
  });

  it('gives none to a user of whom nothing is known', async () => {
    const newcomer = await logIn(server.address, 'nueva');
    expect((await newcomer.call('GET /api/organizations/matched', {})).data.data).toEqual([]);
  });

  it('is for students', async () => {
    expect((await anyone.call('GET /api/organizations/matched', {})).status).toBe(401);
    expect((await coordinator.call('GET /api/organizations/matched', {})).status).toBe(403);
  });
});

describe('the facets of organisations', () => {
  const names = ['type', 'sector', 'size', 'location'] as const;

  it.each([
    'GET /api/organizations/active',
    'GET /api/organizations/matched',
    'GET /api/organizations/followed',
  ] as const)('%s counts what each option would give, its own filter left out', async (call) => {
    const orgIds = call.endsWith('followed') ? { orgIds: `${ownId},${ownId + 1}` } : {};
    const asks = (query: object) => student.wrong(call, { query: { ...orgIds, ...query } });
    const { data: all } = await asks({ facets: names, pagination: { pageSize: 100 } });
    expect(all.data.length).toBeGreaterThan(0);
    for (const name of names) {
      const counts = all.meta.facets?.[name] ?? {};
      const [value = '', count] = Object.entries(counts)[0] ?? [];
      expect(all.data.filter((organization) => organization[name] === value)).toHaveLength(count as number);
      const { data: narrowed } = await asks({ facets: names, filters: { [name]: { $in: [value] } } });
      expect(narrowed.meta.pagination.total).toBe(count);
      expect(narrowed.meta.facets?.[name]).toEqual(counts);
    }
  });
});
