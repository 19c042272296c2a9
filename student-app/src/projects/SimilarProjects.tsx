import { projectQueries } from '@puente/client/projects';
import type { Project } from '@puente/contract/entities/project';
import { Heading } from '@puente/design-system/heading';
import { Grid, Stack } from '@puente/design-system/layout';
import { useQuery } from '@puente/platform/query';
import { ProjectCard } from './ProjectCard.tsx';
import { projectSearch, projectsOf } from './search.ts';
import { useMatches } from './use-match.ts';

const most = 3;

/** Other open projects of the same areas: what a reader of this project may want as well. Nothing without any. */
export function SimilarProjects({ project, title }: { project: Project; title: string }) {
  const areas = project.study_areas ?? [];
  const ofAreas = projectSearch.choose(projectSearch.everything, 'area', areas);
  // One more than is shown: this project may be among them.
  const query = { ...projectsOf(ofAreas), pagination: { page: 1, pageSize: most + 1 } };
  const found = useQuery({ ...projectQueries.list(query), enabled: areas.length > 0 }).data?.data ?? [];
  const { matchOf } = useMatches();
  const others = found.filter(({ id }) => id !== project.id).slice(0, most);
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
