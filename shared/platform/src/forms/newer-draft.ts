import type { DraftCopy, ServerDraft } from './draft-copy.ts';
import type { Comparison } from './draft-machine.ts';

/** Compares this browser's copy with the server's draft. A text that is being typed is never replaced: the user chooses. */
export function compareDrafts(
  copy: DraftCopy | null,
  theirs: ServerDraft | null,
  isTyping: boolean,
): Comparison {
  if (theirs && isTyping && !(copy && grewFrom(copy, theirs))) return 'differ';
  const newer = newerDraft(copy, theirs);
  if (newer === 'theirs') return 'theirsNewer';
  return newer === 'none' && copy ? 'theirsGone' : 'oursNewer';
}

/**
 * Tells which draft of a form is newer: this browser's copy or the server's. `none` if there is no draft, or if another device sent the
 * form or discarded the draft.
 */
export function newerDraft(copy: DraftCopy | null, theirs: ServerDraft | null): 'copy' | 'theirs' | 'none' {
  if (!theirs) return copy && !(copy.sent && copy.base !== null) ? 'copy' : 'none';
  if (!copy) return 'theirs';
  // The copy contains the server's draft, and perhaps more. No clock is involved.
  if (grewFrom(copy, theirs)) return 'copy';
  if (copy.sent) return 'theirs';
  // Both have changed since: the later timestamp wins, although the clocks may differ.
  return Date.parse(theirs.updatedAt) > Date.parse(copy.changedAt) ? 'theirs' : 'copy';
}

/** Tells whether the copy is based on the server's draft, by its timestamp or by the value that was last sent. */
function grewFrom(copy: DraftCopy, { updatedAt, value }: ServerDraft): boolean {
  return (
    copy.base === updatedAt || isSame(copy.value, value) || (copy.tried !== null && isSame(copy.tried, value))
  );
}

/** Compares values regardless of the order of their keys, which the database changes. */
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
