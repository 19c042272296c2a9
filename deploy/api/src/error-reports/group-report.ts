import { and, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { ErrorReport } from '@puente/contract/entities/error-report';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import { errorGroups, errorReports } from '../db/schema.ts';

const { perDay, groups: mostGroups } = limits.errorReports;

/**
 * Counts a report in its group, so that staff can read it. Anybody can send reports: beyond the limits a report is only
 * in the log.
 * @returns whether the report was stored
 */
export const groupReport = (db: Database, report: ErrorReport): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (await isFull(tx)) return false;
    const groupId = await countInGroup(tx, report);
    if (groupId === undefined) return false;
    const { reference, version, at } = report;
    await tx.insert(errorReports).values({ groupId, reference, version, at: at ?? null });
    return true;
  });

async function isFull(db: Database): Promise<boolean> {
  const kept = await db.$count(errorReports, gt(errorReports.createdAt, sql`now() - interval '1 day'`));
  return kept >= perDay;
}

async function countInGroup(db: Database, report: ErrorReport) {
  const { app, phase, version } = report;
  const { route = null, error = null, reason = null, status = null } = report;
  const same = and(
    eq(errorGroups.app, app),
    eq(errorGroups.phase, phase),
    isSame(sql`${errorGroups.route}`, route),
    isSame(sql`${errorGroups.error}`, error),
    isSame(sql`${errorGroups.reason}`, reason),
    isSame(sql`${errorGroups.status}`, status),
  );
  const isKnown = (await db.$count(errorGroups, same)) > 0;
  if (!isKnown && (await db.$count(errorGroups)) >= mostGroups) return undefined;
  const [group] = await db
    .insert(errorGroups)
    .values({ app, phase, route, error, reason, status, reports: 1, lastVersion: version })
    .onConflictDoUpdate({
      target: [
        errorGroups.app,
        errorGroups.phase,
        errorGroups.route,
        errorGroups.error,
        errorGroups.reason,
        errorGroups.status,
      ],
      set: { reports: sql`${errorGroups.reports} + 1`, lastSeenAt: sql`now()`, lastVersion: version },
    })
    .returning({ id: errorGroups.id });
  if (group) await reopen(db, group.id, version);
  return group?.id;
}

const isSame = (column: SQL, value: string | number | null): SQL =>
  sql`${column} is not distinct from ${value}`;

/** Opens a solved group again if the version is newer than the solution: it had reported nothing before. */
async function reopen(db: Database, id: (typeof errorGroups.$inferSelect)['id'], version: string) {
  const wasThereBefore = sql`exists (select from ${errorReports} where ${errorReports.version} = ${version}
    and ${errorReports.createdAt} <= error_groups.solved_at)`;
  await db
    .update(errorGroups)
    .set({ solvedAt: null, reopenedAt: sql`now()` })
    .where(and(eq(errorGroups.id, id), isNotNull(errorGroups.solvedAt), sql`not ${wasThereBefore}`));
}
