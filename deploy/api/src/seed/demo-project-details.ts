import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { programRegions } from '@puente/contract/constants/programs';
import type { Database } from '../db/connect.ts';
import { coordinators, organizations, programs, projects, projectTutors, teachers } from '../db/schema.ts';
import { closingReasons } from './demo-closed-projects.ts';
import { demoOrganizations } from './demo-people.ts';

/** Public texts for projects of these statuses. */
const reasons = {
  expired: 'Ha terminado el plazo de inscripción.',
  unavailable: closingReasons.unavailable,
} as const;

/** Seeds further data of projects: coordinators, tutors, closing texts, and a draft of the project manager. */
export async function completeProjects(db: Database): Promise<void> {
  // A change by the seed does not count as a change of the project.
  const unchanged = { updatedAt: sql`${projects.updatedAt}` };
  await db.update(projects).set({
    ...unchanged,
    coordinatorId: sql`(select min(${coordinators.id}) from ${coordinators} where ${coordinators.organizationId} = ${projects.organizationId})`,
  });
  for (const [status, statusReason] of Object.entries(reasons) as [keyof typeof reasons, string][]) {
    await db
      .update(projects)
      .set({ ...unchanged, statusReason })
      .where(eq(projects.status, status));
  }
  await assignPrograms(db);
  await db
    .insert(projectTutors)
    .select(
      db
        .select({
          projectId: projects.id,
          teacherId: teachers.id,
          // One in four has not answered yet.
          acceptedAt: sql`case when ${projects.id} % 4 > 0 then now() end`.as('accepted_at'),
        })
        .from(projects)
        .innerJoin(teachers, sql`(${projects.id} + ${teachers.id}) % 9 = 0`)
        .where(isNotNull(projects.publishedAt)),
    )
    .onConflictDoNothing();
  await db.insert(projects).values(await draftOfManager(db));
}

/**
 * Tags of the projects that a program includes. Regional programs include the projects of their region's organisations.
 */
const programTags: Readonly<Partial<Record<string, readonly string[]>>> = {
  data: ['datos', 'datos abiertos', 'python', 'machine learning', 'series temporales', 'estadística'],
  social: ['impacto social', 'cuidados', 'participación', 'voluntariado', 'mediación intercultural'],
  business: ['plan de negocio', 'brecha salarial', 'logística', 'turismo sostenible'],
  ecoembes: ['economía circular', 'envases', 'ecodiseño'],
};

/** Assigns matching programs to half of the projects. */
async function assignPrograms(db: Database): Promise<void> {
  const known = await db.select({ id: programs.id, code: programs.code }).from(programs).orderBy(programs.id);
  const regional = known.filter(({ code }) => programRegions[code] !== undefined);
  for (const { id, code } of [...regional, ...known.filter((program) => !regional.includes(program))]) {
    const place = regional.findIndex((program) => program.id === id);
    const about =
      place < 0
        ? sql`${projects.tags} && ${sql.param([...(programTags[code] ?? [])])}::text[]`
        : sql`${projects.id} / 2 % ${regional.length} = ${place} and exists (select 1 from ${organizations}
            where ${organizations.id} = ${projects.organizationId}
              and ${organizations.location} = any(${sql.param([...(programRegions[code] ?? [])])}::text[]))`;
    await db
      .update(projects)
      .set({ programId: id, updatedAt: sql`${projects.updatedAt}` })
      .where(and(isNull(projects.programId), sql`${projects.id} % 2 = 0`, about));
  }
}

async function draftOfManager(db: Database): Promise<(typeof projects.$inferInsert)[]> {
  const [model] = await db
    .select({
      organizationId: projects.organizationId,
      title: projects.title,
      presentiality: projects.presentiality,
    })
    .from(projects)
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(inArray(organizations.name, [...demoOrganizations.gestion]))
    .orderBy(projects.id)
    .limit(1);
  return model
    ? [
        {
          ...model,
          title: `${model.title} (segunda parte)`,
          description:
            'El primer trabajo dejó dos preguntas sin contestar y una herramienta que usamos cada semana.\n\nFalta decidir con el equipo por cuál se sigue: comprobar si se mantiene fuera de aquí, o hacerla más sencilla para quien llega nuevo.',
          status: 'draft',
        },
      ]
    : [];
}
