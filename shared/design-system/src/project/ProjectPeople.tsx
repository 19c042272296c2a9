import { type ShownProject } from '@puente/contract/entities/project';
import { DescriptionList } from '../description-list/index.ts';
import { type HeadingLevel } from '../heading/index.ts';
import { ProjectSection } from './ProjectSection.tsx';

/** People who guide the project: the organisation's coordinator, teachers, and the program that it belongs to. */
export function ProjectPeople({
  project: { coordinator, tutors = [], tutor_profiles: profiles = [], program },
  level,
}: {
  project: ShownProject;
  level?: HeadingLevel | undefined;
}) {
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
            description: profiles.length > 0 ? profiles.map(nameOf).join('; ') : countOf(tutors.length),
          },
        ]
      : []),
    ...(program ? [{ term: 'Programa', description: program.name }] : []),
  ];
  return (
    <ProjectSection level={level} title="Quién te acompaña" when={items.length > 0}>
      <DescriptionList items={items} />
    </ProjectSection>
  );
}

type Tutor = NonNullable<ShownProject['tutor_profiles']>[number];

const nameOf = ({ name, surname, university }: Tutor): string =>
  [`${name} ${surname}`, university].filter(Boolean).join(', ');

/** Text for visitors, who may not see the names. */
const countOf = (tutors: number): string =>
  tutors === 1 ? 'Un docente lo tutoriza' : `${tutors} docentes lo tutorizan`;
