import { and, asc, count, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { defaultCampaignTitle } from '@puente/contract/constants/programs';
import type { Campaign, Program } from '@puente/contract/entities/program';
import type { ProgramId } from '@puente/contract/ids';
import type { CampaignRow, ProgramRow } from '../content/policy.ts';
import type { Database } from '../db/connect.ts';
import { campaigns, programCampaigns, programs, projects, students, universities } from '../db/schema.ts';
import { presentStamps } from '../http/stamps.ts';
import { inAlphabet } from '../lists/alphabet.ts';
import { fileIn, filesOf } from '../uploads/files.ts';

export async function presentCampaigns(
  db: Database,
  rows: readonly CampaignRow[],
  populate: readonly 'logo'[] = [],
): Promise<Campaign[]> {
  const logos = populate.includes('logo')
    ? await filesOf(
        db,
        rows.map(({ logoId }) => logoId),
      )
    : undefined;
  return rows.map((row) => ({
    id: row.id,
    ...presentStamps(row),
    code: row.code,
    name: row.name,
    title: row.title === '' ? defaultCampaignTitle : row.title,
    subtitle: row.subtitle,
    active: row.active,
    from: row.startsAt?.toISOString() ?? null,
    to: row.endsAt?.toISOString() ?? null,
    ...(logos && { logo: fileIn(logos, row.logoId) }),
  }));
}

/** Programs with the requested relations: one query for each, for any number of programs. */
export async function presentPrograms(
  db: Database,
  rows: readonly ProgramRow[],
  populate: readonly ('logo' | 'projects' | 'programCampaign')[],
  /** Condition for the campaigns that the reader may see. */
  visibleCampaigns: SQL,
): Promise<Program[]> {
  const ids = rows.map(({ id }) => id);
  const [logos, counts, theirCampaigns] = await Promise.all([
    populate.includes('logo')
      ? filesOf(
          db,
          rows.map(({ logoId }) => logoId),
        )
      : undefined,
    populate.includes('projects') ? projectCounts(db, ids) : undefined,
    populate.includes('programCampaign') ? campaignsOf(db, ids, visibleCampaigns) : undefined,
  ]);
  return rows.map((row) => ({
    id: row.id,
    ...presentStamps(row),
    code: row.code,
    name: row.name,
    ...(logos && { logo: fileIn(logos, row.logoId) }),
    ...(counts && { projects: counts.get(row.id) ?? 0 }),
    ...(theirCampaigns && {
      programCampaign: theirCampaigns
        .filter(({ programId }) => programId === row.id)
        .map(({ campaign, students }) => ({ campaign, students })),
    }),
  }));
}

async function projectCounts(db: Database, ids: readonly ProgramId[]): Promise<Map<number | null, number>> {
  const found = await db
    .select({ id: projects.programId, total: count() })
    .from(projects)
    .where(
      and(
        inArray(projects.programId, [...ids]),
        isNotNull(projects.publishedAt),
        ne(projects.status, 'draft'),
      ),
    )
    .groupBy(projects.programId);
  return new Map(found.map(({ id, total }) => [id, total]));
}

/** Students of a program: those who came through one of its campaigns, or study at its university. */
const studentsOf = sql`(
  select count(*) from ${students} left join ${universities} on ${universities.id} = ${students.universityId}
  where ${students.campaigns} && array[${campaigns.code}, ${campaigns.name}]
    and (${universities.code} = ${programs.code} or not exists (select 1 from ${universities} known where known.code = ${programs.code})))`;

const campaignsOf = (db: Database, ids: readonly ProgramId[], visible: SQL) =>
  db
    .select({
      programId: programCampaigns.programId,
      campaign: { id: campaigns.id, code: campaigns.code, name: campaigns.name },
      students: studentsOf.mapWith(Number),
    })
    .from(programCampaigns)
    .innerJoin(programs, eq(programs.id, programCampaigns.programId))
    .innerJoin(campaigns, and(eq(campaigns.id, programCampaigns.campaignId), visible))
    .where(inArray(programCampaigns.programId, [...ids]))
    .orderBy(asc(inAlphabet(campaigns.name)), asc(campaigns.id));
