import * as studentQueries from '@puente/client/student-queries';
import * as studyQueries from '@puente/client/study-queries';
import type { UserId } from '@puente/contract/ids';
import type { QueryClient } from '@puente/platform/query';

/** What the wizard has to know before its first page: the profile, and the lists that its fields choose from. */
export const wizardQueries = (user: UserId) => ({
  student: studentQueries.one(user, ['student_area', 'degrees']),
  areas: studyQueries.areaNames(),
  universities: studyQueries.universitiesFound(''),
});

export function prefetchWizard(user: UserId, queryClient: QueryClient): void {
  const { student, areas, universities } = wizardQueries(user);
  void queryClient.prefetchQuery(student);
  void queryClient.prefetchQuery(areas);
  void queryClient.prefetchQuery(universities);
}
