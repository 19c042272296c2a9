import { messageOf } from '@puente/client/api-error';
import type { Project } from '@puente/contract/entities/project';
import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { Retry } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { HomeSection } from './HomeSection.tsx';
import { latestCount } from './latest-projects.ts';
import styles from './LatestProjects.module.css';
import { ProjectCards } from './ProjectCards.tsx';

interface LatestProjectsProps {
  projects: readonly Project[] | undefined;
  failure: Error | null;
  retrying: boolean;
  onRetry: () => void;
}

export function LatestProjects({ projects, failure, retrying, onRetry }: LatestProjectsProps) {
  return (
    <HomeSection
      id="latest"
      title="Recién publicados"
      ways={[{ label: 'Ver todos los proyectos', href: href('projects') }]}
    >
      {content()}
    </HomeSection>
  );

  function content() {
    if (projects?.length === 0) return <NoProjects />;
    if (projects) return <ProjectCards projects={projects} />;
    if (failure) {
      return (
        <Retry
          place="section"
          title="No hemos podido cargar los proyectos"
          message={messageOf(failure)}
          busy={retrying}
          onRetry={onRetry}
        />
      );
    }
    return (
      <div className={styles.skeletons}>
        <VisuallyHidden role="status">Cargando los últimos proyectos</VisuallyHidden>
        <SkeletonList count={latestCount} />
      </div>
    );
  }
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
