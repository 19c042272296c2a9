import type { Project } from '@puente/contract/entities/project';
import { PageHeader } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { ButtonLink, Link } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { usePageTitle, useReady } from '@puente/platform/ui';
import { AfterPublishing } from './AfterPublishing.tsx';

/** Confirmation after publishing, with the next steps. */
export function ProjectPublished({ project }: { project: Project }) {
  usePageTitle('Proyecto publicado');
  useReady(true);
  const { id, title, answer_days: days } = project;
  return (
    <Stack gap={5}>
      <PageHeader title="Tu proyecto está publicado" lead={`«${title}» ya se puede encontrar y solicitar.`} />
      <AfterPublishing days={days} />
      <Cluster gap={4}>
        <ButtonLink href={href('organizationProjects')}>Ver mis proyectos</ButtonLink>
        <ButtonLink href={href('project', { id })} variant="secondary">
          Verlo como estudiante
        </ButtonLink>
        <Link href={href('projectCreate')} variant="standalone">
          Preparar otro proyecto
        </Link>
      </Cluster>
    </Stack>
  );
}
