import { QueryClient } from '@tanstack/react-query';
import { ids } from '@puente/contract/ids';
import { request } from './http.ts';
import { opportunityFilters, opportunityQueries } from './opportunities.ts';
import * as organizationQueries from './organization-queries.ts';
import { createOrganization, recordFollow, updateOrganization } from './organizations.ts';

jest.mock('./http.ts');
const answers = (answer: unknown) => jest.mocked(request).mockResolvedValue(answer as never);
const queries = new QueryClient();
beforeEach(() => jest.mocked(request).mockReset());
afterEach(() => queries.clear());

const asked = () => jest.mocked(request).mock.lastCall?.slice(0, 2);
const logo = new File(['<svg></svg>'], 'logo.svg', { type: 'image/svg+xml' });
const organization = {
  name: 'Mar Limpio',
  type: 'Empresa',
  sector: 'Salud',
  size: '1 a 10 personas',
  location: 'Lugo',
  description: 'Rías.',
} as const;

it('§5, §7.5 filters by a list of values as an OR of contains, by one value as contains, and ignores what is empty', () => {
  expect(
    organizationQueries.organizationFilters({
      keyword: 'mar',
      sector: ['Salud', 'Cultura'],
      location: 'Lugo',
      type: [],
      size: '',
      without: [ids.organization.parse(3), ids.organization.parse(4)],
    }),
  ).toEqual({
    keyword: { $containsi: 'mar' },
    $and: [{ $or: [{ sector: { $contains: 'Salud' } }, { sector: { $contains: 'Cultura' } }] }],
    location: { $contains: 'Lugo' },
    id: { $notIn: [3, 4] },
  });
  expect(organizationQueries.organizationFilters({ keyword: '', sector: [], without: [] })).toEqual({});
});

it('§7.5 turns Oferta into offer and Evento into events', () => {
  expect(opportunityFilters({ type: 'Oferta' })).toEqual({ details: 'offer', filters: {} });
  expect(
    opportunityFilters({ type: 'Evento', keyword: 'taller', presentiality: [], location: ['Lugo'] }),
  ).toEqual({
    details: 'events',
    filters: { keyword: { $containsi: 'taller' }, location: { $in: ['Lugo'] } },
  });
  expect(opportunityFilters({ type: '' })).toEqual({ filters: {} });
});

it('asks with them', async () => {
  answers({ data: [] });
  await queries.fetchQuery(
    organizationQueries.talentOpportunities(ids.organization.parse(4), { type: 'Oferta' }, 2),
  );
  expect(asked()).toEqual([
    'GET /api/organizations/:id/talent/opportunities',
    { params: { id: 4 }, query: { details: 'offer', filters: {}, pagination: { page: 2 } } },
  ]);
  await queries.fetchQuery(opportunityQueries.list({ type: 'Evento' }));
  expect(asked()?.[1]).toMatchObject({ query: { filters: { details: { $eq: 'events' } } } });
  await queries.fetchQuery(organizationQueries.active({ sector: ['Salud'] }));
  expect(asked()?.[1]).toMatchObject({
    query: { filters: { $and: [{ $or: [{ sector: { $contains: 'Salud' } }] }] }, pagination: { page: 1 } },
  });
});

it('asks for those that came last, as many as are shown', async () => {
  answers({ data: [] });
  await queries.fetchQuery(organizationQueries.newest(8));
  expect(asked()).toEqual([
    'GET /api/organizations/active',
    { query: { populate: ['logo'], sort: 'createdAt:desc', pagination: { pageSize: 8 } } },
  ]);
});

it('§7.5 asks for the followed ones by their ids, and for none asks nothing', async () => {
  await expect(queries.fetchQuery(organizationQueries.followed([]))).resolves.toEqual({
    data: [],
    meta: { pagination: { page: 1, pageSize: 15, pageCount: 0, total: 0 } },
  });
  expect(request).not.toHaveBeenCalled();
  answers({ data: [{ id: 1 }] });
  await queries.fetchQuery(
    organizationQueries.followed([ids.organization.parse(1), ids.organization.parse(2)], 3),
  );
  expect(asked()).toMatchObject([
    'GET /api/organizations/followed',
    { query: { orgIds: '1,2', pagination: { page: 3 } } },
  ]);
});

it('finds one by its name or by what it offers, or that there is none', async () => {
  answers({ data: [{ id: 7 }] });
  await expect(queries.fetchQuery(organizationQueries.named('Mar Limpio'))).resolves.toEqual({ id: 7 });
  expect(asked()?.[1]).toMatchObject({
    query: { filters: { name: { $eq: 'Mar Limpio' } }, populate: ['logo', 'opportunities.details'] },
  });
  answers({ data: [] });
  await expect(
    queries.fetchQuery(organizationQueries.ofOpportunity(ids.opportunity.parse(5))),
  ).resolves.toBeNull();
  expect(asked()?.[1]).toMatchObject({ query: { filters: { opportunities: { id: { $eq: 5 } } } } });
});

it('§3 reads figures from an attributes object, also when it has been unwrapped with its record', async () => {
  answers({ data: { attributes: { followers: 3 } } });
  await expect(queries.fetchQuery(organizationQueries.stats(ids.organization.parse(1)))).resolves.toEqual({
    followers: 3,
  });
  answers({ data: { id: 1, followers: 3 } });
  await expect(
    queries.fetchQuery(organizationQueries.stats(ids.organization.parse(2))),
  ).resolves.toMatchObject({ followers: 3 });
});

it('says which of the organisations have access to the talent corner', async () => {
  const access = (...each: boolean[]) =>
    each.forEach((data) => jest.mocked(request).mockResolvedValueOnce({ data }));
  access(false, true);
  await expect(
    queries.fetchQuery(
      organizationQueries.talentAccess([ids.organization.parse(1), ids.organization.parse(2)]),
    ),
  ).resolves.toEqual([2]);
  access(false);
  await expect(
    queries.fetchQuery(organizationQueries.talentAccess([ids.organization.parse(1)])),
  ).resolves.toEqual([]);
  await expect(queries.fetchQuery(organizationQueries.talentAccess([]))).resolves.toEqual([]);
});

it('counts no applications where the number is not told', async () => {
  answers({ data: [{ id: 1 }, { id: 2, applications: { total: 3, new: 1 } }], meta: {} });
  const { data } = await queries.fetchQuery(organizationQueries.projects(ids.organization.parse(1)));
  expect(data.map(({ applications }) => applications.total)).toEqual([0, 3]);
});

it('§7.5 uploads a logo that was chosen, and sends its id in the place of the file', async () => {
  jest
    .mocked(request)
    .mockResolvedValueOnce([{ id: 44 }] as never)
    .mockResolvedValueOnce({ data: { id: 1 } } as never);
  await createOrganization({ ...organization, logo });
  expect(jest.mocked(request).mock.calls[0]?.slice(0, 2)).toMatchObject([
    'POST /api/upload',
    { query: { for: 'logo' } },
  ]);
  expect(asked()).toEqual(['POST /api/organizations', { body: { data: { ...organization, logo: 44 } } }]);
});

it.each([
  ['none', undefined],
  ['an empty one', new File([], 'logo.svg')],
  ['null', null],
])('§5 leaves the logo as it is with %s', async (_, chosen) => {
  answers({ data: { id: 1 } });
  await updateOrganization(ids.organization.parse(1), {
    name: 'Otra',
    ...(chosen !== undefined && { logo: chosen }),
  });
  expect(request).toHaveBeenCalledTimes(1);
  expect(asked()).toEqual([
    'PUT /api/organizations/:id',
    { params: { id: 1 }, body: { data: { name: 'Otra' } } },
  ]);
});

it('§7.6 records the end of following as an entry that deletes', async () => {
  answers({ data: {} });
  await recordFollow(ids.organization.parse(5), false);
  expect(asked()).toMatchObject([
    'POST /api/project-metrics',
    { body: { data: { type: 'follow', organization: 5, deleteEntry: true } } },
  ]);
});

it('searches, orders and leaves out in every list of organisations', async () => {
  answers({ data: [] });
  const choice = { keyword: 'río', location: 'Lugo', without: [ids.organization.parse(9)] };
  const page = { choice, page: 2, sort: 'createdAt:desc' } as const;
  const query = {
    filters: { location: { $contains: 'Lugo' }, keyword: { $containsi: 'río' }, id: { $notIn: [9] } },
    sort: 'createdAt:desc',
    pagination: { page: 2 },
  };
  await queries.fetchQuery(organizationQueries.list('matched', page));
  expect(asked()).toMatchObject(['GET /api/organizations/matched', { query }]);
  await queries.fetchQuery(organizationQueries.list('active', page));
  expect(asked()).toMatchObject(['GET /api/organizations/active', { query }]);
  await queries.fetchQuery(
    organizationQueries.list('followed', { ...page, ids: [ids.organization.parse(4)] }),
  );
  expect(asked()).toMatchObject(['GET /api/organizations/followed', { query: { ...query, orgIds: '4' } }]);
});

it('counts the options of filters in each list, and none for who follows none', async () => {
  answers({ data: [], meta: { facets: { sector: { Salud: 3 } } } });
  const counted = { filters: { type: { $in: ['Empresa'] } }, facets: ['sector' as const] };
  const pagination = { page: 1, pageSize: 1 };
  await expect(queries.fetchQuery(organizationQueries.facets('active', counted, []))).resolves.toEqual({
    sector: { Salud: 3 },
  });
  expect(asked()).toEqual(['GET /api/organizations/active', { query: { ...counted, pagination } }]);
  await queries.fetchQuery(organizationQueries.facets('followed', counted, [ids.organization.parse(4)]));
  expect(asked()).toEqual([
    'GET /api/organizations/followed',
    { query: { ...counted, pagination, orgIds: '4' } },
  ]);
  await expect(queries.fetchQuery(organizationQueries.facets('followed', counted, []))).resolves.toEqual({});
});
