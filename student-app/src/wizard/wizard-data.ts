import * as studentQueries from '@puente/client/student-queries';
import * as studyQueries from '@puente/client/study-queries';
import type { UserId } from '@puente/contract/ids';
import { type QueryClient, retryOf, useQuery } from '@puente/platform/query';

/** Queries that the wizard needs before its first page: the profile, and the lists of choices. */
const wizardQueries = (user: UserId) => ({
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

/** Loads the data of the wizard and of the studies section, for `QueryState`. */
export function useWizardData(user: UserId) {
  const queries = wizardQueries(user);
  const student = useQuery(queries.student);
  const areas = useQuery(queries.areas);
  const universities = useQuery(queries.universities);
  return {
    isPending: student.isPending || areas.isPending || universities.isPending,
    data:
      student.data && areas.data && universities.data
        ? {
            student: student.data,
            areas: areas.data.map(({ name }) => name),
            universities: universities.data,
          }
        : undefined,
    get retry() {
      return retryOf(student, areas, universities);
    },
  };
}
