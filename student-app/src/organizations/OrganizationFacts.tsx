import * as organizationQueries from '@puente/client/organization-queries';
import type { Organization } from '@puente/contract/entities/organization';
import { OrganizationFacts as Facts } from '@puente/design-system/project';
import { useQuery } from '@puente/platform/query';

/** The facts of an organisation with its brand. Without an answer there is nothing to say in the place of profiles. */
export function OrganizationFacts({ organization }: { organization: Organization }) {
  const brand = useQuery(organizationQueries.brand(organization.id));
  return <Facts organization={organization} profiles={brand.data?.academic_profiles ?? []} />;
}
