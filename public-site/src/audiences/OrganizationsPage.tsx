import { AudienceLanding } from './AudienceLanding.tsx';
import { organizationsContent } from './organizations.ts';

export default function OrganizationsPage() {
  return <AudienceLanding content={organizationsContent} />;
}
