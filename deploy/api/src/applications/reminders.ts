import { and, count, eq, lt, min, or, sql } from 'drizzle-orm';
import type { OrganizationId } from '@puente/contract/ids';
import { tellPeople } from '../alerts/tell.ts';
import type { Database } from '../db/connect.ts';
import { applications, notices, organizations, projects } from '../db/schema.ts';
import { type JobContext, recurring } from '../jobs/job.ts';
import { unansweredMail } from './mails.ts';

const day = 24 * 60 * 60 * 1000;
const week = 7 * day;
const atOnce = 200;

/**
 * Reminds an organisation's people a week after the day on which a student expected an answer. Sends at most one mail a
 * week to each organisation, however many students wait. Reminders before that day are in answer-reminders.ts.
 */
export const applicationReminders = recurring('30 9 * * 1-5', async (context) => {
  let organizationsReminded = 0;
  let mails = 0;
  for (;;) {
    const due = await unanswered(context);
    for (const waiting of due) {
      mails += await context.db.transaction((tx) => remind(tx, waiting, context));
      organizationsReminded++;
    }
    if (due.length < atOnce) return { organizations: organizationsReminded, mails };
  }
});

interface Waiting {
  organizationId: OrganizationId;
  name: string;
  waiting: number;
}

/** Organisations with an overdue answer that got no such mail this week. */
async function unanswered({ db, now }: Pick<JobContext, 'db' | 'now'>): Promise<Waiting[]> {
  const before = new Date(now.getTime() - week);
  return db
    .select({
      organizationId: projects.organizationId,
      name: min(organizations.name).mapWith(String),
      waiting: count(),
    })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .leftJoin(notices, and(eq(notices.kind, 'unanswered'), eq(notices.subjectId, projects.organizationId)))
    .where(
      and(
        // The index serves a query that says 'new' itself.
        sql`${applications.status} = 'new'`,
        lt(applications.answerDue, before),
        or(sql`${notices.sentAt} is null`, lt(notices.sentAt, before)),
      ),
    )
    .groupBy(projects.organizationId)
    .orderBy(projects.organizationId)
    .limit(atOnce);
}

/**
 * Returns the number of mails. The notice is saved in the same transaction; an organisation without people gets a
 * notice, too.
 */
async function remind(
  tx: Database,
  { organizationId, name, waiting }: Waiting,
  context: JobContext,
): Promise<number> {
  const { publicUrl, now } = context;
  await tx
    .insert(notices)
    .values({ kind: 'unanswered', subjectId: organizationId, sentAt: now })
    .onConflictDoUpdate({ target: [notices.kind, notices.subjectId], set: { sentAt: now } });
  return tellPeople(tx, context, {
    organizationId,
    event: 'answers_overdue',
    about: name,
    path: `/organizations?organization=${organizationId}&sort=unanswered`,
    mailFor: (person, foot) => unansweredMail(person, name, waiting, `${publicUrl}/organizations`, foot),
  });
}
