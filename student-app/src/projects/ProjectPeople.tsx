import type { Project } from '@puente/contract/entities/project';
import { DescriptionList } from '@puente/design-system/description-list';
import { ProjectSection } from './ProjectSection.tsx';

/** Who guides the project: the organisation's coordinator, teachers, and the program that it belongs to. */
export function ProjectPeople({ project: { coordinator, tutors = [], program } }: { project: Project }) {
  const name = [coordinator?.name, coordinator?.surname].filter(Boolean).join(' ');
  const items = [
    ...(coordinator && name !== ''
      ? [
          {
            term: 'En la organización',
            description: [name, coordinator.job_position].filter(Boolean).join(', '),
          },
        ]
      : []),
    ...(tutors.length > 0
      ? [
          {
            term: 'En la universidad',
            description:
              tutors.length === 1 ? 'Un docente lo tutoriza' : `${tutors.length} docentes lo tutorizan`,
          },
        ]
      : []),
    ...(program ? [{ term: 'Programa', description: program.name }] : []),
  ];
  return (
    <ProjectSection title="Quién te acompaña" when={items.length > 0}>
      <DescriptionList items={items} />
    </ProjectSection>
  );
}
