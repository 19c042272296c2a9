import { statuses } from '@puente/contract/constants/statuses';
import type { Application } from '@puente/contract/entities/application';
import { Card, CardBody, CardFooter, CardTitle } from '@puente/design-system/card';
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
      </CardBody>
      <CardFooter>
        <StatusChip status={status} label={statuses[status]} />
        <span>{madeOn(application)}</span>
      </CardFooter>
    </Card>
  );
}
