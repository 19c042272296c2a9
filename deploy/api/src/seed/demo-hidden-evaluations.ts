import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import {
  collaborationEvents,
  collaborationMembers,
  collaborations,
  contactMessages,
  evaluations,
  students,
  users,
} from '../db/schema.ts';

const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number): Date => new Date(Date.now() - days * day);

/** Seeds a student's report about the words of their evaluation, which support has hidden. */
export async function seedHiddenEvaluation(db: Database): Promise<void> {
  const [support] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, 'soporte@puente.test'));
  const found = requireRow(
    await db
      .select({
        id: evaluations.id,
        collaborationId: collaborations.id,
        title: collaborations.title,
        userId: users.id,
        name: users.name,
        surname: users.surname,
        email: users.email,
      })
      .from(evaluations)
      .innerJoin(collaborationMembers, eq(collaborationMembers.id, evaluations.memberId))
      .innerJoin(collaborations, eq(collaborations.id, collaborationMembers.collaborationId))
      .innerJoin(students, eq(students.id, collaborationMembers.studentId))
      .innerJoin(users, eq(users.id, students.userId))
      .where(and(eq(evaluations.side, 'organization'), eq(collaborations.state, 'closed')))
      .orderBy(desc(evaluations.id))
      .limit(1),
  );
  await db
    .update(evaluations)
    .set({
      words: 'Entregó lo acordado. Si queréis más referencias, llamad a su tutora al 600 000 000.',
      hiddenAt: daysAgo(30),
      hidingReason: 'personalData',
      hidingWords: 'Da el teléfono de una persona que no participa en la colaboración.',
    })
    .where(eq(evaluations.id, found.id));
  await db
    .insert(collaborationEvents)
    .values({ collaborationId: found.collaborationId, event: 'evaluationHidden', at: daysAgo(30) });
  await db.insert(contactMessages).values({
    userId: found.userId,
    name: `${found.name} ${found.surname}`.trim(),
    email: found.email,
    subject: `Valoración en «${found.title}»`,
    message: 'Ha puesto el teléfono de mi tutora de la universidad.',
    reason: 'other',
    evaluationId: found.id,
    state: 'settled',
    outcome: 'solved',
    assigneeId: support?.id ?? null,
    createdAt: daysAgo(31),
    waitsSince: daysAgo(31),
    settledAt: daysAgo(30),
  });
}
