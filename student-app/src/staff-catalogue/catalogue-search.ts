import * as studyQueries from '@puente/client/study-queries';
import { studyTypes } from '@puente/contract/constants/study-types';
import { type Search, tableSearch } from '@puente/platform/lists';
import type { QueryClient } from '@puente/platform/query';

/** Search of staff for universities: the address of /staff/universidades, its filters and its API query. */
export const universitySearch = tableSearch('GET /api/universities', ({ keyword }) => ({
  filters: { q: keyword({ label: 'Nombre', where: (text) => ({ name: { $containsi: text } }) }) },
  sorts: { name: ['name:asc', 'name:desc'] },
  pageSize: 25,
}));

export const universityPage = (search: Search) =>
  studyQueries.universityList(universitySearch.toQuery(search));

/** Search of staff for degrees: the address of /staff/titulaciones, its filters and its API query. */
export const degreeSearch = tableSearch('GET /api/degrees', ({ keyword, oneOf }) => ({
  filters: {
    q: keyword({ label: 'Nombre', where: (text) => ({ name: { $containsi: text } }) }),
    type: oneOf({
      label: 'Tipo',
      values: studyTypes,
      words: Object.fromEntries(studyTypes.map((type) => [type, type])) as Record<
        (typeof studyTypes)[number],
        string
      >,
      where: (type) => ({ type: { $eq: type } }),
    }),
  },
  sorts: { name: ['name:asc', 'name:desc'] },
  pageSize: 25,
}));

export const degreePage = (search: Search) => studyQueries.degreeList(degreeSearch.toQuery(search));

export const prefetchUniversities = (queryClient: QueryClient, address: URLSearchParams) =>
  queryClient.prefetchQuery(universityPage(universitySearch.list.read(address)));

export const prefetchDegrees = (queryClient: QueryClient, address: URLSearchParams) =>
  Promise.all([
    queryClient.prefetchQuery(degreePage(degreeSearch.list.read(address))),
    queryClient.prefetchQuery(studyQueries.areas()),
  ]);
