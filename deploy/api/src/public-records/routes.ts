import { and, desc, type SQL } from 'drizzle-orm';
import type { publicRecordCalls } from '@puente/contract/calls/public-records';
import type { PublicRecord } from '@puente/contract/entities/public-record';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import { opportunities, organizations, projects, works } from '../db/schema.ts';
import { hasPublished } from '../organizations/lists.ts';
import { visibleTo } from '../server/policies.ts';
import type { Routes } from '../server/serve.ts';
import { formerPage } from './former-pages.ts';

export const publicRecordRoutes = {
  'GET /api/public-records': async ({ db }) => ({ data: await publicRecords(db) }),

  'GET /api/withdrawn-pages': async ({ db, query }) => ({ data: await formerPage(db, query) }),
} satisfies Routes<typeof publicRecordCalls>;

/** Records that are public for a visitor without a session, by the rules of the lists. */
async function publicRecords(db: Database): Promise<PublicRecord[]> {
  const kinds = await Promise.all([
    // Without this consent a project is shown here alone.
    changedLast(db, 'project', projects, and(visibleTo('project', null), projects.visibilityConsent)),
    changedLast(db, 'work', works, visibleTo('work', null)),
    changedLast(db, 'organization', organizations, hasPublished),
    changedLast(db, 'opportunity', opportunities, visibleTo('opportunity', null)),
  ]);
  return kinds
    .flat()
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    .slice(0, limits.publicRecords);
}

async function changedLast(
  db: Database,
  kind: PublicRecord['kind'],
  table: typeof projects | typeof works | typeof organizations | typeof opportunities,
  where: SQL | undefined,
): Promise<PublicRecord[]> {
  const rows = await db
    .select({ id: table.id, updatedAt: table.updatedAt })
    .from(table)
    .where(where)
    .orderBy(desc(table.updatedAt))
    .limit(limits.publicRecords);
  return rows.map(({ id, updatedAt }) => ({ kind, id, updatedAt: updatedAt.toISOString() }));
}
