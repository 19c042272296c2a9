import { audienceNoticeQueries } from '@puente/client/audience-notices';
import { noticeStateCodes, noticeStates } from '@puente/contract/constants/audience-notices';
import { messageKinds, noticeKinds } from '@puente/contract/constants/message-kinds';
import { type Search, tableSearch } from '@puente/platform/lists';
import { recordId } from '@puente/platform/pages';
import type { QueryClient } from '@puente/platform/query';

/** Search of editors for notices: the address of /staff/avisos, its filters and its API query. */
export const noticeSearch = tableSearch('GET /api/audience-notices', ({ keyword, oneOf }) => ({
  filters: {
    q: keyword({ label: 'Título', where: (text) => ({ keyword: { $containsi: text } }) }),
    state: oneOf({
      label: 'Estado',
      values: noticeStateCodes,
      words: noticeStates,
      where: (state) => ({ state: { $eq: state } }),
    }),
    kind: oneOf({
      label: 'Tipo',
      values: noticeKinds,
      words: messageKinds,
      where: (kind) => ({ kind: { $eq: kind } }),
    }),
  },
  sorts: { changed: ['updatedAt:desc', 'updatedAt:asc'], title: ['title:asc', 'title:desc'] },
  pageSize: 25,
}));

export const noticePage = (search: Search) => audienceNoticeQueries.list(noticeSearch.toQuery(search));

export const prefetchNotices = (queryClient: QueryClient, search: URLSearchParams) =>
  queryClient.prefetchQuery(noticePage(noticeSearch.list.read(search)));

export function prefetchNotice(queryClient: QueryClient, param: string | undefined): void {
  const id = recordId('audienceNotice', param);
  if (id !== null) void queryClient.prefetchQuery(audienceNoticeQueries.one(id));
}
