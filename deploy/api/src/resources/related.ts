import { and, desc, ne, or, sql } from 'drizzle-orm';
import { limits } from '@puente/contract/limits';
import { publishedResources } from '../content/policy.ts';
import type { Database } from '../db/connect.ts';
import { resources } from '../db/schema.ts';
import { resourceColumns, type ResourceRow } from './columns.ts';

/** Articles related to another: common tags count most, then the stage of the work, then the purpose, then visits. */
export async function relatedTo(db: Database, article: ResourceRow): Promise<ResourceRow[]> {
  const tags = sql`${sql.param(article.tags)}::text[]`;
  const purposes = sql`${sql.param(article.purposes)}::text[]`;
  const tagsInCommon = sql`cardinality(array(select unnest(${resources.tags}) intersect select unnest(${tags})))`;
  return db
    .select(resourceColumns)
    .from(resources)
    .where(
      and(
        publishedResources,
        ne(resources.id, article.id),
        or(sql`${resources.tags} && ${tags}`, sql`${resources.purposes} && ${purposes}`),
      ),
    )
    .orderBy(
      sql`${tagsInCommon} desc`,
      sql`(${resources.tfxStatus} is not distinct from ${article.tfxStatus}::text) desc`,
      sql`(${resources.purposes} && ${purposes}) desc`,
      desc(resources.popularityVisits),
      desc(resources.id),
    )
    .limit(limits.relatedResources.max);
}
