import { type RefObject, useCallback } from 'react';
import type { Project } from '@puente/contract/entities/project';
import { projectCount } from '@puente/design-system/project';
import { useUser } from '@puente/platform/session';
import { ListResults } from '../lists/ListResults.tsx';
import { NotifyMe } from '../saved-searches/NotifyMe.tsx';
import { NoProjects } from './NoProjects.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import { orderOf, projectSearch, sortsFor } from './search.ts';
import { useApplied } from './use-applied.ts';
import { useMatches } from './use-match.ts';
import { type ProjectControls, useProjectList } from './use-project-search.ts';

interface ProjectResultsProps {
  controls: ProjectControls;
  region: RefObject<HTMLElement | null>;
  onOpenFilters: () => void;
}

export function ProjectResults({ controls, region, onOpenFilters }: ProjectResultsProps) {
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
      declared={{ ...projectSearch, sorts: sortsFor(search, reader) }}
      order={orderOf(search, reader)}
      controls={controls}
      list={list}
      waiting={isWaiting}
      words={{
        count: projectCount,
        searching: 'Buscando proyectos…',
        problem: 'No hemos podido cargar los proyectos',
      }}
      // Save the corrected spelling: mails search for exactly the saved words.
      action={<NotifyMe search={meant === undefined ? search : projectSearch.choose(search, 'q', [meant])} />}
      region={region}
      onOpenFilters={onOpenFilters}
      nothing={(total) => <NoProjects controls={controls} total={total} />}
    >
      {card}
    </ListResults>
  );
}
