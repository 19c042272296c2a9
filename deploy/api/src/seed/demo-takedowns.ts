import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { ProjectId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { students, takedowns, users, works } from '../db/schema.ts';

const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number): Date => new Date(Date.now() - days * day);

/**
 * Seeds the takedowns of works that staff hide, and two that were lifted, so that their records are public: of a work of
 * the demo student, and of a project of the demo coordinator after an objection.
 */
export async function seedTakedowns(db: Database, project: ProjectId): Promise<void> {
  const idOf = async (email: string) =>
    (await db.select({ id: users.id }).from(users).where(eq(users.email, email)))[0]?.id ?? null;
  const [support, administrator, coordinator] = await Promise.all(
    ['soporte@puente.test', 'staff@puente.test', 'coordinacion@puente.test'].map(idOf),
  );
  const hidden = await db
    .select({ id: works.id, words: works.hidingReason, hiddenAt: works.hiddenAt })
    .from(works)
    .where(eq(works.hiddenByStaff, true));
  const [own] = await db
    .select({ id: works.id })
    .from(works)
    .innerJoin(students, eq(students.id, works.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(and(eq(users.email, 'estudiante@puente.test'), isNotNull(works.publishedAt)))
    .orderBy(asc(works.id))
    .limit(1);
  if (!own) throw new Error('The demo student has no published work.');
  await db.insert(takedowns).values([
    {
      kind: 'work' as const,
      workId: own.id,
      reason: 'copyright' as const,
      words: 'La portada lleva una fotografía con marca de agua de una agencia.',
      createdAt: daysAgo(20),
      byId: support ?? null,
      liftedAt: daysAgo(18),
      liftedWords: 'Gracias por cambiar la fotografía.',
      liftedById: support ?? null,
    },
    ...hidden.map(({ id, words, hiddenAt }) => ({
      kind: 'work' as const,
      workId: id,
      reason: 'misleading' as const,
      words,
      createdAt: hiddenAt ?? new Date(),
      byId: support ?? null,
    })),
    {
      kind: 'project' as const,
      projectId: project,
      reason: 'labour' as const,
      words: 'Pide jornada completa y no menciona ningún convenio de prácticas.',
      publishedAt: daysAgo(60),
      createdAt: daysAgo(40),
      byId: support ?? null,
      objection: 'Es media jornada: lo hemos escrito mal. Ya está corregido en el texto.',
      objectedAt: daysAgo(39),
      objectedById: coordinator ?? null,
      liftedAt: daysAgo(37),
      liftedWords: 'Gracias por corregirlo.',
      liftedById: administrator ?? null,
    },
  ]);
}
