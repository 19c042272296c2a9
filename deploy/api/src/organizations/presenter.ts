import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Organization } from '@puente/contract/entities/organization';
import type { OrganizationId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { Actor } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import { fieldsOf } from '../db/fields.ts';
import { prepared } from '../db/prepared.ts';
import { files, follows, opportunities, projects } from '../db/schema.ts';
import { presentStamps } from '../http/stamps.ts';
import { opportunityColumns } from '../opportunities/columns.ts';
import { presentOpportunities } from '../opportunities/presenter.ts';
import { projectColumns } from '../projects/columns.ts';
import { presentProjects } from '../projects/presenter.ts';
import { visibleTo } from '../server/policies.ts';
import { presentFile } from '../uploads/presenter.ts';
import { insiderFields, publicFields } from './fields.ts';
import { isInsider, type OrganizationRow } from './policy.ts';
import { organizationStatsOf } from './stats.ts';

/** Relations that a list can populate: one query each, for any number of organisations. */
type Relation = 'logo' | 'opportunities' | 'opportunities.details' | 'brand' | 'followers';

const presentOwnFields = (row: OrganizationRow, reader: Actor | null): Organization => ({
  id: row.id,
  ...presentStamps(row),
  ...fieldsOf(row, publicFields),
  verified: row.verified,
  ...(isInsider(reader, row) && { ...fieldsOf(row, insiderFields), talent_access: row.talentAccess }),
});

/** Organisations as `reader` may see them. */
export async function presentOrganizations(
  db: Database,
  reader: Actor | null,
  rows: readonly OrganizationRow[],
  populate: readonly Relation[] = [],
): Promise<Organization[]> {
  const asks = (...relations: Relation[]): boolean =>
    rows.length > 0 && relations.some((relation) => populate.includes(relation));
  const ids = rows.map(({ id }) => id);
  const [logos, opportunitiesById, followers] = await Promise.all([
    asks('logo') ? logosOf(db, rows) : null,
    asks('opportunities', 'opportunities.details') ? opportunitiesOf(db, reader, ids) : null,
    asks('followers') ? followerCounts(db, ids) : null,
  ]);
  return rows.map((row) => ({
    ...presentOwnFields(row, reader),
    ...(logos && { logo: (row.logoId !== null && logos.get(row.logoId)) || null }),
    ...(opportunitiesById && { opportunities: opportunitiesById.get(row.id) ?? [] }),
    ...(followers && { followers: followers.get(row.id) ?? 0 }),
    ...(asks('brand') && { brand: presentBrand(row) }),
  }));
}

/** An organisation, with its public projects. */
export async function presentOrganization(
  db: Database,
  reader: Actor | null,
  row: OrganizationRow,
  populate: readonly (Relation | 'projects' | 'stats')[] = [],
): Promise<Organization> {
  const [presented, shownProjects, stats] = await Promise.all([
    presentOrganizations(db, reader, [row], populate as readonly Relation[]),
    populate.includes('projects') ? projectsOf(db, row.id) : null,
    populate.includes('stats') && isInsider(reader, row) ? organizationStatsOf(db, row.id) : null,
  ]);
  return {
    ...(presented[0] as Organization),
    ...(shownProjects && { projects: shownProjects }),
    ...(stats && { stats }),
  };
}

export const presentBrand = (row: OrganizationRow): NonNullable<Organization['brand']> => ({
  academic_profiles: row.academicProfiles,
  updatedAt: row.updatedAt.toISOString(),
});

const filesById = prepared('organization_logos', (db) =>
  db
    .select()
    .from(files)
    .where(sql`${files.id} = any(${sql.placeholder('ids')})`),
);

async function logosOf(db: Database, rows: readonly OrganizationRow[]) {
  const found = await filesById(db).execute({ ids: rows.flatMap(({ logoId }) => logoId ?? []) });
  return new Map(found.map((file) => [file.id, presentFile(file)]));
}

/** The newest of each, at most `limits.populated`. Paged lists have the rest. */
async function opportunitiesOf(db: Database, reader: Actor | null, ids: readonly OrganizationId[]) {
  const ranked = db
    .select({
      ...opportunityColumns,
      rank: sql<number>`row_number() over (partition by ${opportunities.organizationId} order by ${opportunities.publishedAt} desc, ${opportunities.id} desc)`.as(
        'rank',
      ),
    })
    .from(opportunities)
    .where(and(inArray(opportunities.organizationId, [...ids]), visibleTo('opportunity', reader)))
    .as('ranked');
  const rows = await db
    .select()
    .from(ranked)
    .where(sql`${ranked.rank} <= ${limits.populated.max}`)
    .orderBy(ranked.organizationId, ranked.rank);
  const presented = await presentOpportunities(db, reader, rows);
  const byOrganization = new Map<number, typeof presented>();
  rows.forEach(({ organizationId }, index) => {
    const known = byOrganization.get(organizationId) ?? [];
    byOrganization.set(organizationId, [...known, presented[index] as (typeof presented)[number]]);
  });
  return byOrganization;
}

async function projectsOf(db: Database, id: OrganizationId) {
  const rows = await db
    .select(projectColumns)
    .from(projects)
    .where(and(eq(projects.organizationId, id), visibleTo('project', null)))
    .orderBy(desc(projects.publishedAt), desc(projects.id))
    .limit(limits.populated.max);
  return presentProjects(db, rows, ['study_areas']);
}

async function followerCounts(db: Database, ids: readonly OrganizationId[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: follows.organizationId, students: sql<number>`count(*)`.mapWith(Number) })
    .from(follows)
    .where(inArray(follows.organizationId, [...ids]))
    .groupBy(follows.organizationId);
  return new Map(rows.map(({ id, students }) => [id, students]));
}
