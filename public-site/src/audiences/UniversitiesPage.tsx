import { OpenCampaigns } from '../campaigns/OpenCampaigns.tsx';
import { AudienceLanding } from './AudienceLanding.tsx';
import { universitiesContent } from './universities.ts';

export default function UniversitiesPage() {
  return (
    <AudienceLanding content={universitiesContent}>
      <OpenCampaigns />
    </AudienceLanding>
  );
}
