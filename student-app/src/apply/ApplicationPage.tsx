import * as applicationQueries from '@puente/client/application-queries';
import { interviewQueries } from '@puente/client/interviews';
import { acceptsApplications, isWaiting, statuses, wasSent } from '@puente/contract/constants/statuses';
import type { Application } from '@puente/contract/entities/application';
import type { ApplicationId } from '@puente/contract/ids';
import { Button } from '@puente/design-system/button';
import { EmptyState } from '@puente/design-system/empty-state';
import { PageHeader } from '@puente/design-system/heading';
import { Icon } from '@puente/design-system/icon';
import { Cluster, Container, Stack } from '@puente/design-system/layout';
import { ButtonLink, Link } from '@puente/design-system/link';
import { QueryState } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { StatusChip } from '@puente/design-system/status';
import { VisuallyHidden } from '@puente/design-system/text';
import { useDialogOnPress } from '@puente/platform/dialogs';
import { href } from '@puente/platform/links';
import { recordId } from '@puente/platform/pages';
import { stateOf, useQuery } from '@puente/platform/query';
import { useParams, useSearchParams } from '@puente/platform/router';
import { usePageTitle, useReady } from '@puente/platform/ui';
import { InterviewPanel } from '../interviews/InterviewPanel.tsx';
import { ApplicationAnswer } from './ApplicationAnswer.tsx';
import { ApplicationDossier } from './ApplicationDossier.tsx';
import { ApplicationHistory } from './ApplicationHistory.tsx';
import { WhatHappensNext } from './WhatHappensNext.tsx';

/**
 * /profile/applications/:id: an application with its history and answers, for the screen and for print. Right after sending (`?sent=1`) it
 * starts with the next steps.
 */
export default function ApplicationPage() {
  const id = recordId('application', useParams().id);
  return (
    <Container width="text">
      {id === null ? <ApplicationNotFound /> : <OneApplication key={id} id={id} />}
    </Container>
  );
}

function OneApplication({ id }: { id: ApplicationId }) {
  const application = useQuery(applicationQueries.one(id));
  // Begins together with the application: its panel follows once that is there.
  useQuery(interviewQueries.of(id));
  const sent = useSearchParams()[0].has('sent');
  useReady(!application.isPending);

  return (
    <QueryState
      query={stateOf(application)}
      skeleton={<ApplicationSkeleton />}
      failed="No hemos podido cargar tu solicitud"
      headingLevel={1}
      notFound={<ApplicationNotFound />}
    >
      {(known) => <Filled application={known} sent={sent && isWaiting(known.status)} />}
    </QueryState>
  );
}

function Filled({ application, sent }: { application: Application; sent: boolean }) {
  const { project, status } = application;
  const title = project?.title ?? 'Proyecto no disponible';
  usePageTitle(`${sent ? 'Solicitud enviada' : 'Tu solicitud'} · ${title}`);
  return (
    <>
      <Link href={href('profile', {}, { section: 'applys' })} variant="standalone" data-print="hide">
        <Icon name="arrow-left" />
        Mis solicitudes
      </Link>
      <PageHeader
        title={sent ? 'Solicitud enviada' : 'Tu solicitud'}
        lead={project ? <Link href={href('project', { id: project.id })}>{title}</Link> : title}
        {...(project?.organization && { eyebrow: project.organization.name })}
      />
      <Stack gap={6}>
        {sent && <WhatHappensNext application={application} />}
        {!sent && (
          <Stack gap={4}>
            <div>
              <StatusChip status={status} label={statuses[status]} />
            </div>
            <ApplicationAnswer application={application} organization={project?.organization} />
          </Stack>
        )}
        {wasSent(status) && <InterviewPanel application={application.id} />}
        <ApplicationHistory application={application} />
        <ApplicationDossier application={application} />
        <Cluster data-print="hide">
          {wasSent(status) && (
            <Button variant="secondary" icon="file" onClick={() => window.print()}>
              Imprimir o guardar en PDF
            </Button>
          )}
          {project && !wasSent(status) && acceptsApplications(project.status) && (
            <ButtonLink href={href('projectApply', { id: project.id })}>Terminar mi solicitud</ButtonLink>
          )}
          <WithdrawApplication application={application} />
        </Cluster>
      </Stack>
    </>
  );
}

function ApplicationNotFound() {
  usePageTitle('Solicitud no encontrada');
  return (
    <EmptyState
      headingLevel={1}
      title="No encontramos esta solicitud"
      action={<ButtonLink href={href('profile', {}, { section: 'applys' })}>Ver mis solicitudes</ButtonLink>}
    >
      Puede que la dirección tenga una errata o que fuera un borrador que descartaste.
    </EmptyState>
  );
}

function ApplicationSkeleton() {
  return (
    <Stack gap={6}>
      <VisuallyHidden role="status">Cargando tu solicitud</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton lines={3} />
      <Skeleton shape="card" lines={4} />
    </Stack>
  );
}

/** Button to withdraw an application that has not been answered. */
function WithdrawApplication({ application }: { application: Application }) {
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "withdrawal" */ './WithdrawalDialog.tsx'),
  );
  if (!isWaiting(application.status)) return null;
  return (
    <>
      <Button variant="quiet" {...button}>
        Retirar solicitud
      </Button>
      {Dialog && isOpen && <Dialog application={application} onClose={close} />}
    </>
  );
}
