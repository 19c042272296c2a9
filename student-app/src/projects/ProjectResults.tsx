import { useCallback, useMemo } from 'react';
import * as applicationQueries from '@puente/client/application-queries';
import type { Project } from '@puente/contract/entities/project';
import type { ProjectId } from '@puente/contract/ids';
import { projectCount } from '@puente/design-system/project';
import { useQuery } from '@puente/platform/query';
import { useUser } from '@puente/platform/session';
import { ListResults } from '../lists/ListResults.tsx';
import { NotifyMe } from '../saved-searches/NotifyMe.tsx';
import { NoProjects } from './NoProjects.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import { orderOf, projectSearch, sortsFor } from './search.ts';
import { useMatches } from './use-match.ts';
import { type ProjectControls, useProjectList } from './use-project-search.ts';

export function ProjectResults({ controls }: { controls: ProjectControls }) {
  const { search } = controls;
  const list = useProjectList(search);
  const reader = useUser();
  const { isWaiting, matchOf } = useMatches();
  const meant = list.data?.meta.instead;
  const applied = useApplied(list.data?.data);
  const card = useCallback(
    (project: Project) => (
      <ProjectCard
        project={project}
        headingLevel={2}
        match={matchOf(project)}
        applied={applied.has(project.id)}
      />
    ),
    [matchOf, applied],
  );
  return (
    <ListResults
      controls={controls}
      order={{ options: sortsFor(search, reader), value: orderOf(search, reader) }}
      list={list}
      waiting={isWaiting}
      words={{
        count: projectCount,
        searching: 'Buscando proyectos…',
        failed: 'No hemos podido cargar los proyectos',
      }}
      // Save the corrected spelling: mails search for exactly the saved words.
      action={<NotifyMe search={meant === undefined ? search : projectSearch.choose(search, 'q', [meant])} />}
      nothing={(total) => <NoProjects controls={controls} total={total} />}
    >
      {card}
    </ListResults>
  );
}

/** Shared empty set with a stable identity, so that cards of a student without applications render only once. */
const none: ReadonlySet<ProjectId> = new Set();

/** Returns the projects in the list that the signed-in student has applied to. The list does not wait for the response. */
function useApplied(projects: readonly Project[] = []): ReadonlySet<ProjectId> {
  const isStudent = useUser()?.profileType === 'student';
  const applied = useQuery({
    ...applicationQueries.appliedTo(projects.map(({ id }) => id)),
    enabled: isStudent && projects.length > 0,
  });
  return useMemo(() => (applied.data?.length ? new Set(applied.data) : none), [applied.data]);
}
