import * as applicationQueries from '@puente/client/application-queries';
import { collaborationQueries } from '@puente/client/collaborations';
import { conversationQueries } from '@puente/client/conversations';
import { joiningQueries } from '@puente/client/joinings';
import * as organizationQueries from '@puente/client/organization-queries';
import { reviewQueries } from '@puente/client/organization-verification';
import { profileQueries } from '@puente/client/profiles';
import * as studentQueries from '@puente/client/student-queries';
import { teacherQueries } from '@puente/client/teachers';
import { organizationsOf } from '@puente/contract/entities/organizations-of';
import type { CurrentUser } from '@puente/contract/entities/user';
import type { OrganizationId, TeacherId, UserId } from '@puente/contract/ids';
import { isAmong, supporters } from '@puente/contract/roles';
import type { QueryClient } from '@puente/platform/query';

/** Always stale: students and organisations change this at any moment. */
const staleTime = 0;

export const ownApplications = () => applicationQueries.mine();
export const savedByStudent = (user: UserId) => studentQueries.favorites(user);
export const savedByTeacher = (user: UserId) => profileQueries.savedProjects(user);
export const guidedWorks = (teacher: TeacherId) => ({ ...teacherQueries.tfxes(teacher), staleTime });
export const guidedProjects = (teacher: TeacherId) => ({ ...teacherQueries.projects(teacher), staleTime });
export const ownCollaborations = () => collaborationQueries.underWay();
export const ownJoinings = () => joiningQueries.own();
export const waitingWork = (organization: OrganizationId) => ({
  ...organizationQueries.waiting(organization),
  staleTime,
});
export const unverified = () => reviewQueries.waiting();
export const toTheTeam = () =>
  conversationQueries.list({
    filters: { waitsForTeam: { $eq: true } },
    sort: 'lastMessageAt:asc',
    pagination: { pageSize: 1 },
  });

/** Tells whether a member of staff answers to people and organisations. Editors do not. */
export const isSupporter = ({ profileType: role, staffRole = null }: CurrentUser): boolean =>
  isAmong(supporters, { role, staffRole });

export const hasSaved = ({ details }: CurrentUser): boolean => Boolean(details?.favorites?.length);

/** Prefetches the queries behind the tasks of a user. */
export function prefetchTasks(user: CurrentUser, queryClient: QueryClient): void {
  switch (user.profileType) {
    case 'student':
      void queryClient.prefetchQuery(ownApplications());
      void queryClient.prefetchQuery(ownCollaborations());
      if (hasSaved(user)) void queryClient.prefetchQuery(savedByStudent(user.id));
      return;
    case 'coordinator':
    case 'projectManager':
      void queryClient.prefetchQuery(ownJoinings());
      void queryClient.prefetchQuery(ownCollaborations());
      for (const { id } of organizationsOf(user)) void queryClient.prefetchQuery(waitingWork(id));
      return;
    case 'teacher':
      if (!user.details) return;
      void queryClient.prefetchQuery(guidedWorks(user.details.id));
      void queryClient.prefetchQuery(guidedProjects(user.details.id));
      void queryClient.prefetchQuery(ownCollaborations());
      if (hasSaved(user)) void queryClient.prefetchQuery(savedByTeacher(user.id));
      return;
    case 'staff':
      if (!isSupporter(user)) return;
      void queryClient.prefetchQuery(toTheTeam());
      void queryClient.prefetchQuery(unverified());
      return;
    case null:
  }
}
