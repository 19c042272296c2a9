import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { dayInSpain } from '@puente/contract/day-in-spain';
import type { LoggedWeek } from '@puente/contract/entities/collaboration';
import type { weekConfirmation, weekLog, weekObjection } from '@puente/contract/forms/collaboration';
import { weekOf } from '@puente/contract/hours-log';
import type { UserId } from '@puente/contract/ids';
import { messages } from '@puente/contract/messages';
import type { Actor, ActorIn } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import { lockRow } from '../db/lock-row.ts';
import { requireRow } from '../db/require-row.ts';
import { collaborationMembers, collaborations, loggedWeeks } from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import type { Post } from '../mail/post.ts';
import type { CollaborationRow } from './policy.ts';
import { tellCollaboration } from './telling.ts';

/** The weeks of a collaboration, latest first. Students read their own. */
export async function hoursOf(db: Database, actor: Actor, { id }: CollaborationRow): Promise<LoggedWeek[]> {
  const rows = await db
    .select({ week: loggedWeeks, studentId: collaborationMembers.studentId })
    .from(loggedWeeks)
    .innerJoin(collaborationMembers, eq(collaborationMembers.id, loggedWeeks.memberId))
    .where(eq(collaborationMembers.collaborationId, id))
    .orderBy(desc(loggedWeeks.week), loggedWeeks.memberId);
  return rows
    .filter(({ studentId }) => actor.role !== 'student' || studentId === actor.profileId)
    .map(({ week: { id: row, memberId, week, minutes, confirmedAt, objection } }) => ({
      id: row,
      member: memberId,
      week,
      minutes,
      confirmedAt: confirmedAt?.toISOString() ?? null,
      objection,
    }));
}

/**
 * Writes the hours of one week of the student.
 * @throws Refusal StatusNotAllowed before the work begins and after it has ended; HoursConfirmed; at `week` for a week
 * before the first or after the present one
 */
export function logWeek(
  db: Database,
  student: ActorIn<'student'>,
  { id }: CollaborationRow,
  { week, minutes }: z.output<typeof weekLog>,
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockRow(tx, collaborations, id);
    const row = requireRow(await tx.select().from(collaborations).where(eq(collaborations.id, id)));
    if (row.state !== 'running' && row.state !== 'delivered') throw refuse('StatusNotAllowed');
    const first = weekOf(dayInSpain(row.startedAt ?? row.createdAt));
    if (week < first || week > weekOf(dayInSpain(Date.now())))
      throw refuseFields({ week: messages.weekOutside });
    const { id: memberId } = requireRow(
      await tx
        .select({ id: collaborationMembers.id })
        .from(collaborationMembers)
        .where(
          and(
            eq(collaborationMembers.collaborationId, id),
            eq(collaborationMembers.studentId, student.profileId),
            isNull(collaborationMembers.leftAt),
          ),
        ),
    );
    const sameWeek = and(eq(loggedWeeks.memberId, memberId), eq(loggedWeeks.week, week));
    const [known] = await tx.select().from(loggedWeeks).where(sameWeek);
    if (known?.confirmedAt) throw refuse('HoursConfirmed');
    if (minutes === 0) await tx.delete(loggedWeeks).where(sameWeek);
    else if (known) await tx.update(loggedWeeks).set({ minutes, objection: null }).where(sameWeek);
    else await tx.insert(loggedWeeks).values({ memberId, week, minutes });
  });
}

/**
 * Confirms weeks with the minutes that the organisation saw, all or none.
 * @throws Refusal HoursChanged
 */
export function confirmWeeks(
  db: Database,
  { id }: CollaborationRow,
  { weeks }: z.output<typeof weekConfirmation>,
  by: UserId,
): Promise<void> {
  return db.transaction(async (tx) => {
    // The student logs under the same lock.
    await lockRow(tx, collaborations, id);
    for (const seen of weeks) {
      const confirmed = await tx
        .update(loggedWeeks)
        .set({ confirmedAt: new Date(), confirmedById: by, objection: null })
        .where(isSeen(id, seen))
        .returning({ id: loggedWeeks.id });
      if (confirmed.length === 0) throw refuse('HoursChanged');
    }
  });
}

/** Asks the student to look at a week again, and tells them. @throws Refusal HoursChanged */
export function objectToWeek(
  db: Database,
  post: Post,
  row: CollaborationRow,
  { reason, ...seen }: z.output<typeof weekObjection>,
  by: UserId,
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockRow(tx, collaborations, row.id);
    const doubted = await tx
      .update(loggedWeeks)
      .set({ objection: reason })
      .where(isSeen(row.id, seen))
      .returning({ id: loggedWeeks.id });
    if (doubted.length === 0) throw refuse('HoursChanged');
    await tellCollaboration(tx, post, row, {
      says: `La organización pide que revises las horas de una semana en «${row.title}».`,
      reason,
      by,
      to: ['student'],
    });
  });
}

/** Condition on an unconfirmed week of a collaboration with the minutes that somebody saw. */
const isSeen = (id: CollaborationRow['id'], seen: { id: number; minutes: number }) =>
  and(
    sql`${loggedWeeks.id} = ${seen.id}`,
    eq(loggedWeeks.minutes, seen.minutes),
    isNull(loggedWeeks.confirmedAt),
    sql`${loggedWeeks.memberId} in (select id from ${collaborationMembers} where collaboration_id = ${id})`,
  );
