import { messageOf } from '@puente/client/api-error';
import type { Program } from '@puente/contract/entities/program';
import { Stack } from '@puente/design-system/layout';
import { Retry } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useQuery } from '@puente/platform/query';
import { ProjectCards } from '../home/ProjectCards.tsx';
import { SectionHead } from '../sections/SectionHead.tsx';
import { campaignProjects, programNames } from './campaign-data.ts';

/** The newest open projects of a campaign's programs, and the way to all of each program. */
export function CampaignProjects({ programs }: { programs: readonly Program[] }) {
  const projects = useQuery({
    ...campaignProjects(programs.map(({ id }) => id)),
    enabled: programs.length > 0,
  });
  return (
    <Stack as="section" gap={5} aria-labelledby="campaign-projects">
      <SectionHead
        id="campaign-projects"
        title="Sus proyectos abiertos"
        ways={
          projects.data?.data.length
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
    if (projects.data?.data.length) return <ProjectCards projects={projects.data.data} />;
    if (projects.data || programs.length === 0)
      return <Text tone="muted">Ahora mismo no tiene proyectos abiertos. Los nuevos saldrán aquí.</Text>;
    if (projects.isError)
      return (
        <Retry
          place="section"
          title="No hemos podido cargar los proyectos"
          message={messageOf(projects.error)}
          busy={projects.isFetching}
          onRetry={() => void projects.refetch()}
        />
      );
    return <SkeletonList count={3} />;
  }
}
