import { type ReactNode } from 'react';
import { ods } from '@puente/contract/constants/projects';
import { type ShownProject } from '@puente/contract/entities/project';
import { Card, CardActions, CardBody, CardFooter, CardTitle } from '../card/index.ts';
import { Chip } from '../chip/index.ts';
import { type HeadingLevel } from '../heading/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { Cluster } from '../layout/index.ts';
import { VisuallyHidden } from '../text/index.ts';
import { deadlineOf, isSoon, placeOf } from './project-facts.ts';
import styles from './ProjectCard.module.css';

/** More areas would push the facts out of the row. The project's page lists all of them. */
const shownAreas = 3;

export interface ProjectCardProps {
  project: ShownProject;
  headingLevel: HeadingLevel;
  /** Address of the project's page; undefined for a preview. */
  href?: string | undefined;
  /** Logo of the organisation, next to its name. */
  mark?: ReactNode;
  /** Reasons why the project suits the reader, or that they have applied. */
  standing?: ReactNode;
  /** Actions in the card's corner, such as saving it. */
  actions?: ReactNode;
}

/** Card of a project in a list. */
export function ProjectCard({ project, headingLevel, href, mark, standing, actions }: ProjectCardProps) {
  const { title, type, organization, remuneration, study_areas: areas = [] } = project;
  const place = placeOf(project);
  const more = areas.length - shownAreas;

  return (
    <Card interactive={href !== undefined} className={styles.card}>
      <CardTitle
        level={headingLevel}
        href={href}
        {...(organization && {
          eyebrow: (
            <>
              <span className={styles.mark}>{mark}</span>
              <span className={styles.organization}>{organization.name}</span>
            </>
          ),
        })}
      >
        {title}
      </CardTitle>
      <CardBody className={styles.body}>
        {standing}
        {areas.length > 0 && (
          <Cluster as="ul" gap={1} aria-label="Áreas de estudio" className={styles.areas}>
            {areas.slice(0, shownAreas).map((area) => (
              <li key={area}>
                <Chip>{area}</Chip>
              </li>
            ))}
            {more > 0 && <li className={styles.more}>{`y ${more} más`}</li>}
          </Cluster>
        )}
      </CardBody>
      <CardFooter>
        <ul className={styles.facts}>
          {type !== null && <Fact icon="graduation" name="Tipo" value={type} />}
          {place !== '' && <Fact icon="map-pin" name="Modalidad y lugar" value={place} />}
          {project.ods.length > 0 && <GoalNumbers numbers={project.ods} />}
          {remuneration !== null && remuneration !== '' && (
            <Fact icon="euro" name="Remuneración" value={remuneration} />
          )}
          <Fact icon="calendar" name="Plazo" value={deadlineOf(project)} urgent={isSoon(project)} />
        </ul>
      </CardFooter>
      {actions !== undefined && <CardActions>{actions}</CardActions>}
    </Card>
  );
}

/** Chip on the card of a project that the reader has applied to. */
export function AlreadyApplied() {
  return (
    <div className={styles.applied}>
      <Chip tone="success" icon="check">
        Ya solicitado
      </Chip>
    </div>
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
        <VisuallyHidden>{`${name}: `}</VisuallyHidden>
        {value}
      </span>
    </li>
  );
}

/** Numbers of the goals, with their names as tooltip and for screen readers. */
function GoalNumbers({ numbers }: { numbers: readonly number[] }) {
  const names = numbers.flatMap((number) => ods[number - 1] ?? []).join(', ');
  return (
    <li className={`${styles.fact} ${styles.goals}`} title={names}>
      <Icon name="leaf" />
      <span>
        ODS {numbers.join(', ')}
        <VisuallyHidden>{`: ${names}`}</VisuallyHidden>
      </span>
    </li>
  );
}
