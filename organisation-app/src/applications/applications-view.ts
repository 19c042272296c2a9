import { applicationMoves, type Status } from '@puente/contract/constants/statuses';
import { pageNumber } from '@puente/platform/pages';

/** Statuses in which an organisation meets an application: where it arrives, and where it can be moved from there. */
export const shownStatuses: readonly Status[] = ['new', ...applicationMoves.new];

export interface ApplicationsView {
  status: Status | undefined;
  page: number;
}

/** What the list of applications shows, by its address. */
export const applicationsView = (search: URLSearchParams): ApplicationsView => ({
  status: shownStatuses.find((status) => status === search.get('status')),
  page: pageNumber(search),
});
