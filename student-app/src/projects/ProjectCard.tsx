import type { Project } from '@puente/contract/entities/project';
import { Card, CardActions, CardBody, CardFooter, CardTitle } from '@puente/design-system/card';
import { Chip } from '@puente/design-system/chip';
import type { HeadingLevel } from '@puente/design-system/heading';
import { Icon, type IconName } from '@puente/design-system/icon';
import { Cluster } from '@puente/design-system/layout';
import { VisuallyHidden } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { OrganizationMark } from './OrganizationMark.tsx';
import { deadlineOf, placeOf } from './project-facts.ts';
import { SaveButton } from './SaveButton.tsx';
import { useSavedProjects } from './saved-projects.ts';
import styles from './ProjectCard.module.css';

/** More would push the facts of the card out of the row; the page of the project has them all. */
const shownAreas = 3;

interface ProjectCardProps {
  project: Project;
  headingLevel: HeadingLevel;
  onForget?: () => void;
}

export function ProjectCard({ project, headingLevel, onForget }: ProjectCardProps) {
  const { canSave } = useSavedProjects();
  const { id, title, type, organization, study_areas: areas = [] } = project;
  const more = areas.length - shownAreas;

  return (
    <Card interactive className={styles.card}>
      <CardTitle
        level={headingLevel}
        href={href('project', { id })}
        {...(organization && {
          eyebrow: (
            <>
              <OrganizationMark organization={organization} />
              <span>{organization.name}</span>
            </>
          ),
        })}
      >
        {title}
      </CardTitle>
      <CardBody>
        {areas.length > 0 && (
          <Cluster as="ul" gap={1} aria-label="Áreas de estudio">
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
          <Fact icon="calendar" name="Plazo" value={deadlineOf(project)} />
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

function Fact({ icon, name, value }: { icon: IconName; name: string; value: string }) {
  return (
    <li className={styles.fact}>
      <Icon name={icon} />
      <span>
        <VisuallyHidden>{name}: </VisuallyHidden>
        {value}
      </span>
    </li>
  );
}
