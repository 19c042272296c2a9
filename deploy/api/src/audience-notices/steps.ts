import { and, eq, lt, or, sql } from 'drizzle-orm';
import { noticeLimits } from '@puente/contract/constants/audience-notices';
import type { StudentId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { audienceNotices, messages } from '../db/schema.ts';
import { type Job, type JobContext, type NoticeStep, recurring } from '../jobs/job.ts';
import { textOf } from '../mail/html.ts';
import { mailAtOnce } from '../messages/mail-at-once.ts';
import type { WrittenMessage } from '../messages/notify.ts';
import { nextOf } from './audience.ts';
import { noticeMail, noticeMessage } from './mails.ts';
import type { AudienceNoticeRow } from './policy.ts';

const { perStep, pauseSeconds } = noticeLimits;

/**
 * Tells the next students of a notice, and sends the next step. All of it is one transaction: after a crash the step is
 * repeated from where the one before ended.
 */
export const audienceNoticeStep: Job<NoticeStep> = {
  retries: { limit: 8, wait: 2, longest: 15 * 60 },
  seconds: 120,
  prompt: true,
  run: (step, context) => context.db.transaction((tx) => takeStep(tx, step, context)),
};

/**
 * Continues notices without a pending step: a restored database has no jobs, and a job may have failed for good. A
 * second step for the same notice only shortens one pause.
 */
export const overdueNotices = recurring('*/10 * * * *', async ({ db, queue, now }) => {
  const before = new Date(now.getTime() - minutesLate * 60 * 1000);
  const overdue = await db
    .select({ notice: audienceNotices.id, run: audienceNotices.run })
    .from(audienceNotices)
    .where(
      or(
        and(
          eq(audienceNotices.state, 'sending'),
          lt(sql`coalesce(${audienceNotices.steppedAt}, ${audienceNotices.updatedAt})`, before),
        ),
        and(eq(audienceNotices.state, 'planned'), lt(audienceNotices.startsAt, before)),
      ),
    );
  for (const step of overdue) await queue.send('audience-notice-step', step, { within: db });
  return { continued: overdue.length };
});

/** Minutes without a step that count as overdue. */
const minutesLate = 10;

async function takeStep(
  tx: Database,
  step: NoticeStep,
  { queue, now, ...post }: JobContext,
): Promise<Record<string, number>> {
  const [notice] = await tx
    .select()
    .from(audienceNotices)
    .where(and(eq(audienceNotices.id, step.notice), eq(audienceNotices.run, step.run)))
    .for('update');
  // A stop waits for the lock of a running step, and the next step finds the notice stopped.
  if (!notice || !isDue(notice, now)) return { told: 0 };
  const people = await nextOf(tx, notice, now);
  const wanting = people.filter(({ wants }) => wants);
  const written = await writeTo(
    tx,
    notice,
    wanting.flatMap(({ id, rests }) => (rests ? [] : [id])),
  );
  const mailed = await mailAtOnce(tx, post, written, {
    stops: notice.kind,
    isNotice: true,
    mailFor: (name, foot) => noticeMail(notice, name, post.publicUrl, foot),
  });
  const isLast = people.length < perStep;
  await tx
    .update(audienceNotices)
    .set({
      state: isLast ? 'sent' : 'sending',
      startedAt: notice.startedAt ?? now,
      steppedAt: now,
      finishedAt: isLast ? now : null,
      lastStudentId: people.at(-1)?.id ?? notice.lastStudentId,
      told: notice.told + written.length,
      mailed: notice.mailed + mailed,
      declined: notice.declined + people.length - wanting.length,
      rested: notice.rested + wanting.filter(({ rests }) => rests).length,
    })
    .where(eq(audienceNotices.id, notice.id));
  if (!isLast) await queue.send('audience-notice-step', step, { within: tx, afterSeconds: pauseSeconds });
  return { told: written.length, mailed };
}

const isDue = ({ state, startsAt }: AudienceNoticeRow, now: Date): boolean =>
  state === 'sending' || (state === 'planned' && startsAt !== null && startsAt <= now);

/** Writes the messages. A student who has the notice already is left out by the table's unique index. */
async function writeTo(
  tx: Database,
  notice: AudienceNoticeRow,
  ids: readonly StudentId[],
): Promise<WrittenMessage[]> {
  if (ids.length === 0) return [];
  const message = textOf(noticeMessage(notice));
  return tx
    .insert(messages)
    .values(
      ids.map((studentId) => ({
        studentId,
        kind: notice.kind,
        subject: notice.title,
        message,
        audienceNoticeId: notice.id,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: messages.id, studentId: messages.studentId });
}
