import type { Draft } from '@puente/contract/entities/draft';
import type { DraftCopy } from './draft-copy.ts';

/**
 * Which of two drafts of one form holds what the person wrote last: this browser's copy or the server's.
 * `none` when neither does, also when the form was sent or the draft discarded on another device.
 */
export function newerDraft(copy: DraftCopy | null, theirs: Pick<Draft, 'updatedAt'> | null): 'copy' | 'theirs' | 'none' {
  if (!theirs) return copy && !(copy.sent && copy.base !== null) ? 'copy' : 'none';
  if (!copy) return 'theirs';
  // The copy grew from exactly that one: it holds all of it, and perhaps more. No clock is asked.
  if (copy.base === theirs.updatedAt) return 'copy';
  if (copy.sent) return 'theirs';
  // Changed here and elsewhere since: the later one, as far as two clocks can tell.
  return Date.parse(theirs.updatedAt) > Date.parse(copy.changedAt) ? 'theirs' : 'copy';
}
