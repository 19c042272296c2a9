import { and, asc, eq, or } from 'drizzle-orm';
import type { StudentId, UserId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { collaborationMembers, collaborations, evaluations } from '../db/schema.ts';
import { isShown } from '../evaluations/shown.ts';
import { exported } from './exported.ts';

/** Evaluations that a student sent, and those about them that are shown. */
export const evaluationsAbout = (db: Database, id: StudentId) =>
  select(db)
    .where(and(eq(collaborationMembers.studentId, id), or(eq(evaluations.side, 'student'), isShown)))
    .orderBy(asc(evaluations.id));

/** Evaluations of students that a person sent for an organisation. */
export const evaluationsBy = (db: Database, userId: UserId) =>
  select(db)
    .where(and(eq(evaluations.authorId, userId), eq(evaluations.side, 'organization')))
    .orderBy(asc(evaluations.id));

const select = (db: Database) =>
  db
    .select({ proyecto: collaborations.title, ...exported('evaluations') })
    .from(evaluations)
    .innerJoin(collaborationMembers, eq(collaborationMembers.id, evaluations.memberId))
    .innerJoin(collaborations, eq(collaborations.id, collaborationMembers.collaborationId));
