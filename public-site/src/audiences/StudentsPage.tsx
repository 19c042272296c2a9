import { OpenCampaigns } from '../campaigns/OpenCampaigns.tsx';
import { AudienceLanding } from './AudienceLanding.tsx';
import { OpenProjectsBy } from './figures/OpenProjectsBy.tsx';
import { useStudentFigures } from './figures/student-figures.ts';
import { studentsContent } from './students.ts';

export default function StudentsPage() {
  return (
    <AudienceLanding content={studentsContent} figures={useStudentFigures()}>
      <OpenProjectsBy />
      <OpenCampaigns />
    </AudienceLanding>
  );
}
