import { and, eq, inArray, lte } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { interviewOffer, interviewTimes } from '@puente/contract/forms/interview';
import type { ApplicationId, UserId } from '@puente/contract/ids';
import { mayAct, spanOf, timesProblem } from '@puente/contract/interview-rules';
import type { Actor } from '../access/actor.ts';
import { studentView } from '../applications/held.ts';
import { announceApplications } from '../conversations/announcements.ts';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import { applications, interviews } from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import type { Post } from '../mail/post.ts';
import { busySpans, isBusyAt } from './busy.ts';
import { lockInterview } from './locks.ts';
import { type InterviewRow, interviewsWithProjects } from './policy.ts';
import { tellInterview } from './telling.ts';

type Times = z.output<typeof interviewTimes>;

/**
 * Offers times to several applicants, with the actor as the interviewer.
 * @throws Refusal InterviewTooEarly, InterviewOpen; ValidationError for times that cannot be offered
 */
export function offerInterviews(
  db: Database,
  post: Post,
  actor: Actor,
  { applications: named, ...times }: z.output<typeof interviewOffer>,
): Promise<InterviewRow[]> {
  const ids = [...new Set(named)];
  return db.transaction(async (tx) => {
    await assertInterested(tx, ids);
    const columns = await columnsOf(tx, actor.userId, times);
    // Another round follows an interview that has taken place.
    await tx
      .update(interviews)
      .set({ state: 'done' })
      .where(
        and(
          inArray(interviews.applicationId, ids),
          eq(interviews.state, 'taken'),
          lte(interviews.endsAt, new Date()),
        ),
      );
    const created = await tx
      .insert(interviews)
      .values(ids.map((applicationId) => ({ ...columns, applicationId })))
      .onConflictDoNothing()
      .returning({ id: interviews.id });
    if (created.length < ids.length) throw refuse('InterviewOpen');
    const rows = await interviewsWithProjects(tx)
      .where(
        inArray(
          interviews.id,
          created.map(({ id }) => id),
        ),
      )
      .orderBy(interviews.id);
    for (const row of rows) {
      await tellInterview(tx, post, { occasion: 'offered', row });
      await announce(tx, row, actor.userId);
    }
    return rows;
  });
}

/**
 * Offers other times for an interview that has none yet, with the actor as the interviewer.
 * @throws Refusal InterviewOver; ValidationError for times that cannot be offered
 */
export function offerOtherTimes(
  db: Database,
  post: Post,
  actor: Actor,
  { id, applicationId }: Pick<InterviewRow, 'id' | 'applicationId'>,
  times: Times,
): Promise<InterviewRow> {
  return db.transaction(async (tx) => {
    await assertInterested(tx, [applicationId]);
    const current = await lockInterview(tx, id);
    const state = { state: current.state, ends_at: current.endsAt?.toISOString() ?? null };
    if (!mayAct('offer', state, 'organization', new Date())) throw refuse('InterviewOver');
    const columns = await columnsOf(tx, actor.userId, times);
    const changed = requireRow(
      await tx
        .update(interviews)
        .set({ ...columns, state: 'offered', reason: null, reasonBy: null })
        .where(eq(interviews.id, id))
        .returning(),
    );
    const row = { ...current, ...changed };
    await tellInterview(tx, post, { occasion: 'offered', row });
    await announce(tx, row, actor.userId);
    return row;
  });
}

/** Tells the desks that are open about the change. */
export const announce = (tx: Database, row: InterviewRow, by: UserId | null): Promise<void> =>
  announceApplications(
    tx,
    { id: row.projectId, organizationId: row.organizationId },
    [row.applicationId],
    by,
  );

/** Only applicants who know that they are preselected are interviewed. Locks their applications against an end. */
async function assertInterested(tx: Database, ids: readonly ApplicationId[]): Promise<void> {
  const found = await tx
    .select({ status: applications.status, known: studentView.status })
    .from(applications)
    .where(inArray(applications.id, [...ids]))
    .orderBy(applications.id)
    .for('share');
  const isReady = found.every(({ status, known }) => status === 'preselected' && known === 'preselected');
  if (found.length < ids.length || !isReady) throw refuse('InterviewTooEarly');
}

/** Columns of an offer. @throws Refusal ValidationError at `times` */
async function columnsOf(tx: Database, interviewer: UserId, given: Times) {
  const starts = given.times
    .map((time) => new Date(time))
    .toSorted((one, other) => one.getTime() - other.getTime());
  const problem = timesProblem(starts, given.minutes, new Date());
  if (problem !== undefined) throw refuseFields({ times: problem });
  const busy = (await busySpans(tx, { interviewers: [interviewer], students: [] })).filter(
    (span) => span.interviewer === interviewer,
  );
  if (starts.some((time) => isBusyAt(spanOf(time, given.minutes), busy)))
    throw refuseFields({ times: 'A una de esas horas ya tienes otra entrevista. Cámbiala.' });
  return {
    interviewerId: interviewer,
    times: starts.map((time) => time.toISOString()),
    minutes: given.minutes,
    placeKind: given.place_kind,
    place: given.place,
    note: given.note || null,
  };
}
