import { calendarFeedQuery } from '@puente/client/calendar-feed';
import { collaborationQueries } from '@puente/client/collaborations';
import {
  collaborationStateCodes,
  isUnderWay,
  statesUnderWay,
} from '@puente/contract/constants/collaborations';
import { pageNumber, recordId } from '@puente/platform/pages';
import type { QueryClient } from '@puente/platform/query';

const ended = collaborationStateCodes.filter((state) => !isUnderWay(state));

/** Filters in the address: collaborations under way or those that have ended, of one project or of all. */
export const listedIn = (search: URLSearchParams) => ({
  isOver: search.get('tab') === 'ended',
  project: recordId('project', search.get('project') ?? undefined),
  page: pageNumber(search),
});

/** The query behind /colaboraciones. */
export function collaborationsIn(search: URLSearchParams) {
  const { isOver, project, page } = listedIn(search);
  return collaborationQueries.list({
    filters: {
      state: { $in: isOver ? ended : statesUnderWay },
      ...(project !== null && { project: { $eq: project } }),
    },
    sort: isOver ? 'updatedAt:desc' : 'ends:asc',
    pagination: { page, pageSize: 20 },
  });
}

export function prefetchCollaborations(queryClient: QueryClient, search: URLSearchParams): void {
  void queryClient.prefetchQuery(collaborationsIn(search));
  void queryClient.prefetchQuery(calendarFeedQuery());
}
