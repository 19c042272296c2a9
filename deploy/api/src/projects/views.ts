import { sql } from 'drizzle-orm';
import type { Actor } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import { projectViews } from '../db/schema.ts';
import { isFirstThisHour } from '../visits/first-this-hour.ts';
import type { ProjectRow } from './columns.ts';

/** Counts a view of a project. The people who run it, and staff, do not count. */
export async function countView(
  db: Database,
  reader: Actor,
  { id, organizationId }: ProjectRow,
): Promise<void> {
  if (reader.role === 'staff' || reader.organizationIds.includes(organizationId)) return;
  if (!(await isFirstThisHour(db, 'project', id, reader))) return;
  await db
    .insert(projectViews)
    .values({ projectId: id, views: 1 })
    .onConflictDoUpdate({ target: projectViews.projectId, set: { views: sql`${projectViews.views} + 1` } });
}
