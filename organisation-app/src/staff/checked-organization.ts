import * as organizationQueries from '@puente/client/organization-queries';
import type { OrganizationId } from '@puente/contract/ids';

/** Query for an organisation that staff check. Always stale: a colleague may decide meanwhile, in another window. */
export const checkedOrganization = (id: OrganizationId) => ({
  ...organizationQueries.one(id),
  staleTime: 0,
  refetchOnWindowFocus: true,
});
