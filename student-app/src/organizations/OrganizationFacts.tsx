import * as organizationQueries from '@puente/client/organization-queries';
import type { Organization } from '@puente/contract/entities/organization';
import { OrganizationFacts as Facts } from '@puente/design-system/project';
import { useQuery } from '@puente/platform/query';

/** Facts of an organisation with its employer brand. The profiles are left out if they cannot be loaded. */
export function OrganizationFacts({ organization }: { organization: Organization }) {
  const brand = useQuery(organizationQueries.brand(organization.id));
  return <Facts organization={organization} profiles={brand.data?.academic_profiles ?? []} />;
}
