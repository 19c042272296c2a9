import { useQuery } from '@puente/platform/query';
import { staffTasks } from './staff-tasks.ts';
import { TaskList } from './TaskList.tsx';
import { toTheTeam, unverified } from './tasks-data.ts';

/** Pending tasks of staff: messages to the team, and organisations that are not verified yet. */
export function StaffTasks() {
  const conversations = useQuery(toTheTeam());
  const organizations = useQuery(unverified());
  return (
    <TaskList
      asked={[conversations, organizations]}
      tasks={staffTasks(conversations.data, organizations.data)}
    />
  );
}
