import { and, asc, eq, gt, inArray, min, sql } from 'drizzle-orm';
import type { OrganizationId, UserId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import {
  alertChoices,
  applications,
  coordinators,
  managedOrganizations,
  notices,
  projectManagers,
  projects,
  users,
} from '../db/schema.ts';
import { type JobContext, recurring } from '../jobs/job.ts';
import { unsubscribeHeaders } from '../mail/unsubscribing.ts';
import { alertFoot, applicationDigestMail } from './mail-footer.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Shortest time since the last summary, minus a tolerance for a late run. */
const pause = { daily: day - 6 * hour, weekly: 7 * day - 6 * hour };
const atOnce = 200;

/** Mails a summary of unanswered applications to those who chose one, when some are new since the last summary. */
export const applicationDigests = recurring('15 8 * * *', async (context) => {
  let mails = 0;
  for (let after: UserId | null = null; ;) {
    const people: Reader[] = await readersAfter(context.db, after);
    for (const person of people.filter((one) => isDue(one, context.now)))
      if (await context.db.transaction((tx) => write(tx, person, context))) mails++;
    const last = people.at(-1);
    if (!last || people.length < atOnce) return { mails };
    after = last.id;
  }
});

type Reader = Awaited<ReturnType<typeof readersAfter>>[number];

const readersAfter = (db: Database, after: UserId | null) =>
  db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      mail: alertChoices.mail,
      chosenAt: alertChoices.chosenAt,
      lastAt: notices.sentAt,
    })
    .from(alertChoices)
    .innerJoin(users, eq(users.id, alertChoices.userId))
    .leftJoin(notices, and(eq(notices.kind, 'application_digest'), eq(notices.subjectId, users.id)))
    .where(
      and(
        after === null ? undefined : gt(users.id, after),
        eq(alertChoices.kind, 'new_applications'),
        inArray(alertChoices.mail, ['daily', 'weekly']),
        eq(users.emailVerified, true),
      ),
    )
    .orderBy(asc(users.id))
    .limit(atOnce);

const isDue = ({ mail, lastAt }: Reader, now: Date): boolean =>
  (mail === 'daily' || mail === 'weekly') &&
  (lastAt === null || now.getTime() - lastAt.getTime() >= pause[mail]);

/** Sends the mail and records the notice in one transaction. */
async function write(
  tx: Database,
  { id, name, email, chosenAt, lastAt }: Reader,
  { mailer, publicUrl, unsubscribing, now }: JobContext,
): Promise<boolean> {
  // Applications from before the choice of a summary were mailed at once.
  const since = lastAt !== null && lastAt > chosenAt ? lastAt : chosenAt;
  const found = await unansweredOf(tx, await organizationsOfUser(tx, id), since);
  if (!found.some(({ fresh }) => fresh > 0)) return false;
  await tx
    .insert(notices)
    .values({ kind: 'application_digest', subjectId: id, sentAt: now })
    .onConflictDoUpdate({ target: [notices.kind, notices.subjectId], set: { sentAt: now } });
  const shown = found.slice(0, limits.alerts.projects).map((project) => ({
    title: project.title,
    url: `${publicUrl}/organizations/projects/${project.id}/applys`,
    waiting: project.waiting,
    fresh: project.fresh,
    days: project.oldest === null ? 0 : Math.floor((now.getTime() - project.oldest.getTime()) / day),
  }));
  const token = unsubscribing.tokenOfAlerts({ user: id, kind: 'new_applications' });
  const contents = { projects: shown, more: found.length - shown.length, publicUrl };
  const letter = applicationDigestMail(name, contents, alertFoot(publicUrl, token));
  await mailer.send(email, { ...letter, headers: unsubscribeHeaders(publicUrl, 'alerts', token) }, tx);
  return true;
}

async function organizationsOfUser(db: Database, id: UserId): Promise<OrganizationId[]> {
  const own = await db
    .select({ organization: coordinators.organizationId })
    .from(coordinators)
    .where(eq(coordinators.userId, id));
  const managed = await db
    .select({ organization: managedOrganizations.organizationId })
    .from(managedOrganizations)
    .innerJoin(projectManagers, eq(projectManagers.id, managedOrganizations.projectManagerId))
    .where(eq(projectManagers.userId, id));
  return [...own, ...managed].flatMap(({ organization }) => (organization === null ? [] : [organization]));
}

/** Projects with unanswered applications. Those with new ones come first, then the longest wait. */
const unansweredOf = (db: Database, organizations: readonly OrganizationId[], since: Date) => {
  const fresh = sql<number>`count(*) filter (where ${applications.sentAt} > ${since.toISOString()}::timestamptz)`;
  return db
    .select({
      id: projects.id,
      title: projects.title,
      waiting: sql<number>`count(*)`.mapWith(Number),
      fresh: fresh.mapWith(Number),
      oldest: min(applications.sentAt),
    })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .where(
      and(
        // The index serves a query that says 'new' itself.
        sql`${applications.status} = 'new'`,
        inArray(projects.organizationId, [...organizations]),
      ),
    )
    .groupBy(projects.id)
    .orderBy(sql`${fresh} = 0`, min(applications.sentAt), projects.id);
};
