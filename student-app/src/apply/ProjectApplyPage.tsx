import { useState } from 'react';
import * as applicationQueries from '@puente/client/application-queries';
import { projectQueries } from '@puente/client/projects';
import { acceptsApplications, wasSent } from '@puente/contract/constants/statuses';
import { lacksProfile } from '@puente/contract/entities/lacks-profile';
import type { ProjectId } from '@puente/contract/ids';
import { PageHeader } from '@puente/design-system/heading';
import { Icon } from '@puente/design-system/icon';
import { Container, Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Skeleton, SkeletonForm } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { recordId } from '@puente/platform/pages';
import { useQuery } from '@puente/platform/query';
import { useParams } from '@puente/platform/router';
import { useUser } from '@puente/platform/session';
import { useBriefWait, usePageTitle, useReady } from '@puente/platform/ui';
import { ProjectNotFound, ProjectProblem } from '../projects/ProjectProblem.tsx';
import { AfterSending } from './AfterSending.tsx';
import { ApplyForm, type Closed, type Refused } from './ApplyForm.tsx';
import { ApplyOutcome } from './ApplyOutcome.tsx';
import { ProfileIncomplete } from './ProfileIncomplete.tsx';

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
  const waits = useBriefWait(application.isPending);
  const loading = project.isPending || waits;
  usePageTitle(project.data && [place, `Solicitar «${project.data.title}»`].filter(Boolean).join(' · '));
  useReady(!loading);

  if (loading) return <FormSkeleton />;
  if (project.isError) {
    return (
      <ProjectProblem
        error={project.error}
        retrying={project.isFetching}
        onRetry={() => void project.refetch()}
      />
    );
  }
  const closed =
    refused === 'AlreadyApplied' || refused === 'ProjectClosed'
      ? refused
      : closedBecause(
          application.data ? wasSent(application.data.status) : false,
          acceptsApplications(project.data.status),
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
        <ProfileIncomplete user={user} project={project.data} />
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
        lead={project.data.title}
        {...(project.data.organization && { eyebrow: project.data.organization.name })}
      />
      <ApplyForm project={project.data} onRefused={setRefused} onStep={setPlace} />
    </>
  );
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
