import { organizationsOf } from '@puente/contract/entities/organizations-of';
import type { OrganizationId } from '@puente/contract/ids';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { useQuery } from '@puente/platform/query';
import { collaborationTasks } from './collaboration-tasks.ts';
import { organizationTasks } from './organization-tasks.ts';
import type { Task, TasksProps } from './task.ts';
import { TaskList } from './TaskList.tsx';
import { ownCollaborations, ownJoinings, waitingWork } from './tasks-data.ts';

/** Pending tasks of an organisation's people. For several organisations, the tasks are grouped by name. */
export function OrganizationTasks({ user }: TasksProps) {
  const organizations = organizationsOf(user);
  const [only] = organizations;
  const joinings = useQuery(ownJoinings());
  const invitations = organizationTasks.invitations(joinings.data ?? []);
  if (!only) return <TaskList asked={[joinings]} tasks={[...invitations, ...organizationTasks.withoutOne]} />;
  if (organizations.length === 1) return <TasksOf organization={only.id} before={invitations} />;
  return (
    <Stack gap={5}>
      {invitations.length > 0 && <TaskList asked={[]} tasks={invitations} />}
      {organizations.map(({ id, name }) => (
        <Stack key={id} as="section" gap={3} aria-labelledby={`tasks-${id}`}>
          <Heading level={2} size="sm" id={`tasks-${id}`}>
            {name}
          </Heading>
          <TasksOf organization={id} />
        </Stack>
      ))}
    </Stack>
  );
}

interface TasksOfProps {
  organization: OrganizationId;
  /** Tasks to show first. */
  before?: readonly Task[];
}

function TasksOf({ organization, before = [] }: TasksOfProps) {
  const waiting = useQuery(waitingWork(organization));
  const collaborations = useQuery(ownCollaborations());
  const theirs = (collaborations.data?.data ?? []).filter((one) => one.organization?.id === organization);
  return (
    <TaskList
      asked={[waiting, collaborations]}
      tasks={[
        ...before,
        ...(waiting.data ? organizationTasks.of(organization, waiting.data) : []),
        ...collaborationTasks(theirs),
      ]}
    />
  );
}
