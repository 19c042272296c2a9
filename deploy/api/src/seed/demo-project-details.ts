import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { coordinators, organizations, programs, projects, projectTutors, teachers } from '../db/schema.ts';
import { closingReasons } from './demo-closed-projects.ts';
import { demoOrganizations } from './demo-people.ts';

/** Why projects of these statuses are as they are. */
const reasons = {
  expired: 'Ha terminado el plazo de inscripción.',
  unavailable: closingReasons.unavailable,
} as const;

/** What projects have besides their texts: who runs and who guides them, why they are over, and a draft of the project manager's. */
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
  const known = await db.select({ id: programs.id }).from(programs).orderBy(programs.id);
  for (const [turn, { id }] of known.entries()) {
    const some = sql`${projects.id} % ${known.length * 4} = ${turn}`;
    await db
      .update(projects)
      .set({ ...unchanged, programId: id })
      .where(and(isNull(projects.programId), some));
  }
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
