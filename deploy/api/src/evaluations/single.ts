import { and, eq, isNull, not, sql } from 'drizzle-orm';
import { dayInSpain } from '@puente/contract/day-in-spain';
import { dayAfter } from '@puente/contract/evaluation-window';
import { tellCollaboration } from '../collaborations/telling.ts';
import { collaborationMembers, collaborations, evaluations, notices } from '../db/schema.ts';
import type { JobContext } from '../jobs/job.ts';
import { noteOnce } from '../jobs/remind.ts';
import { isAnswered, lastDay } from './shown.ts';

/** Days after the last one on which a missed run of the job is caught up. */
const caughtUp = 14;

/** Tells the subjects of single evaluations that these are shown: their days have passed, and no other can follow. */
export async function tellOfShown(context: JobContext): Promise<number> {
  const { db, now } = context;
  const today = dayInSpain(now);
  const shown = await db
    .select({
      id: evaluations.id,
      side: evaluations.side,
      member: collaborationMembers.id,
      row: collaborations,
    })
    .from(evaluations)
    .innerJoin(collaborationMembers, eq(collaborationMembers.id, evaluations.memberId))
    .innerJoin(collaborations, eq(collaborations.id, collaborationMembers.collaborationId))
    .leftJoin(notices, and(eq(notices.kind, 'evaluation_shown'), eq(notices.subjectId, evaluations.id)))
    .where(
      and(
        isNull(notices.sentAt),
        isNull(collaborationMembers.leftAt),
        not(isAnswered),
        sql`${lastDay} < ${today}::date`,
        sql`${lastDay} >= ${dayAfter(today, -caughtUp)}::date`,
      ),
    )
    .orderBy(evaluations.id);
  let told = 0;
  for (const { id, side, member, row } of shown)
    await db.transaction(async (tx) => {
      if (!(await noteOnce(tx, 'evaluation_shown', id, now))) return;
      told++;
      await tellCollaboration(tx, context, row, {
        says:
          side === 'student'
            ? `Ya podéis leer una valoración de la organización en «${row.title}»: el plazo ha acabado.`
            : `Ya puedes leer tu valoración en «${row.title}»: el plazo ha acabado.`,
        reason: null,
        by: null,
        to: [side === 'student' ? 'organization' : 'student'],
        member,
      });
    });
  return told;
}
