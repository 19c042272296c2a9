import { and, asc, eq, or, sql } from 'drizzle-orm';
import { hiddenEvaluationText } from '@puente/contract/constants/evaluations';
import type { StudentId, UserId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { collaborationMembers, collaborations, evaluations } from '../db/schema.ts';
import { isShown } from '../evaluations/shown.ts';
import { exported } from './exported.ts';

/** Evaluations that a student sent, and those about them that are shown. Words of others that staff have hidden are left out. */
export async function evaluationsAbout(db: Database, id: StudentId): Promise<object[]> {
  const found = await select(db)
    .where(and(eq(collaborationMembers.studentId, id), or(eq(evaluations.side, 'student'), isShown)))
    .orderBy(asc(evaluations.id));
  return found.map(({ isHidden, proyecto, part }) => ({
    proyecto,
    ...part,
    ...(isHidden && { palabras: hiddenEvaluationText }),
  }));
}

/** Evaluations of students that a person sent for an organisation, also those whose words staff have hidden. */
export async function evaluationsBy(db: Database, userId: UserId): Promise<object[]> {
  const found = await select(db)
    .where(and(eq(evaluations.authorId, userId), eq(evaluations.side, 'organization')))
    .orderBy(asc(evaluations.id));
  return found.map(({ proyecto, part }) => ({ proyecto, ...part }));
}

const select = (db: Database) =>
  db
    .select({
      proyecto: collaborations.title,
      isHidden: sql<boolean>`${evaluations.hiddenAt} is not null and ${evaluations.side} <> 'student'`,
      part: exported('evaluations'),
    })
    .from(evaluations)
    .innerJoin(collaborationMembers, eq(collaborationMembers.id, evaluations.memberId))
    .innerJoin(collaborations, eq(collaborations.id, collaborationMembers.collaborationId));
