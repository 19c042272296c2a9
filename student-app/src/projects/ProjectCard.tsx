import { ods } from '@puente/contract/constants/projects';
import type { Project } from '@puente/contract/entities/project';
import type { Match } from '@puente/contract/match';
import { Card, CardActions, CardBody, CardFooter, CardTitle } from '@puente/design-system/card';
import { Chip } from '@puente/design-system/chip';
import type { HeadingLevel } from '@puente/design-system/heading';
import { Icon, type IconName } from '@puente/design-system/icon';
import { Cluster } from '@puente/design-system/layout';
import { VisuallyHidden } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useCanSave } from '../saved/use-can-save.ts';
import { MatchLine } from './MatchLine.tsx';
import { OrganizationMark } from './OrganizationMark.tsx';
import { deadlineOf, isSoon, placeOf } from './project-facts.ts';
import { SaveButton } from './SaveButton.tsx';
import styles from './ProjectCard.module.css';

/** More would push the facts of the card out of the row; the page of the project has them all. */
const shownAreas = 3;

interface ProjectCardProps {
  project: Project;
  headingLevel: HeadingLevel;
  /** How well it suits the student. */
  match?: Match | null;
  /** The student has applied to it. */
  applied?: boolean;
  onForget?: () => void;
}

export function ProjectCard({
  project,
  headingLevel,
  match = null,
  applied = false,
  onForget,
}: ProjectCardProps) {
  const canSave = useCanSave();
  const { id, title, type, organization, remuneration, study_areas: areas = [] } = project;
  const more = areas.length - shownAreas;

  return (
    <Card interactive className={styles.card}>
      <CardTitle
        level={headingLevel}
        href={href('project', { id })}
        {...(organization && {
          eyebrow: (
            <>
              <span className={styles.mark}>
                <OrganizationMark organization={organization} />
              </span>
              <span className={styles.organization}>{organization.name}</span>
            </>
          ),
        })}
      >
        {title}
      </CardTitle>
      <CardBody className={styles.body}>
        {applied ? (
          <div className={styles.applied}>
            <Chip tone="success" icon="check">
              Ya solicitado
            </Chip>
          </div>
        ) : (
          <MatchLine match={match} />
        )}
        {areas.length > 0 && (
          <Cluster as="ul" gap={1} aria-label="Áreas de estudio" className={styles.areas}>
            {areas.slice(0, shownAreas).map((area) => (
              <li key={area}>
                <Chip>{area}</Chip>
              </li>
            ))}
            {more > 0 && <li className={styles.more}>y {more} más</li>}
          </Cluster>
        )}
      </CardBody>
      <CardFooter>
        <ul className={styles.facts}>
          {type !== null && <Fact icon="graduation" name="Tipo" value={type} />}
          <Fact icon="map-pin" name="Modalidad y lugar" value={placeOf(project)} />
          {project.ods.length > 0 && <Goals numbers={project.ods} />}
          {remuneration !== null && remuneration !== '' && (
            <Fact icon="euro" name="Remuneración" value={remuneration} />
          )}
          <Fact icon="calendar" name="Plazo" value={deadlineOf(project)} urgent={isSoon(project)} />
        </ul>
      </CardFooter>
      {canSave && (
        <CardActions>
          <SaveButton project={project} {...(onForget && { onForget })} />
        </CardActions>
      )}
    </Card>
  );
}

interface FactProps {
  icon: IconName;
  name: string;
  value: string;
  urgent?: boolean;
}

function Fact({ icon, name, value, urgent = false }: FactProps) {
  return (
    <li className={styles.fact} data-urgent={urgent || undefined}>
      <Icon name={icon} />
      <span>
        <VisuallyHidden>{name}: </VisuallyHidden>
        {value}
      </span>
    </li>
  );
}

/** The numbers of the goals, and their names for who points at them or listens. */
function Goals({ numbers }: { numbers: readonly number[] }) {
  const names = numbers.flatMap((number) => ods[number - 1] ?? []).join(', ');
  return (
    <li className={`${styles.fact} ${styles.goals}`} title={names}>
      <Icon name="leaf" />
      <span>
        ODS {numbers.join(', ')}
        <VisuallyHidden>: {names}</VisuallyHidden>
      </span>
    </li>
  );
}
