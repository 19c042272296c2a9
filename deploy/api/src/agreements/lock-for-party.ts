import { isUnderWay } from '@puente/contract/constants/collaborations';
import type { CollaborationId } from '@puente/contract/ids';
import type { Actor } from '../access/actor.ts';
import { collaborationPolicy, sideOf } from '../collaborations/policy.ts';
import type { Database } from '../db/connect.ts';
import { lockRow } from '../db/lock-row.ts';
import { collaborations } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';

/**
 * Locks a collaboration and reads who takes part by then: somebody may have left since the request was let in.
 * @throws Refusal NotFound, CollaborationOver
 */
export async function lockForParty(tx: Database, actor: Actor, id: CollaborationId) {
  await lockRow(tx, collaborations, id);
  const row = await collaborationPolicy.load(tx, id);
  const side = row ? sideOf(actor, row) : null;
  if (!row || side === null) throw refuse('NotFound');
  if (!isUnderWay(row.state)) throw refuse('CollaborationOver');
  return { row, side };
}
