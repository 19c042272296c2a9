import type { ChatMessage, Conversation } from '@puente/contract/entities/conversation';
import type { Actor } from '../serving/actor.ts';
import type { chatMessages } from '../db/schema.ts';
import { isTeamIn } from './policy.ts';
import type { ConversationRow } from './columns.ts';

export function presentConversation(reader: Actor, row: ConversationRow): Conversation {
  const isTeam = isTeamIn(reader, row);
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    subject: row.subject,
    status: row.status,
    lastMessageAt: row.lastMessageAt.toISOString(),
    waitsForTeam: row.waitsForTeam,
    unread: isTeam ? row.unreadByTeam : row.unreadByUser,
    ...(reader.role === 'staff' && { user: row.user }),
  };
}

/** `author`: the first name of the member of the team who wrote it. */
export const presentMessage = (
  row: typeof chatMessages.$inferSelect & { author: string | null },
): ChatMessage => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  from: row.from,
  text: row.text,
  author: row.from === 'staff' ? row.author : null,
  readAt: row.readAt?.toISOString() ?? null,
});
