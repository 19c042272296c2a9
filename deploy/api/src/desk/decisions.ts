import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { isAnswer, mayMove, type Status } from '@puente/contract/constants/statuses';
import type { deskDecision, deskSending } from '@puente/contract/forms/application';
import type { ApplicationId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { sendingProblem } from '@puente/contract/sending-later';
import type { Actor } from '../access/actor.ts';
import { filledMessage } from '../applications/filled-messages.ts';
import { awaitedUntil, backToStudentView, holdStudentView, rescheduleNotice } from '../applications/held.ts';
import type { Config } from '../config.ts';
import { announceApplications } from '../conversations/announcements.ts';
import type { Database } from '../db/connect.ts';
import { applications } from '../db/schema.ts';
import { refuseFields } from '../http/refuse.ts';
import type { Queue } from '../jobs/queue.ts';
import type { ProjectRow } from '../projects/columns.ts';

/** Ids of the requested applications that were moved. The others kept their status. */
export type Moved = ApplicationId[];

interface Deciding {
  db: Database;
  queue: Pick<Queue, 'send'>;
  config: Config;
}

const { undoSeconds, slackSeconds } = limits.desk;

/**
 * Moves several applications to a project at once. Each must still have the status that the user saw. The move is saved
 * immediately. A job of the same transaction notifies the students once it can no longer be undone (held.ts).
 * @throws Refusal ValidationError for an invalid sending time
 */
export async function decideTogether(
  { db, queue, config }: Deciding,
  actor: Actor,
  project: ProjectRow,
  { applications: named, status, reason, refusal, send_at: sendAt }: z.output<typeof deskDecision>,
): Promise<Moved> {
  const seenAs = new Map(named.map(({ id, from }) => [id, from]));
  return db.transaction(async (tx) => {
    const rows = (await lockedRows(tx, project, [...seenAs.keys()])).filter(
      (row) => seenAs.get(row.id) === row.status && mayMove(row.status, status),
    );
    const moved = rows.map(({ id }) => id);
    if (moved.length === 0) return moved;
    const move = tellingAt(sendAt, rows, config);
    await tx
      .update(applications)
      .set({
        status,
        statusReason: await filledMessage(tx, moved, reason),
        refusal: refusal ?? null,
        ...momentsOf(status),
        held: holdStudentView(move),
        movedBy: actor.userId,
      })
      .where(inArray(applications.id, moved));
    await tellLater({ tx, queue }, actor, project, move, moved);
    return moved;
  });
}

/**
 * Changes the time at which students are notified of pending moves; null sends them at once.
 * @throws Refusal ValidationError for an invalid sending time
 */
export async function sendTogether(
  { db, queue, config }: Deciding,
  actor: Actor,
  project: ProjectRow,
  { applications: named, send_at: sendAt }: z.output<typeof deskSending>,
): Promise<Moved> {
  return db.transaction(async (tx) => {
    const rows = (await lockedRows(tx, project, named)).filter(({ held }) => held !== null);
    const changed = rows.map(({ id }) => id);
    if (changed.length === 0) return changed;
    const move = tellingAt(sendAt, rows, config);
    await tx
      .update(applications)
      .set({ held: rescheduleNotice(move) })
      .where(inArray(applications.id, changed));
    await tellLater({ tx, queue }, actor, project, move, changed);
    return changed;
  });
}

const lockedRows = (tx: Database, project: ProjectRow, named: readonly ApplicationId[]) =>
  tx
    .select({
      id: applications.id,
      status: applications.status,
      held: applications.held,
      answerDue: applications.answerDue,
      deadline: applications.deadline,
    })
    .from(applications)
    .where(and(eq(applications.projectId, project.id), inArray(applications.id, [...named])))
    .orderBy(applications.id)
    .for('update');

/**
 * Token and sending time of a move. Its job has both. The job of an earlier sending time finds another token, and does
 * nothing.
 */
function tellingAt(
  sendAt: string | null | undefined,
  rows: readonly Parameters<typeof awaitedUntil>[0][],
  config: Deciding['config'],
) {
  const now = Date.now();
  const decision = randomUUID();
  const atOnce = new Date(now + (config.holdsAnswers ? undoSeconds + slackSeconds : 0) * 1000);
  if (!sendAt) return { decision, tellAt: atOnce, isLater: false };
  const tellAt = new Date(sendAt);
  const problem = sendingProblem(tellAt, rows.map(awaitedUntil), new Date(now));
  if (problem !== undefined) throw refuseFields({ send_at: problem });
  return tellAt > atOnce ? { decision, tellAt, isLater: true } : { decision, tellAt: atOnce, isLater: false };
}

async function tellLater(
  { tx, queue }: Pick<Deciding, 'queue'> & { tx: Database },
  actor: Actor,
  project: ProjectRow,
  { decision, tellAt }: ReturnType<typeof tellingAt>,
  moved: Moved,
): Promise<void> {
  const afterSeconds = Math.max(0, Math.ceil((tellAt.getTime() - Date.now()) / 1000));
  await queue.send('held-decisions', { decision, by: actor.userId }, { within: tx, afterSeconds });
  await announceApplications(tx, project, moved, actor.userId);
}

/** Timestamps that an answer sets. Interest shown before a final answer keeps its time. */
function momentsOf(status: Status) {
  if (isAnswer(status)) return { answeredAt: sql`now()` };
  return { preselectedAt: status === 'preselected' ? sql`now()` : null, answeredAt: null };
}

/** Undoes the moves that the students have not been notified of. */
export async function undoTogether(
  db: Database,
  actor: Actor,
  project: ProjectRow,
  named: readonly ApplicationId[],
): Promise<Moved> {
  return db.transaction(async (tx) => {
    const back = await tx
      .update(applications)
      .set({ ...backToStudentView, movedBy: actor.userId })
      .where(
        and(
          eq(applications.projectId, project.id),
          inArray(applications.id, [...named]),
          isNotNull(applications.held),
        ),
      )
      .returning({ id: applications.id });
    const moved = back.map(({ id }) => id);
    if (moved.length > 0) await announceApplications(tx, project, moved, actor.userId);
    return moved;
  });
}
