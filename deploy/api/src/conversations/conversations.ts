import type { ConversationId } from '@puente/contract/ids';
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Actor } from '../serving/actor.ts';
import type { Database } from '../db/connect.ts';
import { chatMessages, conversations, users } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { isTeamIn } from './policy.ts';
import { type ConversationRow, readConversation } from './columns.ts';
import { asksForPerson, entryFor, says } from './assistant.ts';
import { stemmed } from './faqs.ts';

export type MessageRow = typeof chatMessages.$inferSelect;
type NewMessage = Pick<MessageRow, 'from' | 'text' | 'authorId'>;

const firstSubject = 'Nueva conversación';
const subjectLength = 80;

/** A user's open conversation, made and greeted if there is none: one at a time, however often they start. */
export function openConversation(db: Database, { userId }: Actor): Promise<ConversationRow> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ name: users.name })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update');
    const [open] = await tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(and(eq(conversations.userId, userId), eq(conversations.status, 'open')))
      .orderBy(desc(conversations.lastMessageAt))
      .limit(1);
    if (open) return reread(tx, open.id);
    const [made] = await tx
      .insert(conversations)
      .values({ userId, subject: firstSubject })
      .returning({ id: conversations.id });
    if (!made) throw new Error('The insert returned no row.');
    await tx
      .insert(chatMessages)
      .values({ conversationId: made.id, from: 'assistant', text: says.greeting(user?.name ?? null) });
    return reread(tx, made.id);
  });
}

/** A message, and what the assistant has to say to it. @throws Refusal ConversationClosed */
export function writeMessage(
  db: Database,
  actor: Actor,
  conversation: ConversationRow,
  text: string,
): Promise<MessageRow[]> {
  return db.transaction(async (tx) => {
    const { id } = conversation;
    // Messages of a conversation are written one after the other: readers see them in the order of their ids.
    const [current] = await tx.select().from(conversations).where(eq(conversations.id, id)).for('update');
    if (current?.status !== 'open') throw refuse('ConversationClosed');
    const isTeam = isTeamIn(actor, conversation);
    const reply =
      isTeam || current.waitsForTeam || (await teamHasSpoken(tx, id))
        ? null
        : await replyTo(tx, conversation, text);
    const added: NewMessage[] = [{ from: isTeam ? 'staff' : 'user', text, authorId: actor.userId }];
    if (reply) added.push({ from: 'assistant', text: reply.text, authorId: null });
    const rows = await tx
      .insert(chatMessages)
      .values(added.map((message) => ({ ...message, conversationId: id })))
      .returning();
    await tx
      .update(conversations)
      .set({
        lastMessageAt: sql`now()`,
        // Once the team has answered, the user's next message waits for the team, not for the assistant.
        waitsForTeam: !isTeam && (reply?.passedOn ?? true),
        ...(!isTeam && current.subject === firstSubject && { subject: beginningOf(text) }),
      })
      .where(eq(conversations.id, id));
    await markRead(tx, actor, conversation);
    return rows;
  });
}

/** What the other side wrote has been seen. */
export async function markRead(
  db: Database,
  actor: Actor,
  conversation: Pick<ConversationRow, 'id' | 'userId'>,
): Promise<void> {
  await db
    .update(chatMessages)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(chatMessages.conversationId, conversation.id),
        isNull(chatMessages.readAt),
        isTeamIn(actor, conversation)
          ? eq(chatMessages.from, 'user')
          : inArray(chatMessages.from, ['staff', 'assistant']),
      ),
    );
}

export async function closeConversation(db: Database, { id }: Pick<ConversationRow, 'id'>): Promise<void> {
  await db
    .update(conversations)
    .set({ status: 'closed', waitsForTeam: false })
    .where(and(eq(conversations.id, id), ne(conversations.status, 'closed')));
}

/** @throws Refusal NotFound when it went meanwhile */
export async function reread(db: Database, id: ConversationId): Promise<ConversationRow> {
  const row = await readConversation(db, id);
  if (!row) throw refuse('NotFound');
  return row;
}

/** Cuts between characters: half a character could not be stored. */
const beginningOf = (text: string): string => [...text.replace(/\s+/g, ' ')].slice(0, subjectLength).join('');

/** The assistant answers with a frequent question, or says that it does not know and that the team has been told. */
async function replyTo(
  tx: Database,
  { user }: ConversationRow,
  text: string,
): Promise<{ text: string; passedOn: boolean }> {
  if (asksForPerson(text)) return { text: says.passedOn, passedOn: true };
  const entry = entryFor(await stemmed(tx, user.profileType, text));
  return entry ? { text: says.answer(entry), passedOn: false } : { text: says.unknown, passedOn: true };
}

async function teamHasSpoken(tx: Database, conversationId: ConversationId): Promise<boolean> {
  const found = await tx
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(eq(chatMessages.conversationId, conversationId), eq(chatMessages.from, 'staff')))
    .limit(1);
  return found.length > 0;
}
