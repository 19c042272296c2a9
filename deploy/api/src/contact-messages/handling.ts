import { and, eq, inArray } from 'drizzle-orm';
import type { ContactAssignment, ContactMove } from '@puente/contract/forms/contact-handling';
import type { ContactMessageId, UserId } from '@puente/contract/ids';
import { supporters } from '@puente/contract/roles';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import { contactEntries, contactMessages, users } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import type { Mailer } from '../mail/mailer.ts';
import { answerMail } from './mails.ts';
import type { ContactMessageRow } from './policy.ts';

/** Work of the team on messages. Of two colleagues at the same moment, the second waits for the row and is refused. */

type Changes = Partial<typeof contactMessages.$inferInsert>;

/** Locks a message and carries out the changes that follow from its current state. */
const change = (
  db: Database,
  id: ContactMessageId,
  decide: (row: ContactMessageRow, tx: Database) => Changes | Promise<Changes>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const row = requireRow(
      await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('no key update'),
    );
    await tx
      .update(contactMessages)
      .set(await decide(row, tx))
      .where(eq(contactMessages.id, id));
  });

/** @throws Refusal ContactMessageChanged, ContactMessageSettled, NotSupporter */
export const assignContactMessage = (
  db: Database,
  id: ContactMessageId,
  { user, seen }: ContactAssignment,
): Promise<void> =>
  change(db, id, async (row, tx) => {
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
 * on.
 * @throws Refusal ContactMessageChanged
 */
export const moveContactMessage = (
  db: Database,
  id: ContactMessageId,
  by: UserId,
  { state, outcome = null, seen }: ContactMove,
): Promise<void> =>
  change(db, id, (row) => {
    if (row.state !== seen) throw refuse('ContactMessageChanged');
    const begins = state === 'taken' && row.state !== 'new' && row.state !== 'taken';
    return {
      state,
      outcome,
      assigneeId: row.assigneeId ?? by,
      settledAt: state === 'settled' ? new Date() : null,
      ...(begins && { waitsSince: new Date() }),
    };
  });

interface NewAnswer {
  id: ContactMessageId;
  /** Author of the answer. */
  by: UserId;
  text: string;
  /** Number of answers that the author has read. */
  answers: number;
}

/**
 * Adds an answer and mails it to the person.
 * @throws Refusal ContactMessageAnswered, ContactMessageSettled
 */
export const answerContactMessage = (
  { db, mailer, publicUrl }: { db: Database; mailer: Mailer; publicUrl: string },
  { id, by, text, answers }: NewAnswer,
): Promise<void> =>
  change(db, id, async (row, tx) => {
    if (row.state === 'settled') throw refuse('ContactMessageSettled');
    const known = await tx.$count(
      contactEntries,
      and(eq(contactEntries.contactMessageId, id), eq(contactEntries.kind, 'answer')),
    );
    if (known !== answers) throw refuse('ContactMessageAnswered');
    await tx.insert(contactEntries).values({ contactMessageId: id, kind: 'answer', authorId: by, text });
    await mailer.send(row.email, answerMail(row, text, publicUrl), tx);
    return {
      state: 'waiting',
      assigneeId: row.assigneeId ?? by,
      firstAnsweredAt: row.firstAnsweredAt ?? new Date(),
    };
  });

export async function noteContactMessage(
  db: Database,
  id: ContactMessageId,
  by: UserId,
  text: string,
): Promise<void> {
  await change(db, id, async (_row, tx) => {
    await tx.insert(contactEntries).values({ contactMessageId: id, kind: 'note', authorId: by, text });
    return { updatedAt: new Date() };
  });
}
