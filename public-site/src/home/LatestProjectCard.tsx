import { modalities } from '@puente/contract/constants/modalities';
import type { Project } from '@puente/contract/entities/project';
import { Card, CardBody, CardFooter, CardTitle } from '@puente/design-system/card';
import { Chip } from '@puente/design-system/chip';
import { Icon } from '@puente/design-system/icon';
import { Cluster } from '@puente/design-system/layout';
import { Monogram } from '@puente/design-system/monogram';
import { href } from '@puente/platform/links';
import styles from './LatestProjects.module.css';

export function LatestProjectCard({ project }: { project: Project }) {
  const {
    id,
    title,
    description,
    organization,
    type,
    presentiality,
    location,
    study_areas: areas = [],
  } = project;
  return (
    <Card interactive className={styles.card}>
      <CardTitle
        level={3}
        href={href('project', { id })}
        eyebrow={
          organization && (
            <>
              <Monogram name={organization.name} size="sm" />
              <span className={styles.organization}>{organization.name}</span>
            </>
          )
        }
      >
        {title}
      </CardTitle>
      <CardBody>
        <p className={styles.description}>{description}</p>
        <Cluster gap={2}>
          {type !== null && <Chip tone="accent">{type}</Chip>}
          {areas.slice(0, 1).map((area) => (
            <Chip key={area}>{area}</Chip>
          ))}
        </Cluster>
      </CardBody>
      <CardFooter>
        <span className={styles.place}>
          <Icon name="map-pin" />
          {presentiality === 'remote' || location === null
            ? modalities[presentiality]
            : `${location} · ${modalities[presentiality]}`}
        </span>
      </CardFooter>
    </Card>
  );
}
