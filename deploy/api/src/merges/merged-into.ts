import { and, desc, eq, isNull } from 'drizzle-orm';
import { ids, type OrganizationId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { merges, organizations } from '../db/schema.ts';

/**
 * Returns the organisation that one was merged into, also through several merges. Undefined for one that exists or was
 * never merged.
 */
export async function mergedInto(db: Database, former: number): Promise<OrganizationId | undefined> {
  const { data: id } = ids.organization.safeParse(former);
  if (id === undefined || (await isThere(db, id))) return undefined;
  const [merge] = await db
    .select({ into: merges.intoId })
    .from(merges)
    .where(and(eq(merges.kind, 'organization'), eq(merges.fromId, id), isNull(merges.undoneAt)))
    .orderBy(desc(merges.id))
    .limit(1);
  if (!merge) return undefined;
  const into = ids.organization.parse(merge.into);
  return (await isThere(db, into)) ? into : mergedInto(db, into);
}

const isThere = async (db: Database, id: OrganizationId): Promise<boolean> =>
  (await db.$count(organizations, eq(organizations.id, id))) > 0;
