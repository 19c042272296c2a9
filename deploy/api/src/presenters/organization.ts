import type { Organization, OrganizationSummary } from '@puente/contract/entities/organization';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { prepared } from '../db/prepared.ts';
import { files, organizations } from '../db/schema.ts';
import { presentFile } from './file.ts';

export const presentOrganization = (row: typeof organizations.$inferSelect): Organization => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  name: row.name,
  type: row.type,
  sector: row.sector,
  size: row.size,
  description: row.description,
  location: row.location,
  web: row.web,
  linkedin: row.linkedin,
});

const summariesById = prepared('organization_summaries', (db) =>
  db
    .select({
      id: organizations.id,
      name: organizations.name,
      sector: organizations.sector,
      location: organizations.location,
      logo: files,
    })
    .from(organizations)
    .leftJoin(files, eq(files.id, organizations.logoId))
    .where(sql`${organizations.id} = any(${sql.placeholder('ids')})`),
);

/** The organisations of a page of records, by id, in one query. */
export async function organizationSummaries(db: Database, ids: readonly number[]): Promise<Map<number, OrganizationSummary>> {
  if (ids.length === 0) return new Map();
  const rows = await summariesById(db).execute({ ids: [...new Set(ids)] });
  return new Map(rows.map(({ logo, ...summary }) => [summary.id, { ...summary, logo: logo && presentFile(logo) }]));
}
