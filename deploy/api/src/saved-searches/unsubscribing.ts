import { createHash, timingSafeEqual } from 'node:crypto';
import { type AlertKind, alertKindCodes } from '@puente/contract/constants/alert-kinds';
import { ids, type SavedSearchId, type UserId } from '@puente/contract/ids';
import { keyedHash } from '../http/keyed-hash.ts';

/** Mails of one kind to one person of an organisation. */
export interface AlertMails {
  user: UserId;
  kind: AlertKind;
}

/** Tokens in mails that end without a login. Each stops the mails of one search or kind, does nothing else, and has no end. */
export interface Unsubscribing {
  tokenOf: (search: SavedSearchId) => string;
  /** Null for what we did not sign. */
  searchOf: (token: string) => SavedSearchId | null;
  tokenOfAlerts: (mails: AlertMails) => string;
  alertsOf: (token: string) => AlertMails | null;
}

/** Page that stops mails when its reader presses a button: opening an address changes nothing. */
export const unsubscribePage = (query: { token: string } | { alerts: string }): string =>
  `/avisos/baja?${new URLSearchParams(query).toString()}`;

export function makeUnsubscribing(secret: string): Unsubscribing {
  const key = createHash('sha256').update(`unsubscribe\0${secret}`).digest('hex');
  const signed = (what: string): string => `${what}.${keyedHash(key, what)}`;
  const tokenOf = (search: number): string => signed(String(search));
  const tokenOfAlerts = ({ user, kind }: AlertMails): string => signed(`${user}-${kind}`);
  return {
    tokenOf,
    tokenOfAlerts,
    alertsOf(token) {
      const [id, name] = (token.split('.', 1)[0] ?? '').split('-');
      const user = ids.user.safeParse(Number(id));
      const kind = alertKindCodes.find((code) => code === name);
      if (!user.success || !kind) return null;
      const mails = { user: user.data, kind };
      return isSame(token, tokenOfAlerts(mails)) ? mails : null;
    },
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
