import * as applicationQueries from '@puente/client/application-queries';
import { acceptsApplications, statuses, wasSent } from '@puente/contract/constants/statuses';
import type { Application } from '@puente/contract/entities/application';
import type { Project } from '@puente/contract/entities/project';
import { Button } from '@puente/design-system/button';
import { Heading } from '@puente/design-system/heading';
import { Stack, usePageMark } from '@puente/design-system/layout';
import { ButtonLink, Link } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { Skeleton } from '@puente/design-system/skeleton';
import { StatusChip } from '@puente/design-system/status';
import { href } from '@puente/platform/links';
import { useQuery } from '@puente/platform/query';
import { useUser } from '@puente/platform/session';
import { askLogin } from '@puente/platform/ui';
import { ApplicationAnswer } from '../apply/ApplicationAnswer.tsx';
import { ApplicationHistory } from '../apply/ApplicationHistory.tsx';

/** State of the reader's application to this project: can apply, has applied, or too late. */
export function ApplicationStanding({ project }: { project: Project }) {
  const user = useUser();
  const isStudent = user?.profileType === 'student';
  const application = useQuery({ ...applicationQueries.mineTo(project.id), enabled: isStudent });

  if (application.data && wasSent(application.data.status))
    return <Applied application={application.data} organization={project.organization} />;
  if (project.status === 'draft') return <OwnDraft />;
  if (!acceptsApplications(project.status)) return null;
  if (user === null) return <Button onClick={askLogin}>Inicia sesión para solicitar</Button>;
  if (!isStudent) return null;
  if (application.isPending) return <Skeleton lines={1} />;
  // If loading failed, the next page or the API will tell whether there is an application.
  return <WayToApply project={project} begun={Boolean(application.data)} />;
}

/** Button to apply. On a phone it is a bar at the bottom of the window. */
function WayToApply({ project, begun }: { project: Project; begun: boolean }) {
  usePageMark('bar');
  return (
    <ButtonLink href={href('projectApply', { id: project.id })}>
      {begun ? 'Terminar mi solicitud' : 'Solicitar proyecto'}
    </ButtonLink>
  );
}

/** Notice for the organisation's own people: only they can see a draft. */
function OwnDraft() {
  return (
    <Stack gap={3}>
      <Notice tone="info" title="Este proyecto es un borrador">
        Solo lo ve tu organización. Recibirá solicitudes cuando lo publiques.
      </Notice>
      <Link href={href('organizationProjects')} variant="standalone">
        Ir a mis proyectos
      </Link>
    </Stack>
  );
}

function Applied({
  application,
  organization,
}: { application: Application } & Pick<Project, 'organization'>) {
  const { status } = application;
  return (
    <Stack gap={2}>
      <Heading level={2} size="sm">
        Tu solicitud
      </Heading>
      <div>
        <StatusChip status={status} label={statuses[status]} />
      </div>
      <ApplicationAnswer application={application} organization={organization} />
      <ApplicationHistory application={application} />
      <Link href={href('profile', {}, { section: 'applys' })} variant="standalone">
        Ver mis solicitudes
      </Link>
    </Stack>
  );
}
