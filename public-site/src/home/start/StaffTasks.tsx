import { useQuery } from '@puente/platform/query';
import { staffTasks } from './staff-tasks.ts';
import type { TasksProps } from './task.ts';
import { TaskList } from './TaskList.tsx';
import { isSupporter, toTheTeam, unverified } from './tasks-data.ts';

/** Pending tasks of staff who look after people: messages to the team, and organisations that are not verified yet. */
export function StaffTasks({ user }: TasksProps) {
  return isSupporter(user) ? <SupportTasks /> : null;
}

function SupportTasks() {
  const conversations = useQuery(toTheTeam());
  const organizations = useQuery(unverified());
  return (
    <TaskList
      asked={[conversations, organizations]}
      tasks={staffTasks(conversations.data, organizations.data)}
    />
  );
}
