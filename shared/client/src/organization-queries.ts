import type { InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import type { Status } from '@puente/contract/constants/statuses';
import type { Organization, ReadableStats } from '@puente/contract/entities/organization';
import type { OpportunityId, OrganizationId } from '@puente/contract/ids';
import type { Page } from '@puente/contract/query';
import { request } from './http.ts';
import { noRetryOnMount } from './no-retry-on-mount.ts';
import { type OpportunityChoice, opportunityFilters } from './opportunities.ts';
import { keepPreviousData, queryOptions } from './query-options.ts';
import { wholeList } from './whole-list.ts';

type QueryOf<Name extends keyof Calls> = NonNullable<
  (InputOf<Name, Calls[Name]> & { query?: object })['query']
>;
type ListQuery = QueryOf<'GET /api/organizations/active'>;
type FollowerFilters = NonNullable<QueryOf<'GET /api/organizations/:id/followers'>['filters']>;

/** Default page size of lists of organisations (specification §9). */
const pageSize = 15;

type TextField = 'type' | 'sector' | 'size' | 'location';

/** Filters that the user chose in a search for organisations. */
export interface OrganizationChoice extends Partial<Record<TextField, string | readonly string[]>> {
  /** Part of the name. */
  keyword?: string;
  /** Ids of organisations to exclude. */
  without?: readonly OrganizationId[];
}

/**
 * Converts the chosen filters to a query (specification §7). A list of values becomes an OR of `contains`, a single value becomes
 * `contains`, and empty filters are left out.
 */
export function organizationFilters({
  keyword,
  without = [],
  ...fields
}: OrganizationChoice): NonNullable<ListQuery['filters']> {
  const chosen = Object.entries(fields) as [TextField, string | readonly string[]][];
  const lists = chosen.flatMap(([field, values]) =>
    typeof values === 'string' || values.length === 0
      ? []
      : [{ $or: values.map((value) => ({ [field]: { $contains: value } })) }],
  );
  const scalars = chosen.flatMap(([field, value]) =>
    typeof value === 'string' && value !== '' ? [[field, { $contains: value }] as const] : [],
  );
  return {
    ...Object.fromEntries(scalars),
    ...(lists.length > 0 && { $and: lists }),
    ...(keyword && { keyword: { $containsi: keyword } }),
    ...(without.length > 0 && { id: { $notIn: [...without] } }),
  };
}

export type OrganizationOrder = NonNullable<ListQuery['sort']>;

const shown = { populate: ['logo', 'opportunities.details'] } as const satisfies ListQuery;

export const key = ['organizations'] as const;

type ProjectsQuery = QueryOf<'GET /api/organizations/:id/projects'>;

/** Projects of an organisation in every status, with their results. */
export const projects = (id: OrganizationId, query: ProjectsQuery = {}) =>
  queryOptions({
    queryKey: [...key, id, 'projects', query],
    queryFn: async ({ signal }) => {
      const answer = await request(
        'GET /api/organizations/:id/projects',
        { params: { id }, query: { ...query, populate: ['study_areas'] } },
        { signal },
      );
      // The results are optional in the response, but always present for the organisation's own people.
      return {
        ...answer,
        data: answer.data.map(
          ({ applications = { total: 0, new: 0, oldest_new: null }, views = 0, saves = 0, ...project }) => ({
            ...project,
            applications,
            views,
            saves,
          }),
        ),
      };
    },
    placeholderData: keepPreviousData,
  });

/** Number of projects by status. */
export const projectFacets = (id: OrganizationId, query: ProjectsQuery) =>
  queryOptions({
    queryKey: [...key, id, 'projects', 'facets', query],
    queryFn: async ({ signal }) =>
      (await request('GET /api/organizations/:id/projects', { params: { id }, query }, { signal })).meta
        .facets ?? {},
    placeholderData: keepPreviousData,
  });

/** Pending tasks of the organisation's people. */
export const waiting = (id: OrganizationId) =>
  queryOptions({
    queryKey: [...key, id, 'waiting'],
    queryFn: async ({ signal }) =>
      (await request('GET /api/organizations/:id/waiting', { params: { id } }, { signal })).data,
  });

/** Impact of the organisation's projects in a year, by default the current one. */
export const impact = (id: OrganizationId, year: number | null) =>
  queryOptions({
    queryKey: [...key, id, 'impact', year],
    queryFn: async ({ signal }) =>
      (
        await request(
          'GET /api/organizations/:id/impact',
          { params: { id }, query: { ...(year !== null && { year }) } },
          { signal },
        )
      ).data,
    placeholderData: keepPreviousData,
  });

/** Statuses of a public project that takes no more applications. */
export const over: readonly Status[] = ['expired', 'selected', 'notSelected', 'unavailable'];

/** Public projects of an organisation, optionally with one of these statuses. */
export const publishedProjects = (id: OrganizationId, page = 1, statuses: readonly Status[] = []) =>
  queryOptions({
    queryKey: [...key, id, 'published-projects', page, statuses],
    queryFn: ({ signal }) =>
      request(
        'GET /api/organizations/:id/projects',
        {
          params: { id },
          query: {
            ...(statuses.length > 0 && { filters: { status: { $in: [...statuses] } } }),
            populate: ['study_areas'],
            pagination: { page },
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const one = (id: OrganizationId) =>
  queryOptions({
    queryKey: [...key, id],
    ...noRetryOnMount,
    queryFn: async ({ signal }) =>
      (await request('GET /api/organizations/:id', { params: { id }, query: { ...shown } }, { signal })).data,
  });

/** The organisation with exactly this name, or null. */
export const named = (name: string) => oneOf('named', { name: { $eq: name } });

/** The organisation that offers an opportunity, or null. */
export const ofOpportunity = (opportunity: OpportunityId) =>
  oneOf('of-opportunity', { opportunities: { id: { $eq: opportunity } } });

/** Lists of organisations for students. */
type OrganizationList = 'followed' | 'matched' | 'active';

interface ListPage {
  /** Ids of the followed organisations, for the list `followed`. */
  ids?: readonly OrganizationId[];
  choice?: OrganizationChoice;
  page?: number;
  sort?: OrganizationOrder | undefined;
}

/** A page of one of the lists, for components that show several lists in one place. */
export const list = (which: OrganizationList, { ids = [], choice = {}, page = 1, sort }: ListPage) =>
  queryOptions({
    queryKey: [...key, which, ids, choice, page, sort],
    queryFn: ({ signal }) => {
      const filters = organizationFilters(choice);
      return pageOf(which, ids, { ...shown, filters, ...(sort && { sort }), pagination: { page } }, signal);
    },
    placeholderData: keepPreviousData,
  });

/** Organisations with these ids. An empty list needs no call. */
export const followed = (ids: readonly OrganizationId[], page = 1) => list('followed', { ids, page });

/** Organisations with open projects that match the signed-in student. */
export const matched = (page = 1) => list('matched', { page });

/** Organisations that have published a project or an opportunity. */
export const active = (
  choice: OrganizationChoice = {},
  { page = 1, sort }: Pick<ListPage, 'page' | 'sort'> = {},
) => list('active', { choice, page, sort });

/** The newest active organisations with their logos, for pages that show a few of them. */
export const newest = (pageSize: number) =>
  queryOptions({
    queryKey: [...key, 'newest', pageSize],
    queryFn: ({ signal }) =>
      request(
        'GET /api/organizations/active',
        { query: { populate: ['logo'], sort: 'createdAt:desc', pagination: { pageSize } } },
        { signal },
      ),
  });

/** Number of organisations of a list for each option of a filter. */
export const facets = (
  which: OrganizationList,
  asked: Pick<ListQuery, 'filters' | 'facets' | 'sort'>,
  ids: readonly OrganizationId[] = [],
) =>
  queryOptions({
    queryKey: [...key, which, 'facets', ids, asked],
    queryFn: async ({ signal }) => {
      const { meta } = await pageOf(which, ids, { ...asked, pagination: { page: 1, pageSize: 1 } }, signal);
      return meta.facets ?? {};
    },
    placeholderData: keepPreviousData,
  });

type OrganizationPage = Page<Organization, NonNullable<ListQuery['facets']>[number]>;

function pageOf(
  which: OrganizationList,
  ids: readonly OrganizationId[],
  query: ListQuery,
  signal: AbortSignal,
): Promise<OrganizationPage> {
  if (which === 'active') return request('GET /api/organizations/active', { query }, { signal });
  if (which === 'matched') return request('GET /api/organizations/matched', { query }, { signal });
  if (ids.length === 0)
    return Promise.resolve({ data: [], meta: { pagination: { page: 1, pageSize, pageCount: 0, total: 0 } } });
  const orgIds = ids.join(',');
  return request('GET /api/organizations/followed', { query: { ...query, orgIds } }, { signal });
}

export const followers = (id: OrganizationId, filters: FollowerFilters = {}, page = 1) =>
  queryOptions({
    queryKey: [...key, id, 'followers', filters, page],
    queryFn: ({ signal }) =>
      request(
        'GET /api/organizations/:id/followers',
        { params: { id }, query: { filters, pagination: { page } } },
        { signal },
      ),
  });

/** All of them, also those of other pages. */
export const everyFollower = (id: OrganizationId, filters: FollowerFilters = {}) =>
  wholeList((pagination) =>
    request('GET /api/organizations/:id/followers', { params: { id }, query: { filters, pagination } }),
  );

export const stats = (id: OrganizationId) =>
  queryOptions({
    queryKey: [...key, id, 'stats'],
    queryFn: async ({ signal }) =>
      statsIn((await request('GET /api/organizations/:id/stats', { params: { id } }, { signal })).data),
  });

export const brand = (id: OrganizationId) =>
  queryOptions({
    queryKey: [...key, id, 'brand'],
    queryFn: async ({ signal }) =>
      (await request('GET /api/organizations/:id/brand', { params: { id } }, { signal })).data,
  });

/** Averages of what students say about an organisation; null without enough evaluations. */
export const averages = (id: OrganizationId) =>
  queryOptions({
    queryKey: [...key, id, 'evaluations'],
    queryFn: async ({ signal }) =>
      (await request('GET /api/organizations/:id/evaluations', { params: { id } }, { signal })).data,
  });

export const people = (id: OrganizationId) =>
  queryOptions({
    queryKey: [...key, id, 'people'],
    queryFn: async ({ signal }) =>
      (await request('GET /api/organizations/:id/people', { params: { id } }, { signal })).data,
  });

/** History of actions for the organisation. */
export const history = (id: OrganizationId) =>
  queryOptions({
    queryKey: [...key, id, 'history'],
    queryFn: async ({ signal }) =>
      (await request('GET /api/organizations/:id/history', { params: { id } }, { signal })).data,
  });

/** Those of the given organisations that have access to the talent corner. One is enough for their people (§6). */
export const talentAccess = (ids: readonly OrganizationId[]) =>
  queryOptions({
    queryKey: [...key, 'talent-access', ids],
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(
        ids.map((id) => request('GET /api/organizations/:id/talent/access', { params: { id } }, { signal })),
      );
      return ids.filter((_, index) => answers[index]?.data);
    },
  });

/** An organisation's own opportunities, including drafts. */
export const talentOpportunities = (id: OrganizationId, choice: OpportunityChoice = {}, page = 1) =>
  queryOptions({
    queryKey: [...key, id, 'talent-opportunities', choice, page],
    queryFn: ({ signal }) =>
      request(
        'GET /api/organizations/:id/talent/opportunities',
        { params: { id }, query: { ...opportunityFilters(choice), pagination: { page } } },
        { signal },
      ),
  });

function oneOf(what: string, filters: NonNullable<ListQuery['filters']>) {
  return queryOptions({
    queryKey: [...key, what, filters],
    queryFn: async ({ signal }) =>
      (await request('GET /api/organizations', { query: { ...shown, filters } }, { signal })).data[0] ?? null,
  });
}

/** Returns the fields of the attributes object (specification §3). For records with an id, records.ts has already unwrapped them. */
const statsIn = (stats: ReadableStats | ReadableStats['attributes']): ReadableStats['attributes'] =>
  'attributes' in stats ? stats.attributes : stats;
