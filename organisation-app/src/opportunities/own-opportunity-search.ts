import * as organizationQueries from '@puente/client/organization-queries';
import { opportunityLabels } from '@puente/contract/constants/opportunities';
import type { OrganizationId } from '@puente/contract/ids';
import { pageNumber } from '@puente/platform/pages';

/** Returns the kind of opportunity that the address asks for; undefined for all. */
export const typeIn = (search: URLSearchParams) =>
  opportunityLabels.find((label) => label === search.get('type'));

/** Query for an organisation's own opportunities, filtered by the address. The page and its prefetch share it. */
export function ownOpportunitiesIn(organization: OrganizationId, search: URLSearchParams) {
  const type = typeIn(search);
  return organizationQueries.talentOpportunities(organization, { ...(type && { type }) }, pageNumber(search));
}
