import { modalities } from '@puente/contract/constants/modalities';
import { type ShownProject } from '@puente/contract/entities/project';
import { Card } from '../card/index.ts';
import { type DescriptionItem, DescriptionList } from '../description-list/index.ts';
import { Heading, type HeadingLevel } from '../heading/index.ts';
import { dayOf, deadlineWithZone } from './project-facts.ts';
import styles from './ProjectText.module.css';

/** The conditions that decide whether to go on, and the dates. */
export function ProjectSummary({
  project,
  headingLevel = 2,
}: {
  project: ShownProject;
  headingLevel?: HeadingLevel | undefined;
}) {
  return (
    <Card as="section" aria-labelledby="project-summary" className={styles.facts}>
      <Heading level={headingLevel} size="sm" id="project-summary">
        Condiciones
      </Heading>
      <DescriptionList columns items={factsOf(project)} />
    </Card>
  );
}

function factsOf(project: ShownProject): DescriptionItem[] {
  const facts: (Omit<DescriptionItem, 'description'> & { description: string | null })[] = [
    { term: 'Tipo', icon: 'graduation', description: project.type },
    {
      term: 'Modalidad',
      icon: 'briefcase',
      description: project.presentiality && modalities[project.presentiality],
    },
    { term: 'Provincia', icon: 'map-pin', description: project.location },
    { term: 'Dedicación', icon: 'clock', description: project.dedication },
    { term: 'Remuneración', icon: 'euro', description: project.remuneration },
    {
      term: 'Prácticas',
      icon: 'building',
      description: project.internship ? 'Con prácticas en la organización' : 'Sin prácticas',
    },
    { term: 'Resultado', icon: 'file', description: project.result_owner },
    { term: 'Idioma', icon: 'globe', description: project.language },
    { term: 'Plazo', icon: 'calendar', description: deadlineWithZone(project) },
    {
      term: 'Respuesta',
      icon: 'chat',
      description: project.answer_days === 1 ? 'En un día' : `En ${project.answer_days} días como mucho`,
    },
    {
      term: 'Publicado',
      icon: 'calendar',
      description: project.publishedAt && `El ${dayOf(project.publishedAt)}`,
    },
  ];
  return facts.filter(({ description }) => description !== null && description !== '');
}
