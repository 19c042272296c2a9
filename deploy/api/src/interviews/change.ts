import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { isOfInterest } from '@puente/contract/constants/statuses';
import type { interviewMove } from '@puente/contract/forms/interview';
import type { ApplicationId } from '@puente/contract/ids';
import { type InterviewAct, isFree, mayAct, spanOf, timeProblem } from '@puente/contract/interview-rules';
import type { Actor } from '../access/actor.ts';
import { studentView } from '../applications/held.ts';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import { applications, interviews } from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import type { Post } from '../mail/post.ts';
import { busySide } from './busy.ts';
import { lockCalendar, lockInterview } from './locks.ts';
import { announce } from './offer.ts';
import type { InterviewRow } from './policy.ts';
import { forgetReminders } from './reminders.ts';
import { tellInterview } from './telling.ts';

type Side = 'student' | 'organization';

const sideOf = (actor: Actor): Side => (actor.role === 'student' ? 'student' : 'organization');

/**
 * Takes one of the offered times for the student.
 * @throws Refusal InterviewOver, SlotNotOffered; SlotTaken when the interviewer has another interview then,
 * InterviewClash when the student has
 */
export function takeTime(
  db: Database,
  post: Post,
  row: InterviewRow,
  startsAt: string,
): Promise<InterviewRow> {
  return db.transaction(async (tx) => {
    await lockCalendar(tx, { student: row.studentId });
    await assertRunning(tx, row.applicationId);
    const current = await lockInterview(tx, row.id);
    assertMay('take', current, 'student');
    const taken = await choose(tx, current, { startsAt, side: 'student', reason: null });
    await tellInterview(tx, post, { occasion: 'taken', row: taken, entry: taken });
    await announce(tx, taken, null);
    return taken;
  });
}

/**
 * Moves the chosen time. A student chooses among the offered times, an organisation any.
 * @throws Refusal like `takeTime`; InterviewOver when it was moved since `from` was read
 */
export function moveTime(
  db: Database,
  post: Post,
  actor: Actor,
  row: InterviewRow,
  { from, starts_at: startsAt, reason }: z.output<typeof interviewMove>,
): Promise<InterviewRow> {
  const side = sideOf(actor);
  return db.transaction(async (tx) => {
    await lockCalendar(tx, { student: row.studentId });
    await assertRunning(tx, row.applicationId);
    const current = await lockInterview(tx, row.id);
    assertMay('move', current, side);
    if (current.startsAt?.getTime() !== Date.parse(from)) throw refuse('InterviewOver');
    const moved = await choose(tx, current, { startsAt, side, reason });
    await forgetReminders(tx, moved.id);
    await tellInterview(tx, post, {
      occasion: side === 'student' ? 'movedByStudent' : 'movedByOrganization',
      row: moved,
      entry: moved,
    });
    await announce(tx, moved, actor.userId);
    return moved;
  });
}

/** Asks for other times, with a reason. A chosen time is free again. @throws Refusal InterviewOver */
export function askForTimes(
  db: Database,
  post: Post,
  row: InterviewRow,
  reason: string,
): Promise<InterviewRow> {
  return db.transaction(async (tx) => {
    const current = await lockInterview(tx, row.id);
    assertMay('ask', current, 'student');
    const asked = await change(tx, current, {
      state: 'asked',
      startsAt: null,
      endsAt: null,
      reason,
      reasonBy: 'student',
      sequence: current.sequence + 1,
    });
    await forgetReminders(tx, asked.id);
    const entry: InterviewRow | undefined =
      current.startsAt === null ? undefined : { ...current, state: 'cancelled', sequence: asked.sequence };
    await tellInterview(tx, post, { occasion: 'asked', row: asked, entry });
    await announce(tx, asked, null);
    return asked;
  });
}

/** Cancels an interview or its offer, with a reason. @throws Refusal InterviewOver */
export function cancelInterview(
  db: Database,
  post: Post,
  actor: Actor,
  row: InterviewRow,
  reason: string,
): Promise<InterviewRow> {
  const side = sideOf(actor);
  return db.transaction(async (tx) => {
    const current = await lockInterview(tx, row.id);
    assertMay('cancel', current, side);
    const cancelled = await change(tx, current, {
      state: 'cancelled',
      reason,
      reasonBy: side,
      sequence: current.sequence + 1,
    });
    await tellInterview(tx, post, {
      occasion: side === 'student' ? 'cancelledByStudent' : 'cancelledByOrganization',
      row: cancelled,
      entry: cancelled,
    });
    await announce(tx, cancelled, actor.userId);
    return cancelled;
  });
}

/** @throws Refusal InterviewOver */
function assertMay(act: InterviewAct, { state, endsAt }: InterviewRow, side: Side): void {
  if (!mayAct(act, { state, ends_at: endsAt?.toISOString() ?? null }, side, new Date()))
    throw refuse('InterviewOver');
}

/** Locks the application against an end. @throws Refusal InterviewOver when the organisation has lost interest */
async function assertRunning(tx: Database, id: ApplicationId): Promise<void> {
  const [application] = await tx
    .select({ known: studentView.status })
    .from(applications)
    .where(eq(applications.id, id))
    .for('share');
  if (!application || !isOfInterest(application.known)) throw refuse('InterviewOver');
}

interface Choice {
  startsAt: string;
  side: Side;
  reason: string | null;
}

/** Writes a chosen time, once nobody else can choose one for the same people. */
async function choose(
  tx: Database,
  current: InterviewRow,
  { startsAt, side, reason }: Choice,
): Promise<InterviewRow> {
  const { interviewerId: interviewer, minutes } = current;
  const { starts, ends } = spanOf(startsAt, minutes);
  const now = new Date();
  if (side === 'student') {
    const isOffered = current.times.some((time) => Date.parse(time) === starts.getTime());
    if (!isOffered || !isFree(startsAt, { minutes, busy: [], now })) throw refuse('SlotNotOffered');
  } else {
    const problem = timeProblem(starts, now);
    if (problem !== undefined) throw refuseFields({ starts_at: problem });
  }
  if (interviewer !== null) await lockCalendar(tx, { interviewer });
  const busy = await busySide(tx, {
    interview: current.id,
    interviewer,
    student: current.studentId,
    starts,
    ends,
  });
  // An organisation does not learn of the student's interviews with others.
  if (busy !== null) throw refuse(busy === 'student' && side === 'student' ? 'InterviewClash' : 'SlotTaken');
  return change(tx, current, {
    state: 'taken',
    startsAt: starts,
    endsAt: ends,
    sequence: current.sequence + 1,
    reason,
    reasonBy: reason === null ? null : side,
  });
}

async function change(
  tx: Database,
  current: InterviewRow,
  columns: Partial<typeof interviews.$inferInsert>,
): Promise<InterviewRow> {
  const changed = requireRow(
    await tx.update(interviews).set(columns).where(eq(interviews.id, current.id)).returning(),
  );
  return { ...current, ...changed };
}
