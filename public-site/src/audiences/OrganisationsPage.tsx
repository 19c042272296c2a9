import { AudienceLanding } from './AudienceLanding.tsx';
import { organisationsContent } from './organisations.ts';

export default function OrganisationsPage() {
  return <AudienceLanding content={organisationsContent} />;
}
