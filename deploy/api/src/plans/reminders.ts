import { and, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import { deliveryStateOf } from '@puente/contract/constants/deliveries';
import { dayInSpain } from '@puente/contract/day-in-spain';
import { dayAfter } from '@puente/contract/evaluation-window';
import type { MilestoneId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { tellCollaboration } from '../collaborations/telling.ts';
import type { Database } from '../db/connect.ts';
import { collaborations, milestones, notices } from '../db/schema.ts';
import { latestDelivery } from '../deliveries/presenter.ts';
import { type JobContext, recurring } from '../jobs/job.ts';
import { noteOnce, remindOfEach } from '../jobs/remind.ts';

/** Kinds of notice, by the reminder that they record. */
const kinds = { soon: 'milestone_soon', today: 'milestone_today' } as const;
type Kind = keyof typeof kinds;

/**
 * Reminds students of a milestone three days before its last day and on that day, once each, while nothing was delivered
 * or changes are asked for. A version that waits on that day is a reminder for those who review it.
 */
export const milestoneReminders = recurring('30 8 * * *', async (context) => ({
  today: await remindAll(context, 'today'),
  soon: await remindAll(context, 'soon'),
}));

const remindAll = async (context: JobContext, kind: Kind): Promise<number> =>
  remindOfEach(context, await candidates(context, kind), (tx, id) => remind(tx, context, id, kind));

/** First and last day among those for which a reminder is sent. A job that did not run is made up for on the next days. */
function daysOf(kind: Kind, now: Date): readonly [string, string] {
  const today = dayInSpain(now);
  return kind === 'today' ? [today, today] : [dayAfter(today, 1), dayAfter(today, limits.plan.reminder)];
}

const isDue = ({ now }: JobContext, kind: Kind) => {
  const [first, last] = daysOf(kind, now);
  return and(
    isNull(milestones.removedAt),
    gte(milestones.due, first),
    lte(milestones.due, last),
    eq(collaborations.state, 'running'),
  );
};

const candidates = (context: JobContext, kind: Kind) =>
  context.db
    .select({ id: milestones.id })
    .from(milestones)
    .innerJoin(collaborations, eq(collaborations.id, milestones.collaborationId))
    .leftJoin(notices, and(eq(notices.kind, kinds[kind]), eq(notices.subjectId, milestones.id)))
    .where(and(isDue(context, kind), isNull(notices.sentAt)))
    .orderBy(milestones.id);

/** The notice is saved in the same transaction. Returns false when the plan or the work has changed since it was read. */
async function remind(tx: Database, context: JobContext, id: MilestoneId, kind: Kind): Promise<boolean> {
  const [found] = await tx
    .select({ row: collaborations, milestone: milestones })
    .from(milestones)
    .innerJoin(collaborations, eq(collaborations.id, milestones.collaborationId))
    .where(and(eq(milestones.id, id), isDue(context, kind)))
    .for('no key update', { of: collaborations });
  if (!found) return false;
  const { row, milestone } = found;
  const state = deliveryStateOf((await latestDelivery(tx, id)) ?? undefined);
  const isWaiting = state === 'delivered';
  if (state === 'approved' || (isWaiting && kind === 'soon')) return false;
  if (!(await noteOnce(tx, kinds[kind], id, context.now))) return false;
  const { title, due } = milestone;
  await tellCollaboration(tx, context, row, {
    says: isWaiting
      ? `Hoy es el último día de «${title}», de «${row.title}», y lo que se entregó espera respuesta.`
      : `${timeLeft(due, dayInSpain(context.now))} para entregar «${title}», de «${row.title}».${
          state === 'changesAsked' ? ' Te han pedido cambios en lo que entregaste.' : ''
        }`,
    reason: null,
    by: null,
    to: isWaiting ? ['organization', 'teacher'] : ['student'],
  });
  return true;
}

function timeLeft(due: string, today: string): string {
  if (due === today) return 'Hoy es el último día';
  if (due === dayAfter(today, 1)) return 'Te queda hasta mañana';
  const left = Array.from({ length: limits.plan.reminder }, (_none, days) => days).find(
    (days) => due === dayAfter(today, days),
  );
  return `Te quedan ${left ?? limits.plan.reminder} días`;
}

/** Lets the reminders of a milestone follow again when its last day becomes another. Called before the change. */
export const forgetReminders = async (tx: Database, id: MilestoneId, due: string): Promise<void> =>
  void (await tx
    .delete(notices)
    .where(
      and(
        inArray(notices.kind, Object.values(kinds)),
        eq(notices.subjectId, id),
        sql`exists (select 1 from ${milestones} where ${milestones.id} = ${id} and ${milestones.due} <> ${due})`,
      ),
    ));
