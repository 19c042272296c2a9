import { consentKeys, consentPolicy, type StoredConsent } from '@puente/contract/consent';
import { type ThirdParties, thirdPartyKinds } from '@puente/federation/third-parties';
import type { Subject } from './subjects.ts';

export interface Choice extends Omit<StoredConsent, 'granted'> {
  granted: readonly Subject[];
}

/** Version of the consent: the policy and its services. With a new service every visitor is asked again. */
export const versionFor = (parties: ThirdParties): string =>
  [
    consentPolicy.version,
    ...Object.entries(parties).map(([kind, { script }]) => `${kind}=${new URL(script).host}`),
  ].join(' ');

/**
 * Reads the choice made in this browser; null when there is none, or it has expired.
 * @throws when storage is blocked
 */
export function readConsentChoice(version: string, now = new Date()): Choice | null {
  const stored = parse(localStorage.getItem(consentKeys.choice));
  if (!stored || stored.version !== version || !isRecent(stored.date, now)) return null;
  const agreed = localStorage.getItem(consentKeys.analytics) === 'true';
  const { granted = everySubject } = stored;
  return { ...stored, granted: agreed ? everySubject.filter((subject) => granted.includes(subject)) : [] };
}

const everySubject: readonly Subject[] = ['own', ...thirdPartyKinds];

/** @throws when storage is blocked */
export function writeChoice({ choice, date, version, granted }: Choice): void {
  // Other tabs receive an event for each item, so write the choice last.
  localStorage.setItem(consentKeys.analytics, String(granted.length > 0));
  const stored: StoredConsent = { choice, date, version, granted };
  localStorage.setItem(consentKeys.choice, JSON.stringify(stored));
}

function parse(text: string | null): StoredConsent | null {
  try {
    const { choice, date, version, granted } = JSON.parse(text ?? '{}') as Partial<
      Record<keyof StoredConsent, unknown>
    >;
    if (choice !== 'accepted' && choice !== 'rejected' && choice !== 'configured') return null;
    if (typeof date !== 'string' || typeof version !== 'string') return null;
    return { choice, date, version, ...(Array.isArray(granted) && { granted: granted.map(String) }) };
  } catch {
    return null;
  }
}

function isRecent(date: string, now: Date): boolean {
  const end = new Date(date);
  end.setMonth(end.getMonth() + consentPolicy.months);
  // An unreadable date fails both comparisons.
  return new Date(date) <= now && now < end;
}
