import { fileUrl } from '@puente/client/http';
import { OrganizationMark as Mark } from '@puente/design-system/project';

interface OrganizationMarkProps {
  organization: { name: string; logo: { url: string | null } | null };
  size?: 'sm' | 'lg';
}

/** Logo or initials of an organisation as returned by the API. */
export function OrganizationMark({ organization: { name, logo }, size }: OrganizationMarkProps) {
  return <Mark name={name} logo={logo?.url ? fileUrl(logo.url) : null} size={size} />;
}
