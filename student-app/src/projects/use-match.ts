import { useMemo } from 'react';
import * as studentQueries from '@puente/client/student-queries';
import type { Project } from '@puente/contract/entities/project';
import type { Match } from '@puente/contract/match';
import { useQuery } from '@puente/platform/query';
import { useUser } from '@puente/platform/session';
import { useBriefWait } from '@puente/platform/ui';

interface Matches {
  /** What is known of the student may come in a moment. */
  isWaiting: boolean;
  /** How well a project suits the student; null for other readers, and while nothing is known of the student. */
  matchOf: (project: Project) => Match | null;
}

/** With the table of degrees, which visitors need not load. */
const loadRules = () => import(/* webpackChunkName: "match" */ '@puente/contract/match');

/** How well projects suit the signed-in student, by the rules that are published (contract, match.ts). */
export function useMatches(): Matches {
  const user = useUser();
  const isStudent = user?.profileType === 'student' && user.details !== null;
  const student = useQuery(studentQueries.studies(isStudent ? user.id : null));
  const rules = useQuery({
    queryKey: ['match-rules'],
    queryFn: async () => {
      const { matchedProject, matchedStudent, matchOf } = await loadRules();
      return { matchedProject, matchedStudent, matchOf };
    },
    enabled: isStudent,
    staleTime: Infinity,
  });
  const ofProject = useMemo(() => {
    if (!student.data || !rules.data) return () => null;
    const { matchedProject, matchedStudent, matchOf } = rules.data;
    const facts = matchedStudent(student.data);
    return (project: Project) => matchOf(facts, matchedProject(project));
  }, [student.data, rules.data]);
  return { isWaiting: useBriefWait(student.isLoading || rules.isLoading), matchOf: ofProject };
}
