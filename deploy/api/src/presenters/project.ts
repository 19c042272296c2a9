import type { OwnProject, Project } from '@puente/contract/entities/project';
import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { prepared } from '../db/prepared.ts';
import { applies, projectStudyAreas, studyAreas } from '../db/schema.ts';
import { shownStatus } from '../rules/deadlines.ts';
import { organizationSummaries } from './organization.ts';
import type { ProjectRow } from './project-columns.ts';

type Relation = 'organization' | 'study_areas';

const presentOwnFields = (row: ProjectRow): Project => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  title: row.title,
  description: row.description,
  status: shownStatus(row),
  publishedAt: row.publishedAt?.toISOString() ?? null,
  deadline: row.deadline?.toISOString() ?? null,
  type: row.type,
  objectives: row.objectives,
  ods: row.ods,
  ods_explanation: row.odsExplanation,
  academic_profile: row.academicProfile,
  requirements: row.requirements,
  working_method: row.workingMethod,
  tags: row.tags,
  internship: row.internship,
  language: row.language,
  presentiality: row.presentiality,
  location: row.location,
  visibility_consent: row.visibilityConsent,
  remuneration: row.remuneration,
  dedication: row.dedication,
});

/** Projects with the relations that were asked for: one query for each, however many projects. */
export async function presentProjects(
  db: Database,
  rows: readonly ProjectRow[],
  populate: readonly Relation[] = [],
): Promise<Project[]> {
  const ids = rows.map(({ id }) => id);
  const [organizations, areas] = await Promise.all([
    populate.includes('organization') ? organizationSummaries(db, rows.map(({ organizationId }) => organizationId)) : null,
    populate.includes('study_areas') ? areaNames(db, ids) : null,
  ]);
  return rows.map((row) => {
    const project = presentOwnFields(row);
    const organization = organizations?.get(row.organizationId);
    if (organization) project.organization = organization;
    if (areas) project.study_areas = areas.get(row.id) ?? [];
    return project;
  });
}

export async function presentProject(db: Database, row: ProjectRow, populate: readonly Relation[] = []): Promise<Project> {
  const [project] = await presentProjects(db, [row], populate);
  return project as Project;
}

/** Projects for those who run them: with how many applications wait. */
export async function presentOwnProjects(
  db: Database,
  rows: readonly ProjectRow[],
  populate: readonly 'study_areas'[] = [],
): Promise<OwnProject[]> {
  const [presented, counts] = await Promise.all([
    presentProjects(db, rows, populate),
    applicationCounts(db, rows.map(({ id }) => id)),
  ]);
  return presented.map((project) => ({ ...project, applications: counts.get(project.id) ?? { total: 0, new: 0 } }));
}

const areasByProject = prepared('project_areas', (db) =>
  db
    .select({ projectId: projectStudyAreas.projectId, name: studyAreas.name })
    .from(projectStudyAreas)
    .innerJoin(studyAreas, eq(studyAreas.id, projectStudyAreas.studyAreaId))
    .where(sql`${projectStudyAreas.projectId} = any(${sql.placeholder('ids')})`)
    .orderBy(asc(studyAreas.name)),
);

async function areaNames(db: Database, projectIds: readonly number[]): Promise<Map<number, string[]>> {
  const names = new Map<number, string[]>();
  if (projectIds.length === 0) return names;
  const rows = await areasByProject(db).execute({ ids: projectIds });
  for (const { projectId, name } of rows) {
    const known = names.get(projectId);
    if (known) known.push(name);
    else names.set(projectId, [name]);
  }
  return names;
}

async function applicationCounts(db: Database, projectIds: readonly number[]): Promise<Map<number, OwnProject['applications']>> {
  if (projectIds.length === 0) return new Map();
  const rows = await db
    .select({
      projectId: applies.projectId,
      total: count(),
      new: sql<number>`count(*) filter (where ${applies.status} = 'new')`.mapWith(Number),
    })
    .from(applies)
    .where(and(inArray(applies.projectId, [...projectIds]), ne(applies.status, 'draft')))
    .groupBy(applies.projectId);
  return new Map(rows.map(({ projectId, ...counts }) => [projectId, counts]));
}
