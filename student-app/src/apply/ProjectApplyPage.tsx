import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import * as applicationQueries from '@puente/client/application-queries';
import { projectQueries } from '@puente/client/projects';
import { acceptsApplications, wasSent } from '@puente/contract/constants/statuses';
import { lacksProfile, missingFields, sayMissing } from '@puente/contract/entities/lacks-profile';
import type { Project } from '@puente/contract/entities/project';
import type { CurrentUser } from '@puente/contract/entities/user';
import type { ProjectId } from '@puente/contract/ids';
import { EmptyState } from '@puente/design-system/empty-state';
import { PageHeader } from '@puente/design-system/heading';
import { Icon } from '@puente/design-system/icon';
import { Cluster, Container, Stack } from '@puente/design-system/layout';
import { ButtonLink, Link } from '@puente/design-system/link';
import { QueryState } from '@puente/design-system/retry';
import { Skeleton, SkeletonForm } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { recordId } from '@puente/platform/pages';
import { stateOf, useQuery } from '@puente/platform/query';
import { useParams } from '@puente/platform/router';
import { useUser } from '@puente/platform/session';
import { useContentDelay, usePageTitle, useReady } from '@puente/platform/ui';
import { ProjectNotFound } from '../projects/ProjectNotFound.tsx';
import { ApplyForm, type Closed, type Refused } from './ApplyForm.tsx';
import { ApplyOutcome } from './ApplyOutcome.tsx';

/** /projects/:id/apply: form to apply to a project. */
export default function ProjectApplyPage() {
  const id = recordId('project', useParams().id);
  return (
    <Container width="text">{id === null ? <ProjectNotFound /> : <ApplyTo key={id} id={id} />}</Container>
  );
}

function ApplyTo({ id }: { id: ProjectId }) {
  const project = useQuery(projectQueries.one(id));
  const application = useQuery(applicationQueries.mineTo(id));
  const [refused, setRefused] = useState<Refused | null>(null);
  const user = useUser();
  const [place, setPlace] = useState('');
  // If earlier applications cannot be loaded, show the form: the API refuses a second application.
  const waits = useContentDelay(application.isPending);
  const loading = project.isPending || waits;
  usePageTitle(project.data && [place, `Solicitar «${project.data.title}»`].filter(Boolean).join(' · '));
  useReady(!loading);

  return (
    <QueryState
      query={{ ...stateOf(project), isPending: loading }}
      skeleton={<FormSkeleton />}
      failed="No hemos podido cargar el proyecto"
      headingLevel={1}
      notFound={<ProjectNotFound />}
    >
      {form}
    </QueryState>
  );

  function form(project: Project) {
    const closed =
      refused === 'AlreadyApplied' || refused === 'ProjectClosed'
        ? refused
        : closedBecause(
            application.data ? wasSent(application.data.status) : false,
            acceptsApplications(project.status),
          );
    if (closed) {
      return (
        <AfterSending sent={refused !== null}>
          <ApplyOutcome why={closed} application={application.data ?? undefined} />
        </AfterSending>
      );
    }
    if (user && lacksProfile(user)) {
      return (
        <AfterSending sent={refused !== null}>
          <ProfileIncomplete user={user} project={project} />
        </AfterSending>
      );
    }

    return (
      <>
        <Link href={href('project', { id })} variant="standalone">
          <Icon name="arrow-left" />
          Volver al proyecto
        </Link>
        <PageHeader
          title="Solicitar proyecto"
          lead={project.title}
          {...(project.organization && { eyebrow: project.organization.name })}
        />
        <ApplyForm project={project} onRefused={setRefused} onStep={setPlace} />
      </>
    );
  }
}

function closedBecause(applied: boolean, open: boolean): Closed | null {
  if (applied) return 'AlreadyApplied';
  return open ? null : 'ProjectClosed';
}

function FormSkeleton() {
  return (
    <Stack gap={6}>
      <VisuallyHidden role="status">Cargando el formulario</VisuallyHidden>
      <Skeleton shape="title" />
      <SkeletonForm />
    </Stack>
  );
}

interface AfterSendingProps {
  /** True once the confirmation replaces the form. Focus was in the form and moves to the confirmation. */
  sent: boolean;
  children: ReactNode;
}

function AfterSending({ sent, children }: AfterSendingProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (sent) place.current?.focus();
  }, [sent]);
  return (
    <div ref={place} tabIndex={-1} role={sent ? 'alert' : undefined}>
      {children}
    </div>
  );
}

/** Message instead of the form while the student's university or province is missing, which the organisation needs. */
function ProfileIncomplete({ user, project }: { user: CurrentUser; project: Project }) {
  return (
    <EmptyState
      headingLevel={1}
      icon="user"
      title="Completa tu perfil para solicitar este proyecto"
      action={
        <Cluster justify="center">
          <ButtonLink href={href('profileComplete', {}, { project: project.id })}>
            Completar perfil en 3 minutos
          </ButtonLink>
          <ButtonLink href={href('project', { id: project.id })} variant="secondary">
            Volver al proyecto
          </ButtonLink>
        </Cluster>
      }
    >
      {`${sayMissing(missingFields(user.details))} La organización necesita saberlo para valorar tu solicitud. Si ya la habías empezado, te espera tal como la dejaste.`}
    </EmptyState>
  );
}
