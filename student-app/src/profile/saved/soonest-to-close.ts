import { acceptsApplications } from '@puente/contract/constants/statuses';
import type { Project } from '@puente/contract/entities/project';

type Closing = Pick<Project, 'status' | 'deadline'>;

/** For sorting: open projects by their last day, those without one after them, closed ones last. */
export const bySoonestToClose = (one: Closing, other: Closing): number =>
  rank(one) - rank(other) || (one.deadline ?? '').localeCompare(other.deadline ?? '');

function rank({ status, deadline }: Closing): number {
  if (!acceptsApplications(status)) return 2;
  return deadline === null ? 1 : 0;
}
