import { eq, getTableColumns } from 'drizzle-orm';
import type { CollaborationSide } from '@puente/contract/constants/collaborations';
import type { CollaborationId } from '@puente/contract/ids';
import type { Actor } from '../access/actor.ts';
import type { RowPolicy } from '../access/policy.ts';
import { collaborationPolicy, type GuardedCollaboration, sideOf } from '../collaborations/policy.ts';
import type { Database } from '../db/connect.ts';
import { deliveries, milestones } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';

type GuardedDelivery = typeof deliveries.$inferSelect & { collaboration: GuardedCollaboration };

/** A version is read by the people of its collaboration. */
export const deliveryPolicy = {
  load: async (db, id) => {
    const [found] = await db
      .select({ row: getTableColumns(deliveries), collaborationId: milestones.collaborationId })
      .from(deliveries)
      .innerJoin(milestones, eq(milestones.id, deliveries.milestoneId))
      .where(eq(deliveries.id, id));
    const collaboration = found && (await collaborationPolicy.load(db, found.collaborationId));
    return collaboration && { ...found.row, collaboration };
  },
  sees: (actor, { collaboration }) => collaborationPolicy.sees(actor, collaboration),
  may: { read: () => true },
} satisfies RowPolicy<'delivery', GuardedDelivery>;

/**
 * Returns the side of a user under the lock of the collaboration: they may have left while the request waited for it.
 * @throws Refusal NotFound for somebody who takes no part any more
 */
export async function presentSide(
  tx: Database,
  actor: Actor,
  id: CollaborationId,
): Promise<CollaborationSide> {
  const row = await collaborationPolicy.load(tx, id);
  const side = row === undefined ? null : sideOf(actor, row);
  if (side === null) throw refuse('NotFound');
  return side;
}
