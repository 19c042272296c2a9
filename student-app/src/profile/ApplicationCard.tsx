import type { Application } from '@puente/contract/entities/application';
import { acceptsApplications, statuses, wasSent } from '@puente/contract/constants/statuses';
import { Card, CardBody, CardFooter, CardTitle } from '@puente/design-system/card';
import { ButtonLink } from '@puente/design-system/link';
import { StatusChip } from '@puente/design-system/status';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { madeOn, meaningOf } from '../apply/application-status.ts';

export function ApplicationCard({ application }: { application: Application }) {
  const { project, status } = application;
  return (
    <Card interactive={project !== undefined}>
      <CardTitle
        level={3}
        {...(project && { href: href('project', { id: project.id }) })}
        {...(project?.organization && { eyebrow: project.organization.name })}
      >
        {project?.title ?? 'Proyecto no disponible'}
      </CardTitle>
      <CardBody>
        <Text tone="muted">{meaningOf(status, project?.organization)}</Text>
        {project && !wasSent(status) && acceptsApplications(project.status) && (
          <div>
            <ButtonLink href={href('projectApply', { id: project.id })} size="sm" variant="secondary">
              Terminar mi solicitud
            </ButtonLink>
          </div>
        )}
      </CardBody>
      <CardFooter>
        <StatusChip status={status} label={statuses[status]} />
        <span>{madeOn(application)}</span>
      </CardFooter>
    </Card>
  );
}
