import { createHash, timingSafeEqual } from 'node:crypto';
import { ids, type SavedSearchId } from '@puente/contract/ids';
import { keyedHash } from '../http/keyed-hash.ts';

/** Tokens in the mails of saved searches. Each stops the mails of one search, does nothing else, and has no end. */
export interface Unsubscribing {
  tokenOf: (search: SavedSearchId) => string;
  /** Null for what we did not sign. */
  searchOf: (token: string) => SavedSearchId | null;
}

export function makeUnsubscribing(secret: string): Unsubscribing {
  const key = createHash('sha256').update(`unsubscribe\0${secret}`).digest('hex');
  const tokenOf = (search: number): string => `${search}.${keyedHash(key, String(search))}`;
  return {
    tokenOf,
    searchOf(token) {
      const search = ids.savedSearch.safeParse(Number(token.split('.', 1)[0]));
      return search.success && isSame(token, tokenOf(search.data)) ? search.data : null;
    },
  };
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
