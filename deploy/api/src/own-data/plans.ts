import { and, asc, eq, isNull } from 'drizzle-orm';
import type { StudentId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { collaborationMembers, collaborations, milestones, planProposals } from '../db/schema.ts';
import { exported } from './exported.ts';

/** Condition on a membership that has not ended: plans reach nobody who has left. */
const isMember = (id: StudentId) =>
  and(eq(collaborationMembers.studentId, id), isNull(collaborationMembers.leftAt));

/** Milestones of the student's collaborations. */
export const milestonesOfStudent = (db: Database, id: StudentId) =>
  db
    .select({ proyecto: collaborations.title, ...exported('milestones') })
    .from(milestones)
    .innerJoin(collaborations, eq(collaborations.id, milestones.collaborationId))
    .innerJoin(collaborationMembers, eq(collaborationMembers.collaborationId, collaborations.id))
    .where(isMember(id))
    .orderBy(asc(milestones.id));

/** Plans that were proposed in the student's collaborations. */
export const proposalsOfStudent = (db: Database, id: StudentId) =>
  db
    .select({ proyecto: collaborations.title, ...exported('planProposals') })
    .from(planProposals)
    .innerJoin(collaborations, eq(collaborations.id, planProposals.collaborationId))
    .innerJoin(collaborationMembers, eq(collaborationMembers.collaborationId, collaborations.id))
    .where(isMember(id))
    .orderBy(asc(planProposals.id));
