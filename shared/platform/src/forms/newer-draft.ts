import type { Draft } from '@puente/contract/entities/draft';
import type { DraftCopy } from './draft-copy.ts';

/**
 * Which of two drafts of one form is newer: this browser's copy or the server's.
 * `none` when neither is, also when the form was sent or the draft discarded on another device.
 */
export function newerDraft(
  copy: DraftCopy | null,
  theirs: Pick<Draft, 'updatedAt' | 'value'> | null,
): 'copy' | 'theirs' | 'none' {
  if (!theirs) return copy && !(copy.sent && copy.base !== null) ? 'copy' : 'none';
  if (!copy) return 'theirs';
  // The copy holds all of it, and perhaps more. No clock is asked.
  if (grewFrom(copy, theirs)) return 'copy';
  if (copy.sent) return 'theirs';
  // Changed here and elsewhere since: the later one, as far as two clocks can tell.
  return Date.parse(theirs.updatedAt) > Date.parse(copy.changedAt) ? 'theirs' : 'copy';
}

/** Whether this copy grew from the server's draft: known by its moment, or by what was last sent here. */
export function grewFrom(copy: DraftCopy, { updatedAt, value }: Pick<Draft, 'updatedAt' | 'value'>): boolean {
  return (
    copy.base === updatedAt || isSame(copy.value, value) || (copy.tried !== null && isSame(copy.tried, value))
  );
}

/** The database orders the keys anew. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, inOrder(inner)]);
}
