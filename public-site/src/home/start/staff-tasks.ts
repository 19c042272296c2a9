import { counted } from '@puente/contract/counted';
import type { Conversation } from '@puente/contract/entities/conversation';
import type { Organization } from '@puente/contract/entities/organization';
import type { Page } from '@puente/contract/query';
import { relativeTime } from '@puente/contract/relative-time';
import { hasRoute } from '@puente/platform/links';
import type { Task } from './task.ts';

/** Route of the page that lists all work of the team. It stands in for pages that are not released. */
const allWork = 'staff';

/**
 * Returns the pending tasks of staff.
 * @param conversations conversations that wait for the team, oldest first
 * @param organizations unverified organisations, oldest first
 */
export function staffTasks(
  conversations: Page<Conversation> | undefined,
  organizations: Page<Organization> | undefined,
): Task[] {
  return [
    ...queueOf(conversations, ({ id, lastMessageAt }, total) => ({
      key: 'conversations',
      icon: 'chat',
      title: `${counted(total, 'conversación espera', 'conversaciones esperan')} al equipo`,
      detail: `${total === 1 ? 'El último mensaje' : 'La más antigua'}: ${relativeTime(lastMessageAt)}.`,
      ...(hasRoute('chat') ? { route: 'chat', query: { conversation: id } } : { route: allWork }),
    })),
    ...queueOf(organizations, ({ createdAt }, total) => ({
      key: 'organizations',
      icon: 'building',
      title: `${counted(total, 'organización espera', 'organizaciones esperan')} que la${total === 1 ? '' : 's'} verifiquéis`,
      detail: `${total === 1 ? 'Se creó' : 'La más antigua se creó'} ${relativeTime(createdAt).replace(/^(?=\d)/, 'el ')}.`,
      route: hasRoute('staffOrganizations') ? 'staffOrganizations' : allWork,
    })),
  ];
}

/** Returns the task of a queue, made from its oldest row and its count; none while the queue is empty. */
function queueOf<Row>(queue: Page<Row> | undefined, taskOf: (oldest: Row, total: number) => Task): Task[] {
  const oldest = queue?.data[0];
  return queue && oldest ? [taskOf(oldest, queue.meta.pagination.total)] : [];
}
