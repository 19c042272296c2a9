import type { Project } from '@puente/contract/entities/project';
import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { type Asked, stateOf } from '@puente/platform/query';
import { HomeSection } from './HomeSection.tsx';
import { latestCount, ofDifferentOrganizations } from './latest-projects.ts';
import styles from './LatestProjects.module.css';
import { ProjectCards } from './ProjectCards.tsx';

/** @param query for the newest projects */
export function LatestProjects({ query }: { query: Asked<{ data: Project[] }> }) {
  return (
    <HomeSection
      id="latest"
      title="Recién publicados"
      ways={[{ label: 'Ver todos los proyectos', href: href('projects') }]}
    >
      <QueryState
        query={stateOf(query)}
        skeleton={
          <div className={styles.skeletons}>
            <VisuallyHidden role="status">Cargando los últimos proyectos</VisuallyHidden>
            <SkeletonList count={latestCount} />
          </div>
        }
        failed="No hemos podido cargar los proyectos"
        empty={<NoProjects />}
      >
        {({ data }) => <ProjectCards projects={ofDifferentOrganizations(data)} />}
      </QueryState>
    </HomeSection>
  );
}

function NoProjects() {
  return (
    <EmptyState
      headingLevel={3}
      icon="leaf"
      title="Todavía no hay proyectos publicados"
      action={
        <ButtonLink href={href('organizations')} variant="secondary">
          Publicar el primero
        </ButtonLink>
      }
    >
      Si tu organización tiene un reto, puede ser la primera.
    </EmptyState>
  );
}
