import { OpenCampaigns } from '../campaigns/OpenCampaigns.tsx';
import { AudienceLanding } from './AudienceLanding.tsx';
import { studentsContent } from './students.ts';

export default function StudentsPage() {
  return (
    <AudienceLanding content={studentsContent}>
      <OpenCampaigns />
    </AudienceLanding>
  );
}
