import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Delivery, MilestoneDeliveries } from '@puente/contract/entities/delivery';
import type { CollaborationId, MilestoneId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { groupByOwner } from '../db/group-by-owner.ts';
import { deliveries, milestones, users } from '../db/schema.ts';

type DeliveryRow = typeof deliveries.$inferSelect;

/** Latest version of a milestone. */
export async function latestDelivery(db: Database, id: MilestoneId): Promise<DeliveryRow | null> {
  const [latest] = await db
    .select()
    .from(deliveries)
    .where(eq(deliveries.milestoneId, id))
    .orderBy(desc(deliveries.id))
    .limit(1);
  return latest ?? null;
}

/** Milestones of the plan with their versions, and those that the plan left out after something was delivered. */
export async function presentDeliveries(db: Database, id: CollaborationId): Promise<MilestoneDeliveries[]> {
  const planned = await db
    .select()
    .from(milestones)
    .where(eq(milestones.collaborationId, id))
    .orderBy(asc(milestones.position), asc(milestones.id));
  const rows = await db
    .select({ owner: deliveries.milestoneId, row: deliveries, name: users.name, surname: users.surname })
    .from(deliveries)
    .leftJoin(users, eq(users.id, deliveries.authorId))
    .where(
      inArray(
        deliveries.milestoneId,
        planned.map((milestone) => milestone.id),
      ),
    )
    .orderBy(desc(deliveries.id));
  const versions = groupByOwner(rows, presentVersion);
  return planned.flatMap(({ id: milestone, title, due, removedAt }) => {
    const own = versions.get(milestone) ?? [];
    const removed = removedAt !== null;
    return removed && own.length === 0 ? [] : { milestone, title, due, removed, versions: own };
  });
}

const presentVersion = ({
  row,
  name,
  surname,
}: {
  row: DeliveryRow;
  name: string | null;
  surname: string | null;
}): Delivery => ({
  id: row.id,
  link: row.link,
  text: row.words,
  confidential: row.confidential,
  sentAt: row.sentAt.toISOString(),
  name: name === null ? null : `${name} ${surname ?? ''}`.trim(),
  answer: row.answer,
  reason: row.reason,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  answered_by: row.answeredBy,
});
