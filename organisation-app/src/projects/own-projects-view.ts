import { statusCodes, type Status } from '@puente/contract/constants/statuses';
import type { OrganizationId } from '@puente/contract/ids';
import { pageNumber } from '@puente/platform/pages';

interface OrganizationName {
  id: OrganizationId;
  name: string;
}

/** What /organizations shows, by its address. */
export interface OwnProjectsView {
  /** Missing only for a user without any organisation, whom the shell sends to create one. */
  organization: OrganizationName | undefined;
  status: Status | undefined;
  page: number;
}

/** An organisation that is not the user's own, or a status that does not exist, is ignored. */
export function ownProjectsView(search: URLSearchParams, own: readonly OrganizationName[]): OwnProjectsView {
  const wanted = Number(search.get('organization'));
  return {
    organization: own.find(({ id }) => id === wanted) ?? own[0],
    status: statusCodes.find((code) => code === search.get('status')),
    page: pageNumber(search),
  };
}
