import { and, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import { retention } from '@puente/contract/constants/retention';
import { applications, drafts, notices, projects, students, users } from '../db/schema.ts';
import { type JobContext, recurring } from '../jobs/job.ts';
import { staleDraftMail } from './mails.ts';

const day = 24 * 60 * 60 * 1000;
const { unfinished: keptDays, unfinishedWarning: warnedDays } = retention;
const atOnce = 200;

/**
 * Deletes unfinished applications that their student has not changed for 180 days, 14 days after a mail that announces
 * it. Partly filled forms are deleted without a mail, since they only replace a browser's memory. Drafts of projects,
 * opportunities and works are kept: they are their author's work.
 */
export const staleDrafts = recurring('20 4 * * *', async (context) => {
  const warned = await warn(context);
  const applications = await removeWarned(context);
  const forms = await context.db
    .delete(drafts)
    .where(lt(drafts.updatedAt, daysBefore(context.now, keptDays)))
    .returning({ name: drafts.name });
  return { warned, applications, forms: forms.length };
});

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * day);

const noticeOfDraft = and(eq(notices.kind, 'draft'), eq(notices.subjectId, applications.id));

async function warn({ db, mailer, publicUrl, now }: JobContext): Promise<number> {
  let warned = 0;
  for (;;) {
    const due = await db
      .select({
        id: applications.id,
        project: projects.title,
        projectId: projects.id,
        name: users.name,
        email: users.email,
      })
      .from(applications)
      .innerJoin(projects, eq(projects.id, applications.projectId))
      .innerJoin(students, eq(students.id, applications.studentId))
      .innerJoin(users, eq(users.id, students.userId))
      .leftJoin(notices, noticeOfDraft)
      .where(
        and(
          eq(applications.status, 'draft'),
          // A project that staff have taken down cannot be opened.
          isNull(projects.takenDownAt),
          lt(applications.updatedAt, daysBefore(now, keptDays - warnedDays)),
          // Touched after the last warning, which then no longer counts.
          or(isNull(notices.sentAt), lt(notices.sentAt, applications.updatedAt)),
        ),
      )
      .orderBy(applications.id)
      .limit(atOnce);
    for (const draft of due) {
      await db.transaction(async (tx) => {
        await tx
          .insert(notices)
          .values({ kind: 'draft', subjectId: draft.id, sentAt: now })
          .onConflictDoUpdate({ target: [notices.kind, notices.subjectId], set: { sentAt: now } });
        const url = `${publicUrl}/projects/${draft.projectId}/apply`;
        await mailer.send(draft.email, staleDraftMail(draft.name, draft.project, warnedDays, url), tx);
      });
    }
    warned += due.length;
    if (due.length < atOnce) return warned;
  }
}

async function removeWarned({ db, now }: Pick<JobContext, 'db' | 'now'>): Promise<number> {
  const due = db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(notices, noticeOfDraft)
    .where(
      and(
        lt(applications.updatedAt, daysBefore(now, keptDays)),
        gt(notices.sentAt, applications.updatedAt),
        lt(notices.sentAt, daysBefore(now, warnedDays)),
      ),
    );
  const removed = await db
    .delete(applications)
    // Sent at this very moment, it is no longer a draft.
    .where(and(eq(applications.status, 'draft'), inArray(applications.id, due)))
    .returning({ id: applications.id });
  if (removed.length > 0)
    await db.delete(notices).where(
      and(
        eq(notices.kind, 'draft'),
        inArray(
          notices.subjectId,
          removed.map(({ id }) => id),
        ),
      ),
    );
  return removed.length;
}
