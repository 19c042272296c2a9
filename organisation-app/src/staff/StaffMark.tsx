import { fileUrl } from '@puente/client/http';
import type { Organization } from '@puente/contract/entities/organization';
import { OrganizationMark } from '@puente/design-system/project';

interface StaffMarkProps {
  organization: Pick<Organization, 'name' | 'logo'>;
  size?: 'sm' | 'lg';
}

/** Logo or initials of an organisation as returned by the API. */
export function StaffMark({ organization: { name, logo }, size }: StaffMarkProps) {
  return <OrganizationMark name={name} logo={logo?.url ? fileUrl(logo.url) : null} size={size} />;
}
