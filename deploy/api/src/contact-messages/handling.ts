import { and, eq, inArray } from 'drizzle-orm';
import type { ContactAssignment, ContactMove } from '@puente/contract/forms/contact-handling';
import type { UserId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { messages } from '@puente/contract/messages';
import { supporters } from '@puente/contract/roles';
import type { Actor } from '../access/actor.ts';
import { announce } from '../conversations/announcements.ts';
import {
  closeChatIn,
  lockConversation,
  openChatIn,
  reread,
  writeMessageIn,
} from '../conversations/conversations.ts';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import { chatMessages, contactEntries, contactMessages, users } from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import type { Mailer } from '../mail/mailer.ts';
import { answerMail } from './mails.ts';
import type { ContactMessageRow } from './policy.ts';

/** Work of the team on messages. Of two colleagues at the same moment, the second waits for the row and is refused. */

type Changes = Partial<typeof contactMessages.$inferInsert>;

/** A message, and its chat if it is one. */
type Handled = Pick<ContactMessageRow, 'id' | 'conversationId'>;

/**
 * Locks a message and carries out the changes that follow from its current state. The chat is locked first, in the order
 * of the person's own messages.
 */
const change = (
  db: Database,
  { id, conversationId }: Handled,
  decide: (row: ContactMessageRow, tx: Database) => Changes | Promise<Changes>,
): Promise<void> =>
  db.transaction(async (tx) => {
    if (conversationId !== null) await lockConversation(tx, conversationId);
    const row = requireRow(
      await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('no key update'),
    );
    await tx
      .update(contactMessages)
      .set(await decide(row, tx))
      .where(eq(contactMessages.id, id));
    if (conversationId !== null) await announce(tx, await reread(tx, conversationId), { about: 'changed' });
  });

/** @throws Refusal ContactMessageChanged, ContactMessageSettled, NotSupporter */
export const assignContactMessage = (
  db: Database,
  message: Handled,
  { user, seen }: ContactAssignment,
): Promise<void> =>
  change(db, message, async (row, tx) => {
    if (row.state === 'settled') throw refuse('ContactMessageSettled');
    if (row.assigneeId !== seen) throw refuse('ContactMessageChanged');
    if (user !== null && !(await isSupporterId(tx, user))) throw refuse('NotSupporter');
    const state = row.state === 'waiting' ? row.state : user === null ? 'new' : 'taken';
    return { assigneeId: user, state };
  });

const isSupporterId = async (db: Database, id: UserId): Promise<boolean> =>
  (await db.$count(
    users,
    and(eq(users.id, id), eq(users.profileType, 'staff'), inArray(users.staffRole, [...supporters])),
  )) > 0;

/**
 * Settles or reopens a message, or says whose turn it is. Without a person who looks after it, its author does from now
 * on. A chat is closed and opened with it.
 * @throws Refusal ContactMessageChanged
 */
export const moveContactMessage = (
  db: Database,
  message: Handled,
  by: Actor,
  { state, outcome = null, seen }: ContactMove,
): Promise<void> =>
  change(db, message, async (row, tx) => {
    if (row.state !== seen) throw refuse('ContactMessageChanged');
    if (row.conversationId !== null) {
      if (state === 'settled') await closeChatIn(tx, row.conversationId, by);
      else if (row.state === 'settled') await openChatIn(tx, row.conversationId);
    }
    const begins = state === 'taken' && row.state !== 'new' && row.state !== 'taken';
    return {
      state,
      outcome,
      assigneeId: row.assigneeId ?? by.userId,
      settledAt: state === 'settled' ? new Date() : null,
      ...(begins && { waitsSince: new Date() }),
    };
  });

interface NewAnswer {
  text: string;
  /** Number of answers that the author has read. */
  answers: number;
}

/**
 * Adds an answer and mails it to the person, or writes it in their chat.
 * @throws Refusal ContactMessageAnswered, ContactMessageSettled
 */
export const answerContactMessage = (
  { db, mailer, publicUrl }: { db: Database; mailer: Mailer; publicUrl: string },
  message: Handled,
  by: Actor,
  { text, answers }: NewAnswer,
): Promise<void> =>
  change(db, message, async (row, tx) => {
    if (row.state === 'settled') throw refuse('ContactMessageSettled');
    if ((await countAnswers(tx, row)) !== answers) throw refuse('ContactMessageAnswered');
    if (row.conversationId === null) {
      await tx
        .insert(contactEntries)
        .values({ contactMessageId: row.id, kind: 'answer', authorId: by.userId, text });
      await mailer.send(row.email, answerMail(row, text, publicUrl), tx);
    } else {
      if (text.length > limits.chatMessage.max) throw refuseFields({ text: messages.tooLong });
      await writeMessageIn(tx, by, await reread(tx, row.conversationId), { text });
    }
    return {
      state: 'waiting',
      assigneeId: row.assigneeId ?? by.userId,
      firstAnsweredAt: row.firstAnsweredAt ?? new Date(),
    };
  });

/** Counts the answers of the team: mails, or its messages in the chat. */
export const countAnswers = (db: Database, { id, conversationId }: Handled): Promise<number> =>
  conversationId === null
    ? db.$count(
        contactEntries,
        and(eq(contactEntries.contactMessageId, id), eq(contactEntries.kind, 'answer')),
      )
    : db.$count(
        chatMessages,
        and(eq(chatMessages.conversationId, conversationId), eq(chatMessages.from, 'staff')),
      );

export async function noteContactMessage(
  db: Database,
  message: Handled,
  by: UserId,
  text: string,
): Promise<void> {
  await change(db, message, async ({ id }, tx) => {
    await tx.insert(contactEntries).values({ contactMessageId: id, kind: 'note', authorId: by, text });
    return { updatedAt: new Date() };
  });
}
