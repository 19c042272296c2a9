import type { Project } from '@puente/contract/entities/project';
import { Grid } from '@puente/design-system/layout';
import { LatestProjectCard } from './LatestProjectCard.tsx';
import styles from './LatestProjects.module.css';

/** Project cards in a row, as many as fit the screen. */
export function ProjectCards({ projects }: { projects: readonly Project[] }) {
  return (
    <Grid as="ul" min="18rem">
      {projects.map((project) => (
        <li key={project.id} className={styles.item}>
          <LatestProjectCard project={project} />
        </li>
      ))}
    </Grid>
  );
}
