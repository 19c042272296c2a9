import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Work } from '@puente/contract/entities/work';
import type { CollaborationId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { prepared } from '../db/prepared.ts';
import { collaborations, organizations, projects, works } from '../db/schema.ts';
import { isPublished } from '../projects/policy.ts';

type Origin = NonNullable<Work['came_from']>;

/** Condition that a work came of a collaboration whose organisation lets works name it. */
export const cameFromCollaboration: SQL = sql`exists (select 1 from ${collaborations} origin where origin.id = ${works}.collaboration_id
  and origin.named_in_works and origin.organization_id is not null)`;

const originsById = prepared('work_origins', (db) =>
  db
    .select({
      id: collaborations.id,
      organization: { id: organizations.id, name: organizations.name },
      project: { id: projects.id, title: projects.title },
    })
    .from(collaborations)
    .innerJoin(organizations, eq(organizations.id, collaborations.organizationId))
    .leftJoin(projects, and(eq(projects.id, collaborations.projectId), isPublished))
    .where(sql`${collaborations.id} = any(${sql.placeholder('ids')}) and ${collaborations.namedInWorks}`),
);

/** Origins of works by collaboration, of those whose organisation lets works name it. */
export async function originsOf(
  db: Database,
  ids: readonly CollaborationId[],
): Promise<Map<CollaborationId, Origin>> {
  if (ids.length === 0) return new Map();
  const rows = await originsById(db).execute({ ids: [...new Set(ids)] });
  return new Map(rows.map(({ id, ...origin }) => [id, origin]));
}
