import { randomUUID } from 'node:crypto';
import { isAnswer, mayMove, type Status } from '@puente/contract/constants/statuses';
import type { deskDecision } from '@puente/contract/forms/application';
import type { ApplicationId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { announceApplications } from '../conversations/announcements.ts';
import type { Database } from '../db/connect.ts';
import { applications } from '../db/schema.ts';
import type { ProjectRow } from '../projects/columns.ts';
import type { Actor } from '../serving/actor.ts';
import type { Services } from '../serving/services.ts';
import { asBefore, holding } from './held.ts';

/** Which of the applications that a user named were moved. The others stay as they were. */
export type Moved = ApplicationId[];

const { undoSeconds, slackSeconds } = limits.desk;

/**
 * Moves several applications to a project at once. Each has to be where the user saw it; the move is saved here and now, and
 * its students are told by a job of the same transaction, once it can no longer be taken back (held.ts).
 */
export async function decideTogether(
  { db, queue, config }: Pick<Services, 'db' | 'queue' | 'config'>,
  actor: Actor,
  project: ProjectRow,
  { applications: named, status, reason, refusal }: z.output<typeof deskDecision>,
): Promise<Moved> {
  const seenAs = new Map(named.map(({ id, from }) => [id, from]));
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: applications.id, status: applications.status })
      .from(applications)
      .where(and(eq(applications.projectId, project.id), inArray(applications.id, [...seenAs.keys()])))
      .orderBy(applications.id)
      .for('update');
    const moved = rows
      .filter((row) => seenAs.get(row.id) === row.status && mayMove(row.status, status))
      .map(({ id }) => id);
    if (moved.length === 0) return moved;
    const decision = randomUUID();
    await tx
      .update(applications)
      .set({
        status,
        statusReason: reason || null,
        refusal: refusal ?? null,
        ...momentsOf(status),
        held: holding(decision),
        movedBy: actor.userId,
      })
      .where(inArray(applications.id, moved));
    await queue.send(
      'held-decisions',
      { decision, by: actor.userId },
      { within: tx, afterSeconds: config.holdsAnswers ? undoSeconds + slackSeconds : 0 },
    );
    await announceApplications(tx, project, moved, actor.userId);
    return moved;
  });
}

/** When an answer moved applications. Interest that was shown before a final answer keeps its moment. */
function momentsOf(status: Status) {
  if (isAnswer(status)) return { answeredAt: sql`now()` };
  return { preselectedAt: status === 'preselected' ? sql`now()` : null, answeredAt: null };
}

/** Takes back the moves that the students have not been told of. */
export async function undoTogether(
  db: Database,
  actor: Actor,
  project: ProjectRow,
  named: readonly ApplicationId[],
): Promise<Moved> {
  return db.transaction(async (tx) => {
    const back = await tx
      .update(applications)
      .set({ ...asBefore, movedBy: actor.userId })
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
