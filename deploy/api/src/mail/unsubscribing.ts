import { createHash, timingSafeEqual } from 'node:crypto';
import { type AlertKind, alertKindCodes } from '@puente/contract/constants/alert-kinds';
import { type StoppableMail, stoppedBy } from '@puente/contract/constants/message-kinds';
import { ids, type SavedSearchId, type UserId } from '@puente/contract/ids';
import { keyedHash } from '../http/keyed-hash.ts';

/** Mails of one kind to one person of an organisation. */
export interface AlertMails {
  user: UserId;
  kind: AlertKind;
}

/** Mails of one kind to a student, or of the chat to another user. */
export interface MessageMails {
  user: UserId;
  mail: StoppableMail;
}

/** Tokens in mails that end without a login. Each stops the mails of one search or kind, does nothing else, and has no end. */
export interface Unsubscribing {
  tokenOf: (search: SavedSearchId) => string;
  /** Null for what we did not sign. */
  searchOf: (token: string) => SavedSearchId | null;
  tokenOfAlerts: (mails: AlertMails) => string;
  alertsOf: (token: string) => AlertMails | null;
  tokenOfMessages: (mails: MessageMails) => string;
  messagesOf: (token: string) => MessageMails | null;
}

/** Page that stops mails when its reader presses a button: opening an address changes nothing. */
export const unsubscribePage = (
  query: { token: string } | { alerts: string } | { messages: string },
): string => `/avisos/baja?${new URLSearchParams(query).toString()}`;

/** For mail programs that offer the end themselves (RFC 8058). */
export const unsubscribeHeaders = (
  publicUrl: string,
  list: 'alerts' | 'messages' | 'saved-searches',
  token: string,
): Record<string, string> => ({
  'List-Unsubscribe': `<${publicUrl}/api/${list}/unsubscribe?${new URLSearchParams({ token }).toString()}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

export function makeUnsubscribing(secret: string): Unsubscribing {
  const key = createHash('sha256').update(`unsubscribe\0${secret}`).digest('hex');
  const signed = (what: string): string => `${what}.${keyedHash(key, what)}`;
  const tokenOf = (search: number): string => signed(String(search));
  const tokenOfAlerts = ({ user, kind }: AlertMails): string => signed(`${user}-${kind}`);
  const tokenOfMessages = ({ user, mail }: MessageMails): string => signed(`m${user}-${mail}`);
  return {
    tokenOf,
    tokenOfAlerts,
    tokenOfMessages,
    alertsOf(token) {
      const [id, name] = (token.split('.', 1)[0] ?? '').split('-');
      const user = ids.user.safeParse(Number(id));
      const kind = alertKindCodes.find((code) => code === name);
      if (!user.success || !kind) return null;
      const mails = { user: user.data, kind };
      return isSame(token, tokenOfAlerts(mails)) ? mails : null;
    },
    messagesOf(token) {
      const user = ids.user.safeParse(Number(/^m(\d{1,10})-/.exec(token)?.[1]));
      const mail = stoppedBy(token);
      if (!user.success || mail === null) return null;
      const mails = { user: user.data, mail };
      return isSame(token, tokenOfMessages(mails)) ? mails : null;
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
