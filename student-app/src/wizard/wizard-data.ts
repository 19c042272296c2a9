import { messageOf } from '@puente/client/api-error';
import * as studentQueries from '@puente/client/student-queries';
import * as studyQueries from '@puente/client/study-queries';
import type { UserId } from '@puente/contract/ids';
import { type QueryClient, useQuery } from '@puente/platform/query';

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

/** Loads the data of the wizard and of the studies section. Returns all of it, or the error. */
export function useWizardData(user: UserId) {
  const queries = wizardQueries(user);
  const student = useQuery(queries.student);
  const areas = useQuery(queries.areas);
  const universities = useQuery(queries.universities);
  const all = [student, areas, universities];
  return {
    loading: all.some(({ isPending }) => isPending),
    data:
      student.data && areas.data && universities.data
        ? {
            student: student.data,
            areas: areas.data.map(({ name }) => name),
            universities: universities.data,
          }
        : null,
    /** Props of `Retry`. */
    problem: {
      message: messageOf(all.find(({ error }) => error)?.error),
      busy: all.some(({ isFetching }) => isFetching),
      onRetry: () => {
        for (const query of all) if (query.isError) void query.refetch();
      },
    },
  };
}
