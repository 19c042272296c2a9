import { errors } from '@puente/contract/errors';
import { messages } from '@puente/contract/messages';
import { refuse, refuseFields } from '../http/refuse.ts';

/** Two entries of one table: the one that ends and the one that stays. */
export interface Pair<Entry> {
  from: Entry;
  into: Entry;
}

/**
 * Chooses the two entries of a merge among rows.
 * @throws Refusal ValidationError when both are the same; NotFound when one does not exist
 */
export function pairOf<Entry extends { id: number }>(
  rows: readonly Entry[],
  { from, into }: Pair<Entry['id']>,
): Pair<Entry> {
  if (from === into) throw refuseFields({ into: messages.sameRecord });
  const [first, second] = [rows.find(({ id }) => id === from), rows.find(({ id }) => id === into)];
  if (!first) throw refuse('NotFound');
  if (!second) throw refuseFields({ into: errors.NotFound.text }, 'NotFound');
  return { from: first, into: second };
}
