import { counted } from '@puente/contract/counted';
import type { Conversation } from '@puente/contract/entities/conversation';
import type { Organization } from '@puente/contract/entities/organization';
import type { Page } from '@puente/contract/query';
import { relativeTime } from '@puente/contract/relative-time';
import type { Task } from './task.ts';

/** Maximum number of unverified organisations in the list. The next ones follow once these are done. */
const namedOrganizations = 3;

/**
 * Returns the pending tasks of staff.
 * @param conversations conversations that wait for the team, oldest first
 * @param organizations unverified organisations, newest first
 */
export function staffTasks(
  conversations: Page<Conversation> | undefined,
  organizations: Page<Organization> | undefined,
): Task[] {
  const waiting = conversations?.meta.pagination.total ?? 0;
  const oldest = conversations?.data[0];
  return [
    ...(waiting > 0 && oldest
      ? [
          {
            key: 'conversations',
            icon: 'chat' as const,
            title: `${counted(waiting, 'conversación espera', 'conversaciones esperan')} al equipo`,
            detail: `${waiting === 1 ? 'El último mensaje' : 'La más antigua'}: ${relativeTime(oldest.lastMessageAt)}.`,
            route: 'chat',
            query: { conversation: oldest.id },
          },
        ]
      : []),
    ...(organizations?.data ?? []).slice(0, namedOrganizations).map(({ id, name, createdAt }) => ({
      key: `organization-${id}`,
      icon: 'building' as const,
      title: `${name} espera que la verifiquéis`,
      detail: `Se creó ${relativeTime(createdAt).replace(/^(?=\d)/, 'el ')}.`,
      route: 'organization',
      params: { id },
    })),
  ];
}
