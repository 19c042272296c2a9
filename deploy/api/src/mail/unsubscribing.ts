import { type AlertKind, alertKindCodes } from '@puente/contract/constants/alert-kinds';
import { mailStoppedBy, type StoppableMail } from '@puente/contract/constants/message-kinds';
import { ids, type SavedSearchId, type UserId } from '@puente/contract/ids';
import { makeSigner } from '../http/signed-text.ts';

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

/**
 * Tokens of unsubscribe links, which work without a login. Each stops the mails of one search or kind, does nothing
 * else, and never expires.
 */
export interface Unsubscribing {
  tokenOf: (search: SavedSearchId) => string;
  /** Null for a token that we did not sign. */
  searchOf: (token: string) => SavedSearchId | null;
  tokenOfAlerts: (mails: AlertMails) => string;
  alertsOf: (token: string) => AlertMails | null;
  tokenOfMessages: (mails: MessageMails) => string;
  messagesOf: (token: string) => MessageMails | null;
}

/** Page that stops mails when its reader clicks a button: opening the address changes nothing. */
export const unsubscribePage = (
  query: { token: string } | { alerts: string } | { messages: string },
): string => `/avisos/baja?${new URLSearchParams(query).toString()}`;

/** Headers for mail programs with their own unsubscribe button (RFC 8058). */
export const unsubscribeHeaders = (
  publicUrl: string,
  list: 'alerts' | 'messages' | 'saved-searches',
  token: string,
): Record<string, string> => ({
  'List-Unsubscribe': `<${publicUrl}/api/${list}/unsubscribe?${new URLSearchParams({ token }).toString()}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

export function makeUnsubscribing(secret: string): Unsubscribing {
  const { sign, read } = makeSigner(secret, 'unsubscribe');
  return {
    tokenOf: (search) => sign(String(search)),
    tokenOfAlerts: ({ user, kind }) => sign(`${user}-${kind}`),
    tokenOfMessages: ({ user, mail }) => sign(`m${user}-${mail}`),
    alertsOf(token) {
      const [id, name] = (read(token) ?? '').split('-');
      const user = ids.user.safeParse(Number(id));
      const kind = alertKindCodes.find((code) => code === name);
      return user.success && kind ? { user: user.data, kind } : null;
    },
    messagesOf(token) {
      if (read(token) === null) return null;
      const user = ids.user.safeParse(Number(/^m(\d{1,10})-/.exec(token)?.[1]));
      const mail = mailStoppedBy(token);
      return user.success && mail !== null ? { user: user.data, mail } : null;
    },
    searchOf(token) {
      const search = ids.savedSearch.safeParse(Number(read(token) ?? NaN));
      return search.success ? search.data : null;
    },
  };
}
