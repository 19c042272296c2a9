import { OpenCampaigns } from '../campaigns/OpenCampaigns.tsx';
import { AudienceLanding } from './AudienceLanding.tsx';
import { useUniversityFigures } from './figures/university-figures.ts';
import { WorksBy } from './figures/WorksBy.tsx';
import { universitiesContent } from './universities.ts';
import { ShareWithStudents } from './universities/ShareWithStudents.tsx';
import { TutoringSteps } from './universities/TutoringSteps.tsx';
import { UniversityView } from './universities/UniversityView.tsx';

export default function UniversitiesPage() {
  return (
    <AudienceLanding content={universitiesContent} figures={useUniversityFigures()}>
      <TutoringSteps />
      <UniversityView />
      <WorksBy
        filter="university"
        title="Trabajos con nombre y universidad"
        text="Cada TFG o TFM publicado dice en qué universidad se ha hecho. Busca la tuya en el repositorio y mira qué se está haciendo."
        listTitle="Universidades con más trabajos publicados"
      />
      <ShareWithStudents />
      <OpenCampaigns />
    </AudienceLanding>
  );
}
