import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { isUnderWay, statesUnderWay } from '@puente/contract/constants/collaborations';
import { dayInSpain } from '@puente/contract/day-in-spain';
import { dayAfter } from '@puente/contract/evaluation-window';
import type { CollaborationId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { CollaborationRow } from '../collaborations/policy.ts';
import { tellCollaboration } from '../collaborations/telling.ts';
import type { Database } from '../db/connect.ts';
import { collaborations, notices } from '../db/schema.ts';
import type { JobContext } from '../jobs/job.ts';
import { noteOnce, remindOfEach } from '../jobs/remind.ts';

/** Reminds both sides of collaborations whose last day has long passed, once for each of these days. */
export async function remindToEnd(context: JobContext): Promise<number> {
  const { db, now } = context;
  const late = await db
    .select({ id: collaborations.id })
    .from(collaborations)
    .leftJoin(notices, and(eq(notices.kind, 'collaboration_late'), eq(notices.subjectId, collaborations.id)))
    .where(
      and(
        inArray(collaborations.state, statesUnderWay),
        isNotNull(collaborations.startedAt),
        sql`${collaborations.ends} <= ${lateSince(now)}::date`,
        isNull(notices.sentAt),
      ),
    )
    .orderBy(collaborations.id);
  return remindOfEach(context, late, (tx, id) => remind(tx, context, id));
}

const lateSince = (now: Date): string => dayAfter(dayInSpain(now), -limits.evaluation.endReminder);

const isLate = ({ state, startedAt, ends }: CollaborationRow, now: Date): boolean =>
  isUnderWay(state) && startedAt !== null && ends !== null && ends <= lateSince(now);

/** Returns false when the collaboration has changed since it was read. */
async function remind(tx: Database, context: JobContext, id: CollaborationId): Promise<boolean> {
  const [row] = await tx.select().from(collaborations).where(eq(collaborations.id, id)).for('no key update');
  if (!row || !isLate(row, context.now)) return false;
  if (!(await noteOnce(tx, 'collaboration_late', id, context.now))) return false;
  await tellCollaboration(tx, context, row, {
    says: `El último día de «${row.title}» ya pasó, y la colaboración sigue abierta. Si el trabajo está hecho, entregadlo y dadla por terminada. Si no, la organización puede cambiar la fecha.`,
    reason: null,
    by: null,
    to: ['student', 'organization'],
  });
  return true;
}
