import { and, count, countDistinct, eq, sql } from 'drizzle-orm';
import { organizationCriterionCodes } from '@puente/contract/constants/evaluations';
import { type OrganizationAverages, organizationAverages } from '@puente/contract/entities/evaluation';
import type { OrganizationId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import { collaborationMembers, collaborations, evaluations } from '../db/schema.ts';
import { isShown } from './shown.ts';

/** Averages of the shown evaluations of an organisation; null while fewer than five students have sent one. */
export async function averagesOf(db: Database, id: OrganizationId): Promise<OrganizationAverages | null> {
  const [found] = await db
    .select({
      count: count(),
      // A deleted account leaves its membership.
      students: countDistinct(sql`coalesce(${collaborationMembers.studentId}, -${collaborationMembers.id})`),
      ...Object.fromEntries(organizationCriterionCodes.map((code) => [code, meanOf(code)])),
    })
    .from(evaluations)
    .innerJoin(collaborationMembers, eq(collaborationMembers.id, evaluations.memberId))
    .innerJoin(collaborations, eq(collaborations.id, collaborationMembers.collaborationId))
    .where(and(eq(evaluations.side, 'student'), eq(collaborations.organizationId, id), isShown));
  if (!found || found.students < limits.evaluation.averagedFrom) return null;
  return organizationAverages.parse({ count: found.count, means: found });
}

const meanOf = (code: string) => sql<number>`round(avg((${evaluations.scores} ->> ${code})::int), 1)::float8`;
