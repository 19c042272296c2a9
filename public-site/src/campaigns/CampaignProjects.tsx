import type { Program } from '@puente/contract/entities/program';
import { Stack } from '@puente/design-system/layout';
import { Retry } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { retryOf, useQuery } from '@puente/platform/query';
import { ProjectCards } from '../home/ProjectCards.tsx';
import { SectionHead } from '../sections/SectionHead.tsx';
import { campaignProjects, nearFirst, programNames, regionProjects } from './campaign-data.ts';

/** Newest open projects of a campaign's programs, those of its region first, with links to all projects of each program. */
export function CampaignProjects({ programs }: { programs: readonly Program[] }) {
  const region = regionProjects(programs);
  const all = useQuery({ ...campaignProjects(programs), enabled: programs.length > 0 });
  const near = useQuery({ ...(region ?? campaignProjects(programs)), enabled: region !== null });
  const isThere = all.data !== undefined && (region === null || near.data !== undefined);
  const projects = isThere ? nearFirst(region && near.data ? near.data.data : [], all.data.data) : [];
  return (
    <Stack as="section" gap={5} aria-labelledby="campaign-projects">
      <SectionHead
        id="campaign-projects"
        title="Sus proyectos abiertos"
        ways={
          projects.length > 0
            ? programNames(programs).map((program) => ({
                label: `Ver los de ${program}`,
                href: href('projects', {}, { program }),
              }))
            : []
        }
      />
      {content()}
    </Stack>
  );

  function content() {
    if (projects.length > 0) return <ProjectCards projects={projects} />;
    if (isThere || programs.length === 0)
      return <Text tone="muted">Ahora mismo no tiene proyectos abiertos. Los nuevos saldrán aquí.</Text>;
    if (all.isError || (region && near.isError))
      return <Retry place="section" title="No hemos podido cargar los proyectos" {...retryOf(all, near)} />;
    return <SkeletonList count={3} />;
  }
}
