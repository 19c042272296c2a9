import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import { closedByTeamText } from '@puente/contract/constants/chats';
import { isOfInterest, isWaiting, type Status, wasSent } from '@puente/contract/constants/statuses';
import type { NewChatMessage } from '@puente/contract/forms/chat';
import type { ConversationId } from '@puente/contract/ids';
import type { Actor } from '../access/actor.ts';
import { asStudentSees } from '../applications/held.ts';
import { type ApplicationRow } from '../applications/policy.ts';
import { noteChatAnswer, queueChat, settleChat } from '../contact-messages/team-chats.ts';
import type { Database } from '../db/connect.ts';
import { chatMessages, conversations, projects, students, users } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { announce, lockMessageOrder } from './announcements.ts';
import { asksForPerson, entryFor, says } from './assistant.ts';
import { type ConversationRow, isOfTeam, kindOf, readConversation } from './columns.ts';
import { stemmed } from './faqs.ts';
import { sideOf } from './policy.ts';
import { whyClosed } from './presenter.ts';

export type MessageRow = typeof chatMessages.$inferSelect;
type AddedMessage = Pick<MessageRow, 'from' | 'text' | 'key' | 'authorId'>;

const firstSubject = 'Nueva conversación';
const subjectLength = 80;

/**
 * Returns a user's open conversation with the team, the latest one if they opened a closed one again. Creates and greets
 * it if there is none.
 */
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
      .where(and(eq(conversations.userId, userId), isOfTeam, eq(conversations.status, 'open')))
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

/**
 * Returns the conversation about an application. Creates it if there is none, while the two may write to each other.
 * @throws Refusal ConversationTooEarly, ConversationOver
 */
export function openApplicationConversation(
  db: Database,
  application: ApplicationRow,
): Promise<ConversationRow> {
  return db.transaction(async (tx) => {
    const about = eq(conversations.applicationId, application.id);
    const [begun] = await tx.select({ id: conversations.id }).from(conversations).where(about);
    if (begun) return reread(tx, begun.id);
    // An interest that its student does not know of opens nothing yet.
    const { status } = asStudentSees(application);
    if (!isOfInterest(status))
      throw refuse(isUndecided(status) ? 'ConversationTooEarly' : 'ConversationOver');
    const [project] = await tx
      .select({ title: projects.title })
      .from(projects)
      .where(eq(projects.id, application.projectId));
    const [student] = await tx
      .select({ userId: students.userId })
      .from(students)
      .where(eq(students.id, application.studentId));
    if (!project || !student) throw refuse('NotFound');
    await tx
      .insert(conversations)
      .values({ userId: student.userId, applicationId: application.id, subject: project.title })
      // The other side opened it at the same moment.
      .onConflictDoNothing();
    const [made] = await tx.select({ id: conversations.id }).from(conversations).where(about);
    if (!made) throw refuse('NotFound');
    return reread(tx, made.id);
  });
}

/** Tells whether the organisation can still show interest. */
const isUndecided = (status: Status): boolean => !wasSent(status) || isWaiting(status);

/**
 * Writes a message, and the assistant's reply. A message with a known key was written before, and is returned
 * unchanged. The user's message opens a closed chat with the team again.
 * @throws Refusal ConversationClosed, ConversationOver
 */
export const writeMessage = (
  db: Database,
  actor: Actor,
  conversation: ConversationRow,
  message: NewChatMessage,
): Promise<MessageRow[]> => db.transaction((tx) => writeMessageIn(tx, actor, conversation, message));

/** `writeMessage` in a transaction of the caller. */
export async function writeMessageIn(
  tx: Database,
  actor: Actor,
  conversation: ConversationRow,
  { text, key }: NewChatMessage,
): Promise<MessageRow[]> {
  const { id } = conversation;
  const isThere = await lockConversation(tx, id);
  const written = await writtenBefore(tx, id, key);
  if (written) return [written];
  const current = isThere ? await readConversation(tx, id) : undefined;
  if (!current) throw refuse(whyClosed(conversation));
  const side = sideOf(actor, current);
  const isTeam = kindOf(current) === 'team';
  const asksTheTeam = side === 'user' && isTeam;
  const isOpenedAgain = asksTheTeam && current.status === 'closed';
  if (current.status !== 'open' && !isOpenedAgain) throw refuse(whyClosed(current));
  const reply =
    !asksTheTeam || isOpenedAgain || current.waitsForTeam || (await teamHasSpoken(tx, id))
      ? null
      : await replyTo(tx, current, text);
  // Once the team has answered, the user's next message waits for the team, not for the assistant.
  const waitsForTeam = asksTheTeam && (reply?.passedOn ?? true);
  const subject = asksTheTeam && current.subject === firstSubject ? beginningOf(text) : current.subject;
  if (waitsForTeam) await queueChat(tx, { ...current, subject }, text);
  if (isTeam && side === 'staff') await noteChatAnswer(tx, current, actor.userId, text);
  const added: AddedMessage[] = [{ from: side, text, key: key ?? null, authorId: actor.userId }];
  if (reply) added.push({ from: 'assistant', text: reply.text, key: null, authorId: null });
  const rows = await addMessages(tx, id, added, {
    waitsForTeam,
    subject,
    ...(isOpenedAgain && { status: 'open' }),
  });
  await markReadIn(tx, actor, current);
  await announce(tx, current, { about: 'message' });
  return rows;
}

/**
 * Locks a conversation. Its messages are written one after the other: readers see them in the order of their ids.
 * @returns false when it was deleted concurrently
 */
export const lockConversation = async (tx: Database, id: ConversationId): Promise<boolean> =>
  (
    await tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(eq(conversations.id, id))
      .for('update')
  ).length > 0;

async function addMessages(
  tx: Database,
  id: ConversationId,
  added: readonly AddedMessage[],
  changes: Partial<typeof conversations.$inferInsert>,
): Promise<MessageRow[]> {
  await lockMessageOrder(tx);
  const rows = await tx
    .insert(chatMessages)
    .values(added.map((message) => ({ ...message, conversationId: id })))
    .returning();
  await tx
    .update(conversations)
    .set({ lastMessageAt: sql`now()`, ...changes })
    .where(eq(conversations.id, id));
  return rows;
}

/**
 * Finds a message that a client sends again because it got no response. Called while the conversation is locked, so
 * that no other process writes the message concurrently.
 */
async function writtenBefore(
  tx: Database,
  conversationId: ConversationId,
  key: string | undefined,
): Promise<MessageRow | undefined> {
  if (key === undefined) return undefined;
  const [found] = await tx
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.conversationId, conversationId), eq(chatMessages.key, key)));
  return found;
}

/** Marks the other side's messages as read. */
export const markRead = (db: Database, actor: Actor, conversation: ConversationRow): Promise<void> =>
  db.transaction((tx) => markReadIn(tx, actor, conversation));

async function markReadIn(tx: Database, actor: Actor, conversation: ConversationRow): Promise<void> {
  const side = sideOf(actor, conversation);
  const read = await tx
    .update(chatMessages)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(chatMessages.conversationId, conversation.id),
        isNull(chatMessages.readAt),
        side === 'user' ? ne(chatMessages.from, 'user') : eq(chatMessages.from, 'user'),
      ),
    )
    .returning({ id: chatMessages.id });
  if (read.length === 0) return;
  const until = read.map(({ id }) => id).reduce((last, id) => (id > last ? id : last));
  await announce(tx, conversation, { about: 'read', by: side === 'user' ? 'user' : 'others', until });
}

/** Closes a chat with the team, for either side. It says so in the chat when the team closes it. */
export const closeConversation = (db: Database, actor: Actor, { id }: ConversationRow): Promise<void> =>
  db.transaction(async (tx) => {
    await lockConversation(tx, id);
    await settleChat(tx, id);
    await closeChatIn(tx, id, actor);
  });

/** Closes a chat in a transaction that has locked it. */
export async function closeChatIn(tx: Database, id: ConversationId, by: Actor): Promise<void> {
  const current = await reread(tx, id);
  if (current.status === 'closed') return;
  const closed = { status: 'closed', waitsForTeam: false } as const;
  if (sideOf(by, current) === 'user') {
    await tx.update(conversations).set(closed).where(eq(conversations.id, id));
    return;
  }
  const says = { from: 'assistant', text: closedByTeamText, key: null, authorId: null } as const;
  await addMessages(tx, id, [says], closed);
  await announce(tx, current, { about: 'message' });
}

/** Opens a chat with the team again, in a transaction that has locked it. */
export async function openChatIn(tx: Database, id: ConversationId): Promise<void> {
  await tx.update(conversations).set({ status: 'open' }).where(eq(conversations.id, id));
  await announce(tx, await reread(tx, id), { about: 'changed' });
}

/** @throws Refusal NotFound when it was deleted concurrently */
export async function reread(db: Database, id: ConversationId): Promise<ConversationRow> {
  const row = await readConversation(db, id);
  if (!row) throw refuse('NotFound');
  return row;
}

/** Cuts between code points: half a surrogate pair could not be stored. */
const beginningOf = (text: string): string => [...text.replace(/\s+/g, ' ')].slice(0, subjectLength).join('');

/** The assistant's reply: the answer to a frequent question, or that the team has been notified. */
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
