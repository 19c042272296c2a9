import { eq } from 'drizzle-orm';
import type { ConversationId, UserId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import { contactMessages, users } from '../db/schema.ts';

/**
 * Chats with the team among its messages. Call these in the transaction that has locked the conversation, so that a
 * message, an answer and a closing of one chat follow one another.
 */

interface TeamChat {
  id: ConversationId;
  /** The person who writes with the team. */
  userId: UserId;
  subject: string;
}

/** Puts a chat in the queue of the team, or back into it, because the person waits for the team. */
export async function queueChat(tx: Database, chat: TeamChat, text: string): Promise<void> {
  const known = await handlingOf(tx, chat.id);
  if (!known) return insertChat(tx, chat, { message: text });
  if (known.state === 'new' || known.state === 'taken') return;
  await tx
    .update(contactMessages)
    .set({
      state: known.assigneeId === null ? 'new' : 'taken',
      outcome: null,
      settledAt: null,
      waitsSince: new Date(),
    })
    .where(eq(contactMessages.id, known.id));
}

/** Notes that the team has written: the chat waits for the person now, and its author looks after it. */
export async function noteChatAnswer(tx: Database, chat: TeamChat, by: UserId, text: string): Promise<void> {
  const known = await handlingOf(tx, chat.id);
  // The person did not wait: the team began.
  if (!known)
    return insertChat(tx, chat, {
      message: text,
      state: 'waiting',
      assigneeId: by,
      firstAnsweredAt: new Date(),
    });
  await tx
    .update(contactMessages)
    .set({
      state: 'waiting',
      assigneeId: known.assigneeId ?? by,
      firstAnsweredAt: known.firstAnsweredAt ?? new Date(),
    })
    .where(eq(contactMessages.id, known.id));
}

/** Settles a chat that the person has closed, or that a member of staff has closed without a result. */
export async function settleChat(tx: Database, conversationId: ConversationId): Promise<void> {
  await tx
    .update(contactMessages)
    .set({ state: 'settled', outcome: null, settledAt: new Date() })
    .where(eq(contactMessages.conversationId, conversationId));
}

const handlingOf = async (tx: Database, conversationId: ConversationId) =>
  (
    await tx
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.conversationId, conversationId))
      .for('no key update')
  )[0];

async function insertChat(
  tx: Database,
  { id, userId, subject }: TeamChat,
  given: Pick<typeof contactMessages.$inferInsert, 'message' | 'state' | 'assigneeId' | 'firstAnsweredAt'>,
): Promise<void> {
  const { name, surname, email } = requireRow(
    await tx
      .select({ name: users.name, surname: users.surname, email: users.email })
      .from(users)
      .where(eq(users.id, userId)),
  );
  await tx.insert(contactMessages).values({
    kind: 'chat',
    conversationId: id,
    userId,
    name: `${name} ${surname}`.trim(),
    email,
    subject,
    ...given,
  });
}
