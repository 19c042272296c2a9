import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { applications, favorites, projects, projectViews } from '../db/schema.ts';

/** Seeds the views of each project: more than its favourites and applications, and different for each id. */
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
