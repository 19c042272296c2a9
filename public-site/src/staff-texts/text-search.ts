import { staffTextQueries } from '@puente/client/staff-texts';
import { type TextKind, textKinds } from '@puente/contract/entities/staff-text';
import { publicationStates, publicationStateWords } from '@puente/contract/publication';
import { type Search, tableSearch } from '@puente/platform/lists';
import type { QueryClient } from '@puente/platform/query';

export const kindWords = {
  post: 'Entrada del blog',
  faq: 'Pregunta frecuente',
  page: 'Página',
  resource: 'Recurso',
} as const satisfies Record<TextKind, string>;

/** Search of editors for texts: the address of /staff/textos, its filters and its API query. */
export const textSearch = tableSearch('GET /api/staff-texts', ({ keyword, oneOf }) => ({
  filters: {
    q: keyword({ label: 'Título', where: (text) => ({ keyword: { $containsi: text } }) }),
    kind: oneOf({
      label: 'Tipo',
      values: textKinds,
      words: kindWords,
      where: (kind) => ({ kind: { $eq: kind } }),
    }),
    state: oneOf({
      label: 'Estado',
      values: publicationStates,
      words: publicationStateWords,
      where: (state) => ({ state: { $eq: state } }),
    }),
  },
  sorts: {
    changed: ['updatedAt:desc', 'updatedAt:asc'],
    title: ['title:asc', 'title:desc'],
    date: ['publishedAt:desc', 'publishedAt:asc'],
  },
  pageSize: 25,
}));

export const textPage = (search: Search) => staffTextQueries.list(textSearch.toQuery(search));

export const prefetchTexts = (queryClient: QueryClient, search: URLSearchParams) =>
  queryClient.prefetchQuery(textPage(textSearch.list.read(search)));
