import { and, eq } from 'drizzle-orm';
import type { CollaborationId, MilestoneId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { milestones } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';

/**
 * A milestone of the agreed plan of a collaboration.
 * @throws Refusal MilestoneRemoved for one that has left the plan; DeliveryChanged for one of another collaboration
 */
export async function plannedMilestone(
  tx: Database,
  collaborationId: CollaborationId,
  id: MilestoneId,
): Promise<{ id: MilestoneId; title: string }> {
  const [found] = await tx
    .select({ id: milestones.id, title: milestones.title, removedAt: milestones.removedAt })
    .from(milestones)
    .where(and(eq(milestones.id, id), eq(milestones.collaborationId, collaborationId)));
  if (!found) throw refuse('DeliveryChanged');
  if (found.removedAt !== null) throw refuse('MilestoneRemoved');
  return found;
}
