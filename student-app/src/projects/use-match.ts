import { useMemo } from 'react';
import * as studentQueries from '@puente/client/student-queries';
import type { Project } from '@puente/contract/entities/project';
import type { Match } from '@puente/contract/match';
import { useQuery } from '@puente/platform/query';
import { useUser } from '@puente/platform/session';
import { useContentDelay } from '@puente/platform/ui';
import { matchRules } from './match-rules.ts';

interface Matches {
  /** True while the student's data may still arrive. */
  isWaiting: boolean;
  /** Returns the match with a project; null for other readers and while the student's data is unknown. */
  matchOf: (project: Project) => Match | null;
}

/** Computes how well projects match the signed-in student, by the published rules (contract, match.ts). */
export function useMatches(): Matches {
  const user = useUser();
  const isStudent = user?.profileType === 'student' && user.details !== null;
  const student = useQuery(studentQueries.studies(isStudent ? user.id : null));
  const rules = useQuery({ ...matchRules(), enabled: isStudent });
  const ofProject = useMemo(() => {
    if (!student.data || !rules.data) return () => null;
    const { matchedProject, matchedStudent, matchOf } = rules.data;
    const facts = matchedStudent(student.data);
    return (project: Project) => matchOf(facts, matchedProject(project));
  }, [student.data, rules.data]);
  return { isWaiting: useContentDelay(student.isLoading || rules.isLoading), matchOf: ofProject };
}
