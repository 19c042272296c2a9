import { useMemo } from 'react';
import * as studentQueries from '@puente/client/student-queries';
import type { Project } from '@puente/contract/entities/project';
import { matchedProject, matchedStudent, matchOf, type Match } from '@puente/contract/match';
import { useQuery } from '@puente/platform/query';
import { useUser } from '@puente/platform/session';
import { useBriefWait } from '@puente/platform/ui';

interface Matches {
  /** What is known of the student may come in a moment. */
  isWaiting: boolean;
  /** How well a project suits the student; null for other readers, and while nothing is known of the student. */
  matchOf: (project: Project) => Match | null;
}

/** How well projects suit the signed-in student, by the rules that are published (contract, match.ts). */
export function useMatches(): Matches {
  const user = useUser();
  const isStudent = user?.profileType === 'student' && user.details !== null;
  const student = useQuery(studentQueries.studies(isStudent ? user.id : null));
  const ofProject = useMemo(() => {
    const facts = student.data ? matchedStudent(student.data) : null;
    return (project: Project) => facts && matchOf(facts, matchedProject(project));
  }, [student.data]);
  return { isWaiting: useBriefWait(student.isLoading), matchOf: ofProject };
}
