import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import { errorGroups, errorReports } from '../db/schema.ts';

const day = 86_400_000;
const ago = (days: number): Date => new Date(Date.now() - days * day);

type NewGroup = Omit<
  typeof errorGroups.$inferInsert,
  'reports' | 'lastVersion' | 'firstSeenAt' | 'lastSeenAt'
>;
type NewReport = Omit<typeof errorReports.$inferInsert, 'groupId'>;

/** Seeds errors in browsers: one that goes on, one that is solved, and one that a newer release has again. */
export async function seedErrorReports(db: Database): Promise<void> {
  await insertGroup(
    db,
    { app: 'student-app', phase: 'render', route: 'project', error: 'TypeError' },
    Array.from({ length: 9 }, (_, index) => ({
      reference: `7K3QX${index}`,
      version: index < 3 ? '1.1.0-2b8d1a' : '1.2.0-4f2c9e',
      at: index < 3 ? 'project.2b8d1a.js:1:2310' : 'project.4f2c9e.js:1:2345',
      createdAt: ago(8 - index),
    })),
  );
  await insertGroup(
    db,
    {
      app: 'organisation-app',
      phase: 'call',
      route: 'organizationApplications',
      reason: 'Unexpected',
      status: 500,
      solvedAt: ago(2),
    },
    [
      { reference: 'M4WZ81', version: '1.2.0-9ac041', createdAt: ago(3) },
      { reference: 'M4WZ82', version: '1.2.0-9ac041', createdAt: ago(2.5) },
    ],
  );
  await insertGroup(
    db,
    { app: 'public-site', phase: 'chunk', route: 'resources', reason: 'timeout', reopenedAt: ago(1) },
    [
      { reference: 'P0R7T1', version: '1.0.4-77e0c2', createdAt: ago(12) },
      { reference: 'P0R7T2', version: '1.1.0-c31f09', createdAt: ago(1) },
    ],
  );
}

async function insertGroup(db: Database, group: NewGroup, reports: readonly NewReport[]): Promise<void> {
  const [first, last] = [reports[0], reports.at(-1)];
  if (!first || !last) throw new Error('A group has at least one report.');
  const { id } = requireRow(
    await db
      .insert(errorGroups)
      .values({
        ...group,
        reports: reports.length,
        firstSeenAt: first.createdAt,
        lastSeenAt: last.createdAt,
        lastVersion: last.version,
      })
      .returning({ id: errorGroups.id }),
  );
  await db.insert(errorReports).values(reports.map((report) => ({ ...report, groupId: id })));
}
