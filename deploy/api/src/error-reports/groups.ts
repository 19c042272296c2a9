import { and, asc, count, desc, eq, getTableColumns, inArray, max, type SQL, sql } from 'drizzle-orm';
import type { ErrorGroupState } from '@puente/contract/constants/error-reports';
import { dayInSpain } from '@puente/contract/day-in-spain';
import type { ErrorGroup, ErrorGroupDetail } from '@puente/contract/entities/error-group';
import { addDays } from '@puente/contract/figure-range';
import type { ErrorGroupId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import { errorGroups, errorReports } from '../db/schema.ts';
import { listOf, matches } from '../lists/list.ts';
import type { Slice } from '../lists/slice.ts';
import type { ErrorGroupRow } from './policy.ts';

const { chartDays, shown } = limits.errorReports;

const state = sql<ErrorGroupState>`case when ${errorGroups.solvedAt} is not null then 'solved'
  when ${errorGroups.reopenedAt} is not null then 'reopened' else 'open' end`;

/** Condition on a group: a report of it fulfils the condition. */
const hasReport = (condition: SQL | undefined): SQL =>
  sql`exists (select from ${errorReports} where ${errorReports.groupId} = ${errorGroups.id} and ${condition ?? sql`true`})`;

/** Text in which staff search. */
const said = sql`fold_text(concat_ws(' ', ${errorGroups.app}, ${errorGroups.route}, ${errorGroups.error}, ${errorGroups.reason},
  ${errorGroups.status}, ${errorGroups.lastVersion}))`;

/** Finds words of the group, a version, or the reference that a user was shown. */
const finds = (text: string): SQL =>
  sql`(${and(...text.split(/\s+/).map((word) => sql`${said} like word_pattern(${word})`)) ?? sql`true`}
    or ${hasReport(sql`(${errorReports.reference} = upper(${text}) or ${errorReports.version} = ${text})`)})`;

const browse = listOf<'GET /api/error-groups'>()({
  from: sql`${errorGroups}`,
  read: (db, { where, orderBy, limit, offset, total }: Slice) =>
    db
      .select({ ...getTableColumns(errorGroups), total })
      .from(errorGroups)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  filters: {
    keyword: ({ $containsi }) => finds($containsi),
    app: matches(errorGroups.app),
    version: (wanted) => hasReport(matches(errorReports.version)(wanted)),
    state: matches(state),
    lastSeenAt: matches(errorGroups.lastSeenAt),
  },
  sorts: {
    'lastSeenAt:desc': [desc(errorGroups.lastSeenAt), desc(errorGroups.id)],
    'lastSeenAt:asc': [asc(errorGroups.lastSeenAt), asc(errorGroups.id)],
    'firstSeenAt:desc': [desc(errorGroups.firstSeenAt), desc(errorGroups.id)],
    'firstSeenAt:asc': [asc(errorGroups.firstSeenAt), asc(errorGroups.id)],
    'reports:desc': [desc(errorGroups.reports), desc(errorGroups.id)],
    'reports:asc': [asc(errorGroups.reports), asc(errorGroups.id)],
  },
  sort: 'lastSeenAt:desc',
});

export const browseErrorGroups = (db: Database, query: Parameters<typeof browse>[1]) =>
  browse(db, query, sql`true`, async (rows) => {
    const days = await countDays(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => presentErrorGroup(row, days));
  });

export async function readErrorGroup(db: Database, row: ErrorGroupRow): Promise<ErrorGroupDetail> {
  const ofGroup = eq(errorReports.groupId, row.id);
  const reports = count();
  const lastSeenAt = max(errorReports.createdAt);
  const [days, versions, places, latest] = [
    await countDays(db, [row.id]),
    await db
      .select({ version: errorReports.version, reports, lastSeenAt })
      .from(errorReports)
      .where(ofGroup)
      .groupBy(errorReports.version)
      .orderBy(desc(lastSeenAt), errorReports.version)
      .limit(shown),
    await db
      .select({ at: sql<string>`${errorReports.at}`, reports })
      .from(errorReports)
      .where(and(ofGroup, sql`${errorReports.at} is not null`))
      .groupBy(errorReports.at)
      .orderBy(desc(reports), errorReports.at)
      .limit(shown),
    await db
      .select({
        reference: errorReports.reference,
        createdAt: errorReports.createdAt,
        version: errorReports.version,
        at: errorReports.at,
      })
      .from(errorReports)
      .where(ofGroup)
      .orderBy(desc(errorReports.createdAt), desc(errorReports.id))
      .limit(shown),
  ];
  return {
    ...presentErrorGroup(row, days),
    versions: versions.map((one) => ({
      ...one,
      lastSeenAt: (one.lastSeenAt ?? row.lastSeenAt).toISOString(),
    })),
    places,
    latest: latest.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })),
  };
}

export async function solveErrorGroup(
  db: Database,
  { id }: ErrorGroupRow,
  solved: boolean,
): Promise<ErrorGroup> {
  const row = requireRow(
    await db
      .update(errorGroups)
      .set({ solvedAt: solved ? sql`coalesce(${errorGroups.solvedAt}, now())` : null, reopenedAt: null })
      .where(eq(errorGroups.id, id))
      .returning(),
  );
  return presentErrorGroup(row, await countDays(db, [id]));
}

type DayCounts = ReadonlyMap<ErrorGroupId, ReadonlyMap<string, number>>;

/** Counts the reports of groups by calendar day in Spain. */
async function countDays(db: Database, ids: ErrorGroupId[]): Promise<DayCounts> {
  const counts = new Map<ErrorGroupId, Map<string, number>>();
  if (ids.length === 0) return counts;
  const day = sql<string>`(${errorReports.createdAt} at time zone 'Europe/Madrid')::date::text`;
  const rows = await db
    .select({ groupId: errorReports.groupId, day, reports: count() })
    .from(errorReports)
    .where(
      and(
        inArray(errorReports.groupId, ids),
        sql`${errorReports.createdAt} > now() - ${sql.raw(`interval '${chartDays} days'`)}`,
      ),
    )
    .groupBy(errorReports.groupId, sql`2`);
  for (const row of rows)
    counts.set(row.groupId, (counts.get(row.groupId) ?? new Map<string, number>()).set(row.day, row.reports));
  return counts;
}

function presentErrorGroup(row: ErrorGroupRow, counts: DayCounts): ErrorGroup {
  const { id, app, phase, route, error, reason, status, reports, lastVersion } = row;
  const today = dayInSpain(Date.now());
  return {
    id,
    app,
    phase,
    route,
    error,
    reason,
    status,
    reports,
    lastVersion,
    firstSeenAt: row.firstSeenAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    state: row.solvedAt !== null ? 'solved' : row.reopenedAt !== null ? 'reopened' : 'open',
    solvedAt: row.solvedAt?.toISOString() ?? null,
    days: Array.from(
      { length: chartDays },
      (_, index) => counts.get(id)?.get(addDays(today, index + 1 - chartDays)) ?? 0,
    ),
  };
}
