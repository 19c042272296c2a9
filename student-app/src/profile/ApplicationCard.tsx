import { acceptsApplications, statuses, wasSent } from '@puente/contract/constants/statuses';
import type { Application } from '@puente/contract/entities/application';
import type { Interview } from '@puente/contract/entities/interview';
import { Card, CardBody, CardFooter, CardTitle } from '@puente/design-system/card';
import { Cluster } from '@puente/design-system/layout';
import { ButtonLink, Link } from '@puente/design-system/link';
import { StatusChip } from '@puente/design-system/status';
import { href } from '@puente/platform/links';
import { begunOn } from '../apply/application-status.ts';
import { ApplicationAnswer } from '../apply/ApplicationAnswer.tsx';
import { ApplicationHistory } from '../apply/ApplicationHistory.tsx';
import { InterviewNext } from '../interviews/InterviewNext.tsx';

interface ApplicationCardProps {
  application: Application;
  /** Interviews of the student, latest first. */
  interviews: readonly Interview[];
}

export function ApplicationCard({ application, interviews }: ApplicationCardProps) {
  const { project, status } = application;
  return (
    <Card interactive={project !== undefined}>
      <CardTitle
        level={3}
        {...(project && { href: href('project', { id: project.id }) })}
        eyebrow={
          <Cluster as="span" gap={2}>
            <StatusChip status={status} label={statuses[status]} />
            {project?.organization?.name}
          </Cluster>
        }
      >
        {project?.title ?? 'Proyecto no disponible'}
      </CardTitle>
      <CardBody>
        <ApplicationAnswer application={application} organization={project?.organization} />
        <InterviewNext application={application.id} interviews={interviews} />
        <ApplicationHistory application={application} />
        {wasSent(status) && (
          <Link href={href('application', { id: application.id })} variant="standalone">
            Ver mi solicitud
          </Link>
        )}
        {project && !wasSent(status) && acceptsApplications(project.status) && (
          <div>
            <ButtonLink href={href('projectApply', { id: project.id })} size="sm" variant="secondary">
              Terminar mi solicitud
            </ButtonLink>
          </div>
        )}
      </CardBody>
      {!wasSent(status) && <CardFooter>{begunOn(application)}</CardFooter>}
    </Card>
  );
}
