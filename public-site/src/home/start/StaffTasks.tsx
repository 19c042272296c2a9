import { conversationQueries } from '@puente/client/conversations';
import * as organizationQueries from '@puente/client/organization-queries';
import { useQuery } from '@puente/platform/query';
import { staffTasks } from './staff-tasks.ts';
import { TaskList } from './TaskList.tsx';

/** Pending tasks of staff: messages to the team, and organisations that are not verified yet. */
export function StaffTasks() {
  const conversations = useQuery(
    conversationQueries.list({
      filters: { waitsForTeam: { $eq: true } },
      sort: 'lastMessageAt:asc',
      pagination: { pageSize: 1 },
    }),
  );
  const organizations = useQuery({ ...organizationQueries.byVerification(false), staleTime: 0 });
  return (
    <TaskList
      asked={[conversations, organizations]}
      tasks={staffTasks(conversations.data, organizations.data)}
    />
  );
}
