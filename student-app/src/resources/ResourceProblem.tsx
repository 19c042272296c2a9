import { ApiError, messageOf } from '@puente/client/api-error';
import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { Retry } from '@puente/design-system/retry';
import { href } from '@puente/platform/links';
import { usePageTitle } from '@puente/platform/ui';

export function ResourceNotFound() {
  usePageTitle('Recurso no encontrado');
  return (
    <EmptyState
      headingLevel={1}
      title="No encontramos este recurso"
      action={<ButtonLink href={href('resources')}>Ver la biblioteca</ButtonLink>}
    >
      Puede que lo hayamos retirado o que la dirección tenga una errata.
    </EmptyState>
  );
}

interface ResourceProblemProps {
  error: Error;
  retrying: boolean;
  onRetry: () => void;
}

/** Error message instead of a resource that could not be loaded. */
export function ResourceProblem({ error, retrying, onRetry }: ResourceProblemProps) {
  if (error instanceof ApiError && error.code === 'NotFound') return <ResourceNotFound />;
  return (
    <Retry
      place="page"
      title="No hemos podido cargar el recurso"
      message={messageOf(error)}
      busy={retrying}
      onRetry={onRetry}
    />
  );
}
