import { acceptsApplications } from '@puente/contract/constants/statuses';
import type { Project } from '@puente/contract/entities/project';

type Closing = Pick<Project, 'status' | 'deadline'>;

/** Compares projects: open ones by deadline, then open ones without a deadline, then closed ones. */
export const bySoonestToClose = (one: Closing, other: Closing): number =>
  rank(one) - rank(other) || (one.deadline ?? '').localeCompare(other.deadline ?? '');

function rank({ status, deadline }: Closing): number {
  if (!acceptsApplications(status)) return 2;
  return deadline === null ? 1 : 0;
}
