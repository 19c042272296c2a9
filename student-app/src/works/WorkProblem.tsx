import { ApiError, messageOf } from '@puente/client/api-error';
import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { Retry } from '@puente/design-system/retry';
import { href } from '@puente/platform/links';
import { usePageHead, useReady } from '@puente/platform/ui';

export function WorkNotFound() {
  usePageHead({ title: 'Trabajo no encontrado', isMissing: true });
  useReady(true);
  return (
    <EmptyState
      headingLevel={1}
      title="No encontramos este trabajo"
      action={<ButtonLink href={href('workRepository')}>Ver el repositorio</ButtonLink>}
    >
      Puede que su autor o autora lo haya retirado o que la dirección tenga una errata.
    </EmptyState>
  );
}

interface WorkProblemProps {
  error: Error | null;
  retrying: boolean;
  onRetry: () => void;
}

/** Error message instead of a work that could not be loaded. */
export function WorkProblem({ error, retrying, onRetry }: WorkProblemProps) {
  if (error instanceof ApiError && error.code === 'NotFound') return <WorkNotFound />;
  return (
    <Retry
      place="page"
      title="No hemos podido cargar el trabajo"
      message={messageOf(error)}
      busy={retrying}
      onRetry={onRetry}
    />
  );
}
