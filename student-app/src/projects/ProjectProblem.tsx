import { ApiError, messageOf } from '@puente/client/api-error';
import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { Retry } from '@puente/design-system/retry';
import { href } from '@puente/platform/links';
import { lastList } from '@puente/platform/lists';
import { usePageHead, useReady } from '@puente/platform/ui';

export function ProjectNotFound() {
  usePageHead({ title: 'Proyecto no encontrado', isMissing: true });
  useReady(true);
  return (
    <EmptyState
      headingLevel={1}
      title="No encontramos este proyecto"
      action={<ButtonLink href={lastList(href('projects'))}>Ver proyectos</ButtonLink>}
    >
      Puede que la organización lo haya retirado o que la dirección tenga una errata.
    </EmptyState>
  );
}

interface ProjectProblemProps {
  error: Error;
  retrying: boolean;
  onRetry: () => void;
}

/** Error message instead of a project that could not be loaded. */
export function ProjectProblem({ error, retrying, onRetry }: ProjectProblemProps) {
  if (error instanceof ApiError && error.code === 'NotFound') return <ProjectNotFound />;
  return (
    <Retry
      place="page"
      title="No hemos podido cargar el proyecto"
      message={messageOf(error)}
      busy={retrying}
      onRetry={onRetry}
    />
  );
}
