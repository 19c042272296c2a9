import * as organizationQueries from '@puente/client/organization-queries';
import { organizationsOf } from '@puente/contract/entities/organizations-of';
import { useQuery } from '@puente/platform/query';
import { useUser } from '@puente/platform/session';

export type TalentOrganization = ReturnType<typeof organizationsOf>[number];

/** Organisations of the user that have access to the talent corner. */
export function useTalentAccess() {
  const own = organizationsOf(useUser());
  const query = useQuery(organizationQueries.talentAccess(own.map(({ id }) => id)));
  return { organizations: own.filter(({ id }) => query.data?.includes(id)), query };
}
