import { suspiciousEvents } from '@puente/contract/constants/security-events';
import type { SecurityEvent } from '@puente/contract/entities/security-event';

/** 'N.º 12'. A failed login of an unknown account has none. */
export const accountOf = ({ user }: SecurityEvent): string => (user === null ? 'Ninguna' : `N.º ${user}`);

/** Names who did it. Of an attempt that failed nobody knows: it names the account that it was aimed at. */
export function actorOf({ kind, user, actor }: SecurityEvent): string {
  if (actor === null || suspiciousEvents.includes(kind)) return 'Sin identificar';
  return actor === user ? 'La propia persona' : `Cuenta n.º ${actor}`;
}

/** First characters of a pseudonym: enough to see by eye which events have one origin. */
export const originOf = (address: string): string => address.slice(0, 8);
