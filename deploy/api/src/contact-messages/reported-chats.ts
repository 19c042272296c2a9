import { and, asc, desc, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import type { ReportedChat } from '@puente/contract/entities/contact-message';
import type { NewTakedown } from '@puente/contract/forms/takedown';
import type { ChatMessageId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { announce } from '../conversations/announcements.ts';
import { kindOf } from '../conversations/columns.ts';
import { reread } from '../conversations/conversations.ts';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import { chatMessages, users } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import type { Mailer } from '../mail/mailer.ts';
import { hiddenMessageMail } from './mails.ts';
import type { ContactMessageRow } from './policy.ts';

type ReportedMessage = typeof chatMessages.$inferSelect;
type Report = Pick<ContactMessageRow, 'kind' | 'recordId'>;

/** @throws Refusal ReportedMessageGone */
async function reportedOf(db: Database, { kind, recordId }: Report): Promise<ReportedMessage> {
  const [message] =
    kind === 'message' && recordId !== null
      ? await db
          .select()
          .from(chatMessages)
          .where(eq(chatMessages.id, recordId as ChatMessageId))
      : [];
  if (!message) throw refuse('ReportedMessageGone');
  return message;
}

const { neighbours } = limits.reportedMessage;

/**
 * A reported message with its neighbours. The rest of the conversation is not for the team.
 * @throws Refusal ReportedMessageGone
 */
export async function readReportedChat(db: Database, report: Report): Promise<ReportedChat> {
  const reported = await reportedOf(db, report);
  const read = () =>
    db
      .select({ message: chatMessages, name: users.name, surname: users.surname })
      .from(chatMessages)
      .leftJoin(users, eq(users.id, chatMessages.authorId));
  const inIt = eq(chatMessages.conversationId, reported.conversationId);
  const [conversation, before, itself, after] = await Promise.all([
    reread(db, reported.conversationId),
    read()
      .where(and(inIt, lt(chatMessages.id, reported.id)))
      .orderBy(desc(chatMessages.id))
      .limit(neighbours),
    read().where(eq(chatMessages.id, reported.id)),
    read()
      .where(and(inIt, gt(chatMessages.id, reported.id)))
      .orderBy(asc(chatMessages.id))
      .limit(neighbours),
  ]);
  return {
    kind: kindOf(conversation),
    subject: conversation.project?.title ?? conversation.subject,
    messages: [...before.toReversed(), ...itself, ...after].map(({ message, name, surname }) => ({
      id: message.id,
      createdAt: message.createdAt.toISOString(),
      from: message.from,
      author: name === null ? null : `${name} ${surname ?? ''}`.trim(),
      text: message.text,
      isReported: message.id === reported.id,
      hidden:
        message.hiddenAt === null
          ? null
          : {
              date: message.hiddenAt.toISOString(),
              reason: message.hidingReason ?? 'other',
              words: message.hidingWords,
            },
    })),
  };
}

/**
 * Hides the reported message from its participants, and mails the reason to its author. A message that is hidden already
 * keeps its first reason.
 * @throws Refusal ReportedMessageGone
 */
export const hideReported = (
  { db, mailer, publicUrl }: { db: Database; mailer: Mailer; publicUrl: string },
  report: Report,
  { reason, words }: NewTakedown,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { id, conversationId, authorId, createdAt } = await reportedOf(tx, report);
    const hidden = await tx
      .update(chatMessages)
      .set({ hiddenAt: new Date(), hidingReason: reason, hidingWords: words || null })
      .where(and(eq(chatMessages.id, id), isNull(chatMessages.hiddenAt)))
      .returning({ id: chatMessages.id });
    if (hidden.length === 0) return;
    const conversation = await reread(tx, conversationId);
    await announce(tx, conversation, { about: 'changed' });
    if (authorId === null) return;
    const author = requireRow(
      await tx.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, authorId)),
    );
    const mail = hiddenMessageMail(author.name, {
      about: conversation.project?.title ?? conversation.subject,
      createdAt,
      reason,
      words: words || null,
      publicUrl,
    });
    await mailer.send(author.email, mail, tx);
  });

/**
 * Shows a hidden message again.
 * @throws Refusal ReportedMessageGone
 */
export const showReported = (db: Database, report: Report): Promise<void> =>
  db.transaction(async (tx) => {
    const { id, conversationId } = await reportedOf(tx, report);
    const shown = await tx
      .update(chatMessages)
      .set({ hiddenAt: null, hidingReason: null, hidingWords: null })
      .where(and(eq(chatMessages.id, id), isNotNull(chatMessages.hiddenAt)))
      .returning({ id: chatMessages.id });
    if (shown.length > 0) await announce(tx, await reread(tx, conversationId), { about: 'changed' });
  });
