import { teacherInvitationQueries } from '@puente/client/collaboration-teachers';
import { collaborationQueries } from '@puente/client/collaborations';
import { teacherQueries } from '@puente/client/teachers';
import type { TeacherId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { QueryClient } from '@puente/platform/query';

const pageSize = limits.page.max;

/** Queries of the desk: the longest page of each list. */
export const deskQueries = (teacher: TeacherId) => ({
  works: teacherQueries.tfxes(teacher, 1, pageSize),
  projects: teacherQueries.projects(teacher, 1, pageSize),
  invitations: teacherInvitationQueries.own(),
  collaborations: collaborationQueries.list({ sort: 'updatedAt:desc', pagination: { page: 1, pageSize } }),
});

export function prefetchDesk(queryClient: QueryClient, teacher: TeacherId): void {
  const { works, projects, invitations, collaborations } = deskQueries(teacher);
  void queryClient.prefetchQuery(works);
  void queryClient.prefetchQuery(projects);
  void queryClient.prefetchQuery(invitations);
  void queryClient.prefetchQuery(collaborations);
}
