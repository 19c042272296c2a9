import { messageOf } from '@puente/client/api-error';
import type { Project } from '@puente/contract/entities/project';
import { EmptyState } from '@puente/design-system/empty-state';
import { Heading } from '@puente/design-system/heading';
import { Icon } from '@puente/design-system/icon';
import { Container } from '@puente/design-system/layout';
import { ButtonLink, Link } from '@puente/design-system/link';
import { Retry } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { latestCount } from './latest-projects.ts';
import { ProjectCards } from './ProjectCards.tsx';
import section from './Section.module.css';
import styles from './LatestProjects.module.css';

interface LatestProjectsProps {
  projects: readonly Project[] | undefined;
  failure: Error | null;
  retrying: boolean;
  onRetry: () => void;
}

export function LatestProjects({ projects, failure, retrying, onRetry }: LatestProjectsProps) {
  return (
    <section className={section.section} aria-labelledby="latest">
      <Container>
        <div className={styles.head}>
          <Heading level={2} id="latest">
            Recién publicados
          </Heading>
          <Link href={href('projects')} variant="standalone">
            Ver todos los proyectos
            <Icon name="arrow-right" />
          </Link>
        </div>
        {content()}
      </Container>
    </section>
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
