import type { resourceQueries } from '@puente/client/resources';
import {
  type ResourcePurpose,
  resourcePurposeCodes,
  resourceStages,
} from '@puente/contract/constants/resources';
import { workStageCodes } from '@puente/contract/constants/works';
import { listSearch, type Search } from '@puente/platform/lists';

type ListQuery = NonNullable<Parameters<typeof resourceQueries.list>[0]>;

/** Search in the library: its address, its filters and its API query. */
export const resourceSearch = listSearch('GET /api/resources', ({ keyword, manyNamed, manyOf }) => ({
  filters: {
    q: keyword({ label: 'Palabra clave', where: (text) => ({ keyword: { $containsi: text } }) }),
    stage: manyOf({
      label: 'Momento de tu TFG/M',
      values: workStageCodes,
      words: resourceStages,
      facet: 'tfx_status',
      where: (codes) => ({ tfx_status: { $in: codes } }),
    }),
    tag: manyNamed({ label: 'Tema', facet: 'tags', where: (names) => ({ tags: { $in: names } }) }),
  },
  sorts: {
    /** Without a keyword the most read come first. */
    relevance: { label: 'Relevancia', order: 'relevance' },
    popular: { label: 'Más leídos', order: 'popularity_visits:desc' },
    newest: { label: 'Más recientes', order: 'publishedAt:desc' },
    title: { label: 'De la A a la Z', order: 'title:asc' },
  },
}));

/** Reads the purpose filter from `?purpose=`; null for all resources and for an unknown purpose. */
export const purposeOf = (address: URLSearchParams): ResourcePurpose | null =>
  resourcePurposeCodes.find((code) => code === address.get('purpose')) ?? null;

/** Query for a page of the library. The page and its prefetch share it, so that one request is enough. */
export const resourcesOf = (search: Search, purpose: ResourcePurpose | null): ListQuery =>
  within(purpose, resourceSearch.toQuery(search));

export const facetsOf = (search: Search, purpose: ResourcePurpose | null): ListQuery =>
  within(purpose, resourceSearch.toFacetQuery(search));

/** Query for the number of resources of another search. */
export const countOf = (search: Search, purpose: ResourcePurpose | null): ListQuery =>
  within(purpose, resourceSearch.toCountQuery(search));

const within = (purpose: ResourcePurpose | null, query: ListQuery): ListQuery =>
  purpose === null ? query : { ...query, filters: { ...query.filters, purposes: { $eq: purpose } } };
