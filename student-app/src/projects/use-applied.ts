import { useMemo } from 'react';
import * as applicationQueries from '@puente/client/application-queries';
import type { Project } from '@puente/contract/entities/project';
import type { ProjectId } from '@puente/contract/ids';
import { useQuery } from '@puente/platform/query';
import { useUser } from '@puente/platform/session';

/** Shared empty set with a stable identity, so that cards of a student without applications render only once. */
const none: ReadonlySet<ProjectId> = new Set();

/** Returns the projects in the list that the signed-in student has applied to. The list does not wait for the response. */
export function useApplied(projects: readonly Project[] = []): ReadonlySet<ProjectId> {
  const isStudent = useUser()?.profileType === 'student';
  const applied = useQuery({
    ...applicationQueries.appliedTo(projects.map(({ id }) => id)),
    enabled: isStudent && projects.length > 0,
  });
  return useMemo(() => (applied.data?.length ? new Set(applied.data) : none), [applied.data]);
}
