import { AudienceLanding } from './AudienceLanding.tsx';
import { useOrganizationFigures } from './figures/organization-figures.ts';
import { WorksBy } from './figures/WorksBy.tsx';
import { organizationsContent } from './organizations.ts';

export default function OrganizationsPage() {
  return (
    <AudienceLanding content={organizationsContent} figures={useOrganizationFigures()}>
      <WorksBy
        filter="area"
        title="De qué áreas vienen"
        text="Así se reparten los TFG y TFM que ya están en el repositorio. Un mismo trabajo puede ser de varias áreas."
        listTitle="Trabajos publicados por área de estudio"
      />
    </AudienceLanding>
  );
}
