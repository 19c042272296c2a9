import { and, count, countDistinct, eq, type SQL, sql } from 'drizzle-orm';
import {
  type EvaluatingSide,
  organizationCriterionCodes,
  studentCriterionCodes,
} from '@puente/contract/constants/evaluations';
import {
  type OrganizationAverages,
  organizationAverages,
  type StudentAverages,
  studentAverages,
} from '@puente/contract/entities/evaluation';
import type { OrganizationId, StudentId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import { collaborationMembers, collaborations, evaluations } from '../db/schema.ts';
import { isShown } from './shown.ts';

/** Averages of the shown evaluations of an organisation; null while fewer than five students have sent one. */
export async function averagesOfOrganization(
  db: Database,
  id: OrganizationId,
): Promise<OrganizationAverages | null> {
  const found = await shownBy(
    db,
    'student',
    organizationCriterionCodes,
    eq(collaborations.organizationId, id),
  );
  return found && found.students >= limits.evaluation.averagedFrom
    ? organizationAverages.parse({ count: found.count, means: found })
    : null;
}

/** Averages of the shown evaluations of a student; null while there are fewer than five. */
export async function averagesOfStudent(db: Database, id: StudentId): Promise<StudentAverages | null> {
  const found = await shownBy(
    db,
    'organization',
    studentCriterionCodes,
    eq(collaborationMembers.studentId, id),
  );
  return found && found.count >= limits.evaluation.averagedFrom
    ? studentAverages.parse({ count: found.count, means: found })
    : null;
}

/** Counts the shown evaluations of a side that fulfil a condition, with the mean of each criterion. */
async function shownBy(db: Database, side: EvaluatingSide, codes: readonly string[], condition: SQL) {
  const [found] = await db
    .select({
      count: count(),
      // A deleted account leaves its membership.
      students: countDistinct(sql`coalesce(${collaborationMembers.studentId}, -${collaborationMembers.id})`),
      ...Object.fromEntries(codes.map((code) => [code, meanOf(code)])),
    })
    .from(evaluations)
    .innerJoin(collaborationMembers, eq(collaborationMembers.id, evaluations.memberId))
    .innerJoin(collaborations, eq(collaborations.id, collaborationMembers.collaborationId))
    .where(and(eq(evaluations.side, side), condition, isShown));
  return found;
}

const meanOf = (code: string) => sql<number>`round(avg((${evaluations.scores} ->> ${code})::int), 1)::float8`;
