import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { interviewReminderHours } from '@puente/contract/constants/interviews';
import type { InterviewId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { interviews, notices } from '../db/schema.ts';
import { type JobContext, recurring } from '../jobs/job.ts';
import { lockInterview } from './locks.ts';
import { tellInterview } from './telling.ts';

const hour = 60 * 60 * 1000;
const atOnce = 200;

/** Kinds of notice, by the reminder that they record. */
const kinds = { day: 'interview_day', hour: 'interview_hour' } as const;
type Kind = keyof typeof kinds;

/**
 * Reminds both sides of an interview a day and an hour before. An interview that was chosen later than that has no
 * reminder of its day: its confirmation is recent enough.
 */
export const interviewReminders = recurring('*/5 * * * *', async (context) => {
  const byHour = await remindAll(context, 'hour');
  const byDay = await remindAll(context, 'day');
  const done = await context.db
    .update(interviews)
    .set({ state: 'done' })
    .where(and(eq(interviews.state, 'taken'), lte(interviews.endsAt, context.now)))
    .returning({ id: interviews.id });
  return { reminded: byHour + byDay, done: done.length };
});

async function remindAll(context: JobContext, kind: Kind): Promise<number> {
  let reminded = 0;
  for (;;) {
    const due = await dueReminders(context, kind);
    for (const { id } of due)
      if (await context.db.transaction((tx) => remind(tx, context, id, kind))) reminded++;
    if (due.length < atOnce) return reminded;
  }
}

const latest = ({ now }: JobContext, kind: Kind): Date =>
  new Date(now.getTime() + interviewReminderHours[kind] * hour);
/** Closer than this, only the reminder of the hour follows. */
const earliest = ({ now }: JobContext, kind: Kind): Date =>
  kind === 'day' ? new Date(now.getTime() + interviewReminderHours.hour * hour) : now;

const dueReminders = (context: JobContext, kind: Kind) =>
  context.db
    .select({ id: interviews.id })
    .from(interviews)
    .leftJoin(notices, and(eq(notices.kind, kinds[kind]), eq(notices.subjectId, interviews.id)))
    .where(
      and(
        // The index serves a query that says 'taken' itself.
        sql`${interviews.state} = 'taken'`,
        gt(interviews.startsAt, earliest(context, kind)),
        lte(interviews.startsAt, latest(context, kind)),
        isNull(notices.sentAt),
        // The mail about the change was recent enough.
        sql`${interviews.updatedAt} < ${interviews.startsAt} - make_interval(hours => ${interviewReminderHours[kind]}::int)`,
      ),
    )
    .orderBy(interviews.startsAt)
    .limit(atOnce);

/** The notice is saved in the same transaction. Returns false when the interview has changed since it was read. */
async function remind(tx: Database, context: JobContext, id: InterviewId, kind: Kind): Promise<boolean> {
  const row = await lockInterview(tx, id);
  const isDue =
    row.state === 'taken' &&
    row.startsAt !== null &&
    row.startsAt > context.now &&
    row.startsAt <= latest(context, kind);
  if (!isDue) return false;
  await tx
    .insert(notices)
    .values({ kind: kinds[kind], subjectId: id, sentAt: context.now })
    .onConflictDoNothing();
  await tellInterview(tx, context, { occasion: 'soon', row });
  return true;
}

/** Lets the reminders of an interview follow again, for its new time. */
export const forgetReminders = async (tx: Database, id: InterviewId): Promise<void> =>
  void (await tx
    .delete(notices)
    .where(and(inArray(notices.kind, Object.values(kinds)), eq(notices.subjectId, id))));
