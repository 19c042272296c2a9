import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { ProjectTemplate } from '@puente/contract/entities/project-template';
import type { ProjectChanges } from '@puente/contract/forms/project-data';
import type { OrganizationId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import { lockRow } from '../db/lock-row.ts';
import { requireRow } from '../db/require-row.ts';
import { organizations, programs, projectTemplates, studyAreas, studySubareas } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { inAlphabet } from '../lists/alphabet.ts';
import type { ProjectTemplateRow } from './policy.ts';

export const presentTemplate = ({ id, name, fields, updatedAt }: ProjectTemplateRow): ProjectTemplate => ({
  id,
  name,
  title: fields.title ?? '',
  type: fields.type ?? null,
  updatedAt: updatedAt.toISOString(),
});

/** An organisation's templates by name. */
export async function templatesOf(db: Database, organizationId: OrganizationId): Promise<ProjectTemplate[]> {
  const rows = await db
    .select()
    .from(projectTemplates)
    .where(eq(projectTemplates.organizationId, organizationId))
    .orderBy(asc(inAlphabet(projectTemplates.name)), asc(projectTemplates.id));
  return rows.map(presentTemplate);
}

/** @throws Refusal TooManyProjectTemplates, ProjectTemplateExists */
export function keepTemplate(
  db: Database,
  organizationId: OrganizationId,
  name: string,
  fields: ProjectChanges,
): Promise<ProjectTemplateRow> {
  return db.transaction(async (tx) => {
    await lockRow(tx, organizations, organizationId);
    const others = await tx.$count(projectTemplates, eq(projectTemplates.organizationId, organizationId));
    if (others >= limits.projectTemplate.max) throw refuse('TooManyProjectTemplates');
    const [kept] = await tx
      .insert(projectTemplates)
      .values({ organizationId, name, fields })
      .onConflictDoNothing()
      .returning();
    if (!kept) throw refuse('ProjectTemplateExists');
    return kept;
  });
}

/** @throws Refusal ProjectTemplateExists */
export async function renameTemplate(
  tx: Database,
  { id, organizationId }: ProjectTemplateRow,
  name: string,
): Promise<ProjectTemplateRow> {
  await lockRow(tx, organizations, organizationId);
  const taken = await tx.$count(
    projectTemplates,
    and(
      eq(projectTemplates.organizationId, organizationId),
      eq(projectTemplates.name, name),
      ne(projectTemplates.id, id),
    ),
  );
  if (taken > 0) throw refuse('ProjectTemplateExists');
  return requireRow(
    await tx.update(projectTemplates).set({ name }).where(eq(projectTemplates.id, id)).returning(),
  );
}

/** Fields of a template, without areas and programs that no longer exist. */
export async function stillValid(db: Database, fields: ProjectChanges): Promise<ProjectChanges> {
  const [areas, subareas, program] = await Promise.all([
    knownNames(db, studyAreas, fields.study_areas),
    knownNames(db, studySubareas, fields.study_subareas),
    typeof fields.program === 'number' ? db.$count(programs, eq(programs.id, fields.program)) : 0,
  ]);
  return {
    ...fields,
    study_areas: areas,
    study_subareas: subareas,
    program: program ? fields.program : null,
  };
}

async function knownNames(
  db: Database,
  table: typeof studyAreas | typeof studySubareas,
  names: readonly string[] = [],
): Promise<string[]> {
  if (names.length === 0) return [];
  const known = await db
    .select({ name: table.name })
    .from(table)
    .where(inArray(table.name, [...names]));
  return names.filter((name) => known.some((one) => one.name === name));
}
