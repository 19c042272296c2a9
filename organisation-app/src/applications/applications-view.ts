import { applicationMoves, type Status } from '@puente/contract/constants/statuses';
import { pageNumber } from '@puente/platform/pages';

/** Statuses in which an organisation meets an application: where it arrives, and where it can be moved from there. */
export const shownStatuses: readonly Status[] = ['new', ...applicationMoves.new];

/** The statuses as names of a list. */
export const listNames: Readonly<Record<Status, string>> = {
  new: 'Nuevas',
  preselected: 'Preseleccionadas',
  selected: 'Seleccionadas',
  notSelected: 'No seleccionadas',
  rejected: 'Rechazadas',
  unavailable: 'No disponibles',
  expired: 'Expiradas',
  draft: 'Borradores',
};

export interface ApplicationsView {
  status: Status | undefined;
  page: number;
}

/** What the list of applications shows, by its address. */
export const applicationsView = (search: URLSearchParams): ApplicationsView => ({
  status: shownStatuses.find((status) => status === search.get('status')),
  page: pageNumber(search),
});
