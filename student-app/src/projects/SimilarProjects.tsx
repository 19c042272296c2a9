import { projectQueries } from '@puente/client/projects';
import type { Project } from '@puente/contract/entities/project';
import { Heading } from '@puente/design-system/heading';
import { Grid, Stack } from '@puente/design-system/layout';
import type { Search } from '@puente/platform/lists';
import { useQuery } from '@puente/platform/query';
import { ProjectCard } from './ProjectCard.tsx';
import { projectSearch, projectsOf } from './search.ts';
import { useMatches } from './use-match.ts';

const most = 3;
/** Number of newest projects to compare. The most similar ones are shown. */
const compared = 16;

/** Scores the similarity of two projects. Studies count most. */
function likeness(one: Project, other: Project): number {
  const shared = (mine: readonly string[] = [], others: readonly string[] = []) =>
    mine.filter((name) => others.includes(name)).length;
  return (
    3 * shared(one.study_subareas, other.study_subareas) +
    2 * shared(one.tags, other.tags) +
    shared(one.study_areas, other.study_areas) +
    (one.type === other.type ? 1 : 0)
  );
}

/** Returns a search for the project's subareas or, without any, for its areas. */
function searchLike({ study_subareas: subareas = [], study_areas: areas = [] }: Project): Search {
  return subareas.length > 0
    ? projectSearch.choose(projectSearch.everything, 'subarea', subareas)
    : projectSearch.choose(projectSearch.everything, 'area', areas);
}

/** Other open projects that are similar to this one. Renders nothing without any. */
export function SimilarProjects({ project, title }: { project: Project; title: string }) {
  const search = searchLike(project);
  const query = { ...projectsOf(search), pagination: { page: 1, pageSize: compared } };
  const enabled = projectSearch.count(search) > 0;
  const found = useQuery({ ...projectQueries.list(query), enabled }).data?.data ?? [];
  const others = found
    .filter(({ id }) => id !== project.id)
    .map((other) => ({ other, likeness: likeness(project, other) }))
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, most)
    .map(({ other }) => other);
  const { matchOf } = useMatches();
  if (others.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby="similar-projects">
      <Heading level={2} size="md" id="similar-projects">
        {title}
      </Heading>
      <Grid as="ul">
        {others.map((other) => (
          <li key={other.id}>
            <ProjectCard project={other} headingLevel={3} match={matchOf(other)} />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
