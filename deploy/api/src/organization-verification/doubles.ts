import { and, asc, desc, eq, inArray, ne, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OrganizationDouble } from '@puente/contract/entities/verification';
import type { OrganizationId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import { organizations, webHost } from '../db/schema.ts';

const others = alias(organizations, 'others');

/** Sites that host pages of many organisations: the same host says nothing. */
const sharedHosts = [
  'facebook.com',
  'instagram.com',
  'linkedin.com',
  'es.linkedin.com',
  'linktr.ee',
  'sites.google.com',
  'tiktok.com',
  'twitter.com',
  'x.com',
  'youtube.com',
] as const;

/** Words of the legal form, which half of all names have. */
const legalForms = 'fundacion|asociacion|cooperativa|ong|s l|s l u|s a|s coop|sl|slu|sa|scoop';

/** Folded name without punctuation and legal form. A name of nothing else stays as it is. */
const distinctName = (name: SQLWrapper): SQL => {
  const words = sql`regexp_replace(fold_text(${name}), '[^[:alnum:]]+', ' ', 'g')`;
  return sql`coalesce(nullif(trim(regexp_replace(${words}, ${`\\m(?:${legalForms})\\M`}, ' ', 'g')), ''), ${words})`;
};

const likeness = sql<number>`similarity(${distinctName(organizations.name)}, ${distinctName(others.name)})`;

/** Trigram similarity from which two names count as alike. */
const alikeFrom = 0.5;

/** The first condition is broader than the second, but has an index. */
const isNamedAlike = sql`(fold_text(${others.name}) % fold_text(${organizations.name}) and ${likeness} >= ${alikeFrom})`;

const hasSameWeb = sql`coalesce(${webHost(others.web)} = ${webHost(organizations.web)}
  and not ${webHost(organizations.web)} = any(${sql.param([...sharedHosts])}::text[]), false)`;

const isDouble = and(ne(others.id, organizations.id), or(isNamedAlike, hasSameWeb));

/** Other organisations that may be the same one: those with the same web first, then by similarity of the name. */
export async function doublesOf(db: Database, id: OrganizationId): Promise<OrganizationDouble[]> {
  const rows = await db
    .select({
      id: others.id,
      name: others.name,
      type: others.type,
      location: others.location,
      web: others.web,
      verified: others.verified,
      createdAt: others.createdAt,
      byName: sql<boolean>`${isNamedAlike}`,
      byWeb: sql<boolean>`${hasSameWeb}`,
    })
    .from(organizations)
    .innerJoin(others, isDouble)
    .where(eq(organizations.id, id))
    .orderBy(desc(hasSameWeb), desc(likeness), asc(others.id))
    .limit(limits.organizationDoubles.max);
  return rows.map(({ byName, byWeb, createdAt, ...double }) => ({
    ...double,
    createdAt: createdAt.toISOString(),
    why: [...(byName ? (['name'] as const) : []), ...(byWeb ? (['web'] as const) : [])],
  }));
}

/** Number of possible doubles of each organisation that has any. */
export async function doubleCounts(
  db: Database,
  ids: readonly OrganizationId[],
): Promise<ReadonlyMap<OrganizationId, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: organizations.id, doubles: sql<number>`count(*)`.mapWith(Number) })
    .from(organizations)
    .innerJoin(others, isDouble)
    .where(inArray(organizations.id, [...ids]))
    .groupBy(organizations.id);
  return new Map(rows.map(({ id, doubles }) => [id, doubles]));
}
