import { modalities } from '@puente/contract/constants/modalities';
import type { Project } from '@puente/contract/entities/project';
import { Card } from '@puente/design-system/card';
import { DescriptionList, type DescriptionItem } from '@puente/design-system/description-list';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { ApplicationStanding } from './ApplicationStanding.tsx';
import { deadlineOf } from './project-facts.ts';
import { SaveButton } from './SaveButton.tsx';
import styles from './ProjectDetail.module.css';

/** The facts that decide whether to go on, and the way on. */
export function ProjectSummary({ project }: { project: Project }) {
  return (
    <Card as="aside" aria-labelledby="project-summary" className={styles.side}>
      <Stack gap={3} className={styles.actions}>
        <ApplicationStanding project={project} />
        <SaveButton project={project} wide />
      </Stack>
      <Heading level={2} size="sm" id="project-summary">
        Datos clave
      </Heading>
      <DescriptionList items={factsOf(project)} />
    </Card>
  );
}

function factsOf(project: Project): DescriptionItem[] {
  const facts: (Omit<DescriptionItem, 'description'> & { description: string | null })[] = [
    { term: 'Tipo', icon: 'graduation', description: project.type },
    { term: 'Modalidad', icon: 'briefcase', description: modalities[project.presentiality] },
    { term: 'Provincia', icon: 'map-pin', description: project.location },
    { term: 'Dedicación', icon: 'clock', description: project.dedication },
    { term: 'Remuneración', icon: 'star', description: project.remuneration },
    {
      term: 'Prácticas',
      icon: 'building',
      description: project.internship ? 'Con prácticas en la organización' : 'Sin prácticas',
    },
    { term: 'Idioma', icon: 'globe', description: project.language },
    { term: 'Plazo', icon: 'calendar', description: deadlineOf(project) },
  ];
  return facts.filter(({ description }) => description !== null && description !== '');
}
