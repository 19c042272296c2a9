import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm';
import { projectCalls } from '@puente/contract/calls/projects';
import type { Project } from '@puente/contract/entities/project';
import type { SavedSearchId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import { applications, notificationPreferences, savedSearches, students, users } from '../db/schema.ts';
import { type JobContext, recurring } from '../jobs/job.ts';
import { unsubscribeHeaders } from '../mail/unsubscribing.ts';
import { takesMail } from '../messages/preferences.ts';
import { browse } from '../projects/list.ts';
import { presentProjects } from '../projects/presenter.ts';
import { visibleTo } from '../server/policies.ts';
import { chosenResults } from './chosen-results.ts';
import { savedSearchMail } from './mail-content.ts';

const hour = 60 * 60 * 1000;
/** Shortest time since the last mail, minus a tolerance for a late run. */
const pause = { daily: hour, weekly: 7 * 24 * hour - 6 * hour, never: Infinity } as const;
const atOnce = 200;
/** Upper limit of new projects in a mail. The list has the others. */
const resultsRead = limits.page.max;

/** Mails the new results of each saved search, every day or every week, to students who accept mail. */
export const savedSearchMails = recurring('30 8 * * *', async (context) => {
  let mails = 0;
  let outdated = 0;
  for (let after: SavedSearchId | null = null; ;) {
    const searches: Search[] = await searchesAfter(context.db, after);
    for (const search of searches.filter((one) => isDue(one, context.now))) {
      const fresh = await newResults(context, search);
      if (fresh === 'outdated') outdated++;
      else if (fresh.total > 0 && (await deliver(search, fresh, context))) mails++;
    }
    const last = searches.at(-1);
    if (!last || searches.length < atOnce) return { mails, outdated };
    after = last.id;
  }
});

type Search = Awaited<ReturnType<typeof searchesAfter>>[number];

interface Fresh {
  projects: Project[];
  total: number;
}

const searchesAfter = (db: Database, after: SavedSearchId | null) =>
  db
    .select({
      id: savedSearches.id,
      studentId: savedSearches.studentId,
      name: savedSearches.name,
      address: savedSearches.address,
      filters: savedSearches.filters,
      frequency: savedSearches.frequency,
      toldUntil: savedSearches.toldUntil,
      person: users.name,
      email: users.email,
    })
    .from(savedSearches)
    .innerJoin(students, eq(students.id, savedSearches.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .leftJoin(notificationPreferences, eq(notificationPreferences.studentId, students.id))
    .where(
      and(
        after === null ? undefined : gt(savedSearches.id, after),
        ne(savedSearches.frequency, 'never'),
        takesMail,
      ),
    )
    .orderBy(asc(savedSearches.id))
    .limit(atOnce);

const isDue = ({ frequency, toldUntil }: Search, now: Date): boolean =>
  now.getTime() - toldUntil.getTime() >= pause[frequency];

/** Finds the results that were published since the last mail, without the projects that the student has applied to. */
async function newResults({ db, now }: JobContext, search: Search): Promise<Fresh | 'outdated'> {
  const since = new Date(search.toldUntil.getTime() + 1).toISOString();
  const { $and: others = [], ...kept } = search.filters as { $and?: unknown[] };
  const asked = projectCalls['GET /api/projects'].query.safeParse({
    // On their own level, where the list reads words for conditions as it did for the student.
    filters: { ...kept, $and: [...others, { publishedAt: { $gte: since, $lte: now.toISOString() } }] },
    pagination: { page: 1, pageSize: resultsRead },
    sort: 'publishedAt:desc',
  });
  // The list's filters may have changed since it was saved.
  if (!asked.success) return 'outdated';
  const { data } = await browse(
    db,
    asked.data,
    visibleTo('project', null),
    (rows) => presentProjects(db, rows, ['organization']),
    { isStrict: true },
  );
  if (data.length === 0) return { projects: [], total: 0 };
  const applied = await db
    .select({ id: applications.projectId })
    .from(applications)
    .where(
      and(
        eq(applications.studentId, search.studentId),
        inArray(
          applications.projectId,
          data.map(({ id }) => id),
        ),
      ),
    );
  const known = new Set(applied.map(({ id }) => id));
  const fresh = data.filter(({ id }) => !known.has(id));
  return { projects: chosenResults(fresh), total: fresh.length };
}

/**
 * Sends the mail and records it in one transaction. Skips a search that was changed, or mailed by another process,
 * since it was read.
 */
const deliver = (search: Search, fresh: Fresh, context: JobContext): Promise<boolean> =>
  context.db.transaction(async (tx) => {
    const noted = await tx
      .update(savedSearches)
      .set({ toldUntil: context.now, updatedAt: savedSearches.updatedAt })
      .where(
        and(
          eq(savedSearches.id, search.id),
          eq(savedSearches.toldUntil, search.toldUntil),
          ne(savedSearches.frequency, 'never'),
        ),
      )
      .returning({ id: savedSearches.id });
    if (noted.length === 0) return false;
    const { mailer, publicUrl, unsubscribing } = context;
    const token = unsubscribing.tokenOf(search.id);
    const news = { ...fresh, ...search, unsubscribeToken: token };
    const headers = unsubscribeHeaders(publicUrl, 'saved-searches', token);
    await mailer.send(search.email, { ...savedSearchMail(search.person, news, publicUrl), headers }, tx);
    return true;
  });
