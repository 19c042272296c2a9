import * as organizationQueries from '@puente/client/organization-queries';
import { organizationsOf } from '@puente/contract/entities/organizations-of';
import type { OrganizationId } from '@puente/contract/ids';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { useQuery } from '@puente/platform/query';
import { organizationTasks } from './organization-tasks.ts';
import type { TasksProps } from './task.ts';
import { TaskList } from './TaskList.tsx';

/** What waits for the people of an organisation; for who acts for several, under the name of each. */
export function OrganizationTasks({ user }: TasksProps) {
  const organizations = organizationsOf(user);
  const [only] = organizations;
  if (!only) return <TaskList asked={[]} tasks={organizationTasks.withoutOne} />;
  if (organizations.length === 1) return <TasksOf organization={only.id} />;
  return (
    <Stack gap={5}>
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

function TasksOf({ organization }: { organization: OrganizationId }) {
  // Students apply at any moment: each visit asks again.
  const waiting = useQuery({ ...organizationQueries.waiting(organization), staleTime: 0 });
  return (
    <TaskList
      asked={[waiting]}
      tasks={waiting.data ? organizationTasks.of(organization, waiting.data) : []}
    />
  );
}
