import { eq, sql } from 'drizzle-orm';
import type { OrganizationSummary } from '@puente/contract/entities/organization';
import type { OrganizationId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { prepared } from '../db/prepared.ts';
import { files, organizations } from '../db/schema.ts';
import { presentFile } from '../uploads/presenter.ts';

const summariesById = prepared('organization_summaries', (db) =>
  db
    .select({
      id: organizations.id,
      name: organizations.name,
      sector: organizations.sector,
      location: organizations.location,
      verified: organizations.verified,
      logo: files,
    })
    .from(organizations)
    .leftJoin(files, eq(files.id, organizations.logoId))
    .where(sql`${organizations.id} = any(${sql.placeholder('ids')})`),
);

/** Loads the organisations of a page of records by id, in one query. */
export async function organizationSummaries(
  db: Database,
  ids: readonly OrganizationId[],
): Promise<Map<number, OrganizationSummary>> {
  if (ids.length === 0) return new Map();
  const rows = await summariesById(db).execute({ ids: [...new Set(ids)] });
  return new Map(
    rows.map(({ logo, ...summary }) => [summary.id, { ...summary, logo: logo && presentFile(logo) }]),
  );
}
