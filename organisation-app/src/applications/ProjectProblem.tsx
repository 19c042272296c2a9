import { ApiError, messageOf } from '@puente/client/api-error';
import { organizationsOf } from '@puente/contract/entities/organizations-of';
import type { Project } from '@puente/contract/entities/project';
import type { CurrentUser } from '@puente/contract/entities/user';
import { Retry } from '@puente/design-system/retry';
import { ProjectNotFound } from './ProjectNotFound.tsx';

interface ProjectProblemProps {
  error: unknown;
  busy: boolean;
  onRetry: () => void;
}

/** A project that could not be had: there is none, it is not for this account, or it may be asked for again. */
export function ProjectProblem({ error, busy, onRetry }: ProjectProblemProps) {
  if (error instanceof ApiError && error.code === 'NotFound') return <ProjectNotFound />;
  // The shell shows its message for a page that is not for this account.
  if (error instanceof ApiError && error.code === 'Forbidden') throw error;
  return (
    <Retry
      place="page"
      title="No hemos podido cargar el proyecto"
      message={messageOf(error)}
      busy={busy}
      onRetry={onRetry}
    />
  );
}

/**
 * Every visitor may read a published project; what stands around it is for those who run it.
 * @throws ApiError Forbidden to other users
 */
export function assertRuns(user: CurrentUser | null, { organization }: Project): void {
  if (!organizationsOf(user).some(({ id }) => id === organization?.id)) throw new ApiError('Forbidden');
}
