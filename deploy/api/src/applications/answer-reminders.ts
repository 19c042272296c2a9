import { and, asc, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { dayInSpain } from '@puente/contract/day-in-spain';
import type { ApplicationId, OrganizationId } from '@puente/contract/ids';
import { tellPeople } from '../alerts/tell.ts';
import type { Database } from '../db/connect.ts';
import { applications, notices, organizations, projects } from '../db/schema.ts';
import { type JobContext, recurring } from '../jobs/job.ts';
import { endOfDaysAfter } from '../projects/deadlines.ts';
import { sentAt } from './answer-time.ts';
import { answerDueMail } from './mails.ts';

const daysBefore = 3;
const atOnce = 500;

type Occasion = 'answer_soon' | 'answer_today';

/**
 * Reminds an organisation's people of students who wait for their answer: three days before the promised day, and on
 * that day. Sends one mail for each organisation and occasion, however many students wait.
 */
export const answerReminders = recurring('0 9 * * *', async (context) => {
  const endOfToday = endOfDaysAfter(context.now, 0);
  const today = await remindAll(context, 'answer_today', isDueBetween(context.now, endOfToday));
  const soon = await remindAll(
    context,
    'answer_soon',
    and(isDueBetween(endOfToday, endOfDaysAfter(context.now, daysBefore)), hadLonger),
  );
  return { organizations: today.organizations + soon.organizations, mails: today.mails + soon.mails };
});

const isDueBetween = (after: Date, until: Date) =>
  and(gt(applications.answerDue, after), lte(applications.answerDue, until));

/**
 * Applications that were sent more than three days before their answer is due. For others the mail about the
 * application was recent enough.
 */
const hadLonger = sql`${sentAt} < ${applications.answerDue} - make_interval(days => ${daysBefore + 1}::int)`;

interface Owed {
  id: ApplicationId;
  organizationId: OrganizationId;
  organization: string;
  answerDue: Date | null;
}

async function remindAll(context: JobContext, occasion: Occasion, isDue: SQL | undefined) {
  let reminded = 0;
  let mails = 0;
  for (;;) {
    const due = await owed(context, occasion, isDue);
    for (const ofOne of byOrganization(due)) {
      mails += await context.db.transaction((tx) => remind(tx, occasion, ofOne, context));
      reminded++;
    }
    if (due.length < atOnce) return { organizations: reminded, mails };
  }
}

/** Unanswered applications without this reminder so far. Includes those that a missed run left out. */
const owed = ({ db }: JobContext, occasion: Occasion, isDue: SQL | undefined): Promise<Owed[]> =>
  db
    .select({
      id: applications.id,
      organizationId: projects.organizationId,
      organization: organizations.name,
      answerDue: applications.answerDue,
    })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .leftJoin(notices, and(eq(notices.kind, occasion), eq(notices.subjectId, applications.id)))
    .where(
      and(
        // The index serves a query that says 'new' itself.
        sql`${applications.status} = 'new'`,
        isDue,
        isNull(notices.sentAt),
      ),
    )
    .orderBy(asc(projects.organizationId), asc(applications.answerDue))
    .limit(atOnce);

const byOrganization = (due: readonly Owed[]): Owed[][] =>
  [...new Set(due.map(({ organizationId }) => organizationId))].map((id) =>
    due.filter(({ organizationId }) => organizationId === id),
  );

/** Returns the number of mails. Notices are saved in the same transaction as the mails. */
async function remind(
  tx: Database,
  occasion: Occasion,
  due: readonly Owed[],
  context: JobContext,
): Promise<number> {
  const { publicUrl, now } = context;
  const [first] = due;
  if (!first?.answerDue) return 0;
  await tx
    .insert(notices)
    .values(due.map(({ id }) => ({ kind: occasion, subjectId: id, sentAt: now })))
    .onConflictDoNothing();
  const letter = {
    organization: first.organization,
    waiting: due.length,
    until: dayInSpain(first.answerDue) === dayInSpain(now) ? null : first.answerDue,
    url: `${publicUrl}/organizations`,
  };
  return tellPeople(tx, context, {
    organizationId: first.organizationId,
    event: 'answers_soon',
    about: first.organization,
    path: `/organizations?organization=${first.organizationId}&sort=unanswered`,
    mailFor: (name, foot) => answerDueMail(name, letter, foot),
  });
}
