import { ApiError } from '@puente/client/api-error';
import { organizationsOf } from '@puente/contract/entities/organizations-of';
import type { Project } from '@puente/contract/entities/project';
import type { CurrentUser } from '@puente/contract/entities/user';
import { Retry } from '@puente/design-system/retry';
import { type Asked, retryOf } from '@puente/platform/query';
import { ProjectNotFound } from './ProjectNotFound.tsx';

/** Error for a project that could not be loaded: it does not exist, this account may not see it, or the request can be retried. */
export function ProjectProblem({ query }: { query: Asked<Project> }) {
  const { error } = query;
  if (error instanceof ApiError && error.code === 'NotFound') return <ProjectNotFound />;
  // The shell renders its message for a page that this account may not open.
  if (error instanceof ApiError && error.code === 'Forbidden') throw error;
  return <Retry place="page" title="No hemos podido cargar el proyecto" {...retryOf(query)} />;
}

/**
 * Checks that the user's organisation owns the project: everyone may read a published project, but only its owner may manage it. @throws
 * ApiError Forbidden to other users
 */
export function assertRuns(user: CurrentUser | null, { organization }: Project): void {
  if (!organizationsOf(user).some(({ id }) => id === organization?.id)) throw new ApiError('Forbidden');
}
