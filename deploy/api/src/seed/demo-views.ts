import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { applications, favorites, projects, projectViews } from '../db/schema.ts';

/** How often each project was opened: more often than it was saved or applied to, and more by its id, so that no two are alike. */
export const seedViews = (db: Database) =>
  db.insert(projectViews).select(
    db
      .select({
        projectId: projects.id,
        views: sql<number>`(12 + ${projects.id} * 7 % 23
          + 4 * (select count(*) from ${applications} where ${applications}.project_id = ${projects}.id)
          + 6 * (select count(*) from ${favorites} where ${favorites}.project_id = ${projects}.id))::int`.as(
          'views',
        ),
      })
      .from(projects)
      .where(sql`${projects.publishedAt} is not null and ${projects.status} <> 'draft'`),
  );
