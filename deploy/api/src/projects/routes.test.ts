import { type Client, clientOf, logIn } from '../../test/client.ts';
import { startServer, type TestServer } from '../../test/server.ts';
import type { NewProject } from '@puente/contract/forms/project';
import type { OrganizationId } from '@puente/contract/ids';
import { queryMessages } from '@puente/contract/query-messages';

let server: TestServer;
let anyone: Client;
let coordinator: Client;
let organizationId: OrganizationId;
beforeAll(async () => {
  server = await startServer();
  anyone = clientOf(server.address);
  coordinator = await logIn(server.address, 'coordinacion');
  organizationId = (await coordinator.call('GET /api/users/me', {})).data.details?.organization
    ?.id as OrganizationId;
});
afterAll(() => server.stop());

const draftOf = async (who: Client, organization: number): Promise<number> => {
  const { data } = await who.call('GET /api/organizations/:id/projects', {
    params: { id: organization },
    query: { filters: { status: { $eq: 'draft' } } },
  });
  return data.data[0]?.id as number;
};

describe('GET /api/projects', () => {
  it('lists what takes applications, newest first, in pages', async () => {
    const first = await anyone.call('GET /api/projects', {});
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const { data, meta } = first.data;
    expect(meta.pagination).toMatchObject({ page: 1, pageSize: 12 });
    expect(meta.pagination.pageCount).toBe(Math.ceil(meta.pagination.total / 12));
    expect(data).toHaveLength(12);
    expect(new Set(data.map(({ status }) => status))).toEqual(new Set(['new']));
    const dates = data.map(({ publishedAt }) => publishedAt as string);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(data[0]).not.toHaveProperty('organization');

    const last = await anyone.call('GET /api/projects', {
      query: { pagination: { page: meta.pagination.pageCount } },
    });
    expect(last.data.data.length).toBe(meta.pagination.total - 12 * (meta.pagination.pageCount - 1));
    const beyond = await anyone.call('GET /api/projects', { query: { pagination: { page: 1000 } } });
    expect(beyond.data).toMatchObject({ data: [], meta: { pagination: { total: meta.pagination.total } } });
  });

  it('gives 100 at once, and refuses to give more', async () => {
    const { data } = await anyone.call('GET /api/projects', { query: { pagination: { pageSize: 100 } } });
    expect(data.data).toHaveLength(100);
    const more = await anyone.call('GET /api/projects', { query: { pagination: { pageSize: 101 } } });
    expect([more.status, more.error.details.fields]).toEqual([
      400,
      { 'pagination.pageSize': queryMessages.atMost(100) },
    ]);
  });

  it('populates relations', async () => {
    const { data } = await anyone.call('GET /api/projects', {
      query: { populate: ['organization', 'study_areas'] },
    });
    for (const project of data.data) {
      expect(project.organization?.name).toEqual(expect.any(String));
      expect(project.study_areas?.length).toBeGreaterThan(0);
    }
  });

  it.each([['ingenieria'], ['INGENIERÍA'], ['ingenieria datos'], ['datos ingenieria']])(
    'finds words whatever their accents and case: %s',
    async ($containsi) => {
      const { data } = await anyone.call('GET /api/projects', {
        query: { filters: { keyword: { $containsi } }, pagination: { pageSize: 100 } },
      });
      expect(data.data.map(({ title }) => title)).toContain(
        'Ingeniería de datos para una comunidad energética',
      );
    },
  );

  it('finds words of the organisation and of tags', async () => {
    const search = async ($containsi: string) =>
      (
        await anyone.call('GET /api/projects', {
          query: { filters: { keyword: { $containsi } }, populate: ['organization'] },
        })
      ).data;
    const byName = await search('puerta AZÚL fundacion');
    expect(byName.meta.pagination.total).toBeGreaterThanOrEqual(3);
    expect(new Set(byName.data.map(({ organization }) => organization?.name))).toEqual(
      new Set(['Fundación Puerta Azul']),
    );
    expect((await search('LORAWAN')).meta.pagination.total).toBeGreaterThan(0);
  });

  it('takes wildcards and quotes for what they are', async () => {
    for (const $containsi of ['%', '_', '100%', "'", '\\', '"; drop table projects; --']) {
      const { status, data } = await anyone.call('GET /api/projects', {
        query: { filters: { keyword: { $containsi } } },
      });
      expect([$containsi, status, data.meta.pagination.total]).toEqual([$containsi, 200, 0]);
    }
  });

  it('wants every word', async () => {
    const { data } = await anyone.call('GET /api/projects', {
      query: { filters: { keyword: { $containsi: 'ingenieria zzyzx' } } },
    });
    expect(data).toMatchObject({ data: [], meta: { pagination: { total: 0, pageCount: 0 } } });
  });

  it('filters by area, modality, place and id, alone and together', async () => {
    const list = async (filters: object) =>
      (
        await anyone.wrong('GET /api/projects', {
          query: { filters, populate: 'study_areas', pagination: { pageSize: 100 } },
        })
      ).data;
    const inArea = await list({ study_areas: { $eq: 'Ciencias' } });
    expect(inArea.data.length).toBeGreaterThan(0);
    expect(inArea.data.every(({ study_areas }) => study_areas?.includes('Ciencias'))).toBe(true);
    const either = await list({ study_areas: { $in: ['Ciencias', 'Ciencias de la Salud'] } });
    expect(either.meta.pagination.total).toBeGreaterThan(inArea.meta.pagination.total);
    const remote = await list({ presentiality: { $eq: 'remote' } });
    expect(new Set(remote.data.map(({ presentiality }) => presentiality))).toEqual(new Set(['remote']));
    const places = await list({
      location: { $in: 'Madrid,Sevilla' },
      presentiality: { $in: ['onsite', 'hybrid'] },
    });
    expect(places.data.every(({ location }) => location === 'Madrid' || location === 'Sevilla')).toBe(true);
    expect(places.data.length).toBeGreaterThan(0);
    const ids = inArea.data.slice(0, 2).map(({ id }) => id);
    expect((await list({ id: { $in: ids } })).data.map(({ id }) => id).sort()).toEqual([...ids].sort());
  });

  it('sorts by title without minding accents, and by deadline', async () => {
    const byTitle = await anyone.call('GET /api/projects', {
      query: { sort: 'title:asc', pagination: { pageSize: 100 } },
    });
    const titles = byTitle.data.data.map(({ title }) =>
      title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
    );
    expect(titles).toEqual([...titles].sort());
    const byDeadline = await anyone.call('GET /api/projects', {
      query: { sort: 'deadline:asc', pagination: { pageSize: 100 } },
    });
    const deadlines = byDeadline.data.data.flatMap(({ deadline }) => deadline ?? []);
    expect(deadlines).toEqual([...deadlines].sort());
    expect(deadlines.every((deadline) => deadline > new Date().toISOString())).toBe(true);
  });

  it.each([
    ['filters[status][$eq]=draft', 'filters.status'],
    ['filters[organization][owner][$eq]=1', 'filters.organization.owner'],
    ['filters[student][disability]=1', 'filters.student.disability'],
    ['filters[presentiality][$contains]=remote', 'filters.presentiality.$contains'],
    ['filters[$or][0][organization][contact_mail][$containsi]=a', 'filters.$or.0.organization.contact_mail'],
    ['populate=organization.coordinators', 'populate.organization.coordinators'],
    ['populate=organization,applys', 'populate.applys'],
    ['facets=colour', 'facets.colour'],
    ['filters[a][b][c][d][e][f]=1', 'filters.a.b.c.d.e.f'],
    ['fields=email', 'fields.email'],
    ['pagination[withCount]=1', 'pagination.withCount'],
  ])('names the key that it does not know: %s', async (query, key) => {
    const response = await anyone.fetch(`/api/projects?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      data: null,
      error: { name: 'UnknownParameter', details: { key } },
    });
  });

  it.each([
    'filters[presentiality][$eq]=somewhere',
    'sort=password:asc',
    'pagination[page]=0',
    'pagination[page]=x',
    'filters[id][$eq]=99999999999',
    `filters${'[a]'.repeat(20)}=1`,
    'filters[deadline][$gte]=2026-02-30',
    'filters[organization][name][$eq]=%00',
    'filters=x',
    `filters[keyword][$containsi]=${'a'.repeat(201)}`,
  ])('refuses %s', async (query) => {
    const response = await anyone.fetch(`/api/projects?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ data: null, error: { name: 'ValidationError' } });
  });

  it('is not fooled into inherited keys', async () => {
    for (const query of [
      '__proto__[x]=1',
      'filters[__proto__][x]=1',
      'filters[constructor][prototype][x]=1',
      'filters[toString]=1',
    ]) {
      expect([200, 400]).toContain((await anyone.fetch(`/api/projects?${query}`)).status);
    }
    expect((await anyone.call('GET /api/projects', {})).status).toBe(200);
  });
});

describe('GET /api/projects/:id', () => {
  it('shows a published project to everybody', async () => {
    const [listed] = (await anyone.call('GET /api/projects', {})).data.data;
    const { data } = await anyone.call('GET /api/projects/:id', {
      params: { id: listed?.id as number },
      query: { populate: ['organization', 'study_areas'] },
    });
    expect(data.data).toMatchObject({
      ...listed,
      organization: { id: expect.any(Number) as number },
      study_areas: expect.any(Array) as [],
    });
  });

  it('shows a draft to its organisation and to nobody else', async () => {
    const id = await draftOf(coordinator, organizationId);
    expect((await coordinator.call('GET /api/projects/:id', { params: { id } })).data.data.status).toBe(
      'draft',
    );
    const byId = { query: { filters: { id: { $eq: id } } } };
    expect((await coordinator.call('GET /api/projects', byId)).data.data).toHaveLength(1);
    for (const other of [
      anyone,
      await logIn(server.address, 'estudiante'),
      await logIn(server.address, 'gestion'),
    ]) {
      expect((await other.call('GET /api/projects/:id', { params: { id } })).status).toBe(404);
      expect((await other.call('GET /api/projects', byId)).data.data).toEqual([]);
    }
  });

  it.each(['0', '-1', '1.5', 'abc', '99999999999', '2147483648', '1e3', '%00'])(
    'answers 404 for the id %s',
    async (id) => {
      const response = await anyone.fetch(`/api/projects/${id}`);
      expect([response.status, ((await response.json()) as { error: { name: string } }).error.name]).toEqual([
        404,
        'NotFound',
      ]);
    },
  );

  it('answers 404 for a project that is not there', async () => {
    expect((await anyone.call('GET /api/projects/:id', { params: { id: 2_147_483_647 } })).status).toBe(404);
  });
});

describe('POST /api/projects', () => {
  const draft = (changes: Partial<NewProject> = {}): NewProject => ({
    organization: organizationId,
    title: 'Observatorio vecinal del ruido',
    description:
      'Queremos medir el ruido de nuestras calles con sensores sencillos y explicar los resultados al vecindario en abierto.',
    type: 'TFG o TFM',
    study_areas: ['Ciencias', 'Ingeniería y Arquitectura'],
    ods: [3, 11],
    presentiality: 'hybrid',
    location: 'Lugo',
    dedication: 'Flexible',
    internship: false,
    deadline: '2099-06-30',
    tags: ['ruido', 'sensores'],
    visibility_consent: true,
    ...changes,
  });

  it('publishes at once', async () => {
    const { status, data } = await coordinator.call('POST /api/projects', { body: { data: draft() } });
    expect(status).toBe(200);
    expect(data.data).toMatchObject({
      title: 'Observatorio vecinal del ruido',
      status: 'new',
      deadline: '2099-06-30T21:59:59.999Z',
      organization: { name: 'Código Abierto Local' },
      study_areas: ['Ciencias', 'Ingeniería y Arquitectura'],
    });
    const [newest] = (await anyone.call('GET /api/projects', {})).data.data;
    expect(newest?.id).toBe(data.data.id);
    const found = await anyone.call('GET /api/projects', {
      query: { filters: { keyword: { $containsi: 'vecinal codigo ruido' } } },
    });
    expect(found.data.data.map(({ id }) => id)).toEqual([data.data.id]);
  });

  it('takes a remote project without place, days or tags', async () => {
    const body = {
      data: draft({
        presentiality: 'remote',
        location: null,
        deadline: null,
        dedication: null,
        tags: [],
        ods: [],
      }),
    };
    expect((await coordinator.call('POST /api/projects', { body })).data.data).toMatchObject({
      location: null,
      deadline: null,
      tags: [],
    });
  });

  it.each<[string, Partial<Record<keyof NewProject, unknown>>, Record<string, string>]>([
    ['a short title', { title: 'Corto' }, { title: 'Escribe al menos 10 caracteres.' }],
    ['no title', { title: '' }, { title: 'Este campo es obligatorio.' }],
    ['an area that does not exist', { study_areas: ['Alquimia'] }, { study_areas: 'Formato no válido.' }],
    ['no area', { study_areas: [] }, { study_areas: 'Este campo es obligatorio.' }],
    ['a day that does not exist', { deadline: '2099-02-30' }, { deadline: 'Formato no válido.' }],
    ['a day in the past', { deadline: '2020-01-01' }, { deadline: 'La fecha límite ya ha pasado.' }],
    ['a place that is no province', { location: 'Atlántida' }, { location: 'Este campo es obligatorio.' }],
    [
      'no place when it is on site',
      { location: null, presentiality: 'onsite' },
      { location: 'Este campo es obligatorio.' },
    ],
  ])('refuses %s', async (_, changes, fields) => {
    const { status, error } = await coordinator.wrong('POST /api/projects', {
      body: { data: { ...draft(), ...changes } },
    });
    expect(status).toBe(400);
    expect(error.details.fields).toEqual(fields);
  });

  it('needs an organisation of one’s own', async () => {
    const without = await (
      await logIn(server.address, 'sin-organizacion')
    ).call('POST /api/projects', { body: { data: draft() } });
    expect([without.status, without.error.name]).toEqual([403, 'OrganizationRequired']);
    const manager = await logIn(server.address, 'gestion');
    const foreign = await manager.call('POST /api/projects', { body: { data: draft() } });
    expect([foreign.status, foreign.error.name]).toEqual([403, 'Forbidden']);
    const own = (await manager.call('GET /api/users/me', {})).data.details?.organizations?.[1]
      ?.id as OrganizationId;
    const published = await manager.call('POST /api/projects', {
      body: { data: draft({ organization: own }) },
    });
    expect(published.data.data.organization?.name).toBe('Pedal y Carga');
  });

  it('refuses what the form does not have', async () => {
    for (const name of ['status', 'organizationName', 'search', 'publishedAt']) {
      const { error } = await coordinator.wrong('POST /api/projects', {
        body: { data: { ...draft(), [name]: 'x' } },
      });
      expect([error.name, error.details.key]).toEqual(['UnknownParameter', `data.${name}`]);
    }
  });
});
