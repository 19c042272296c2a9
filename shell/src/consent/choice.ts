import { consentKeys, consentPolicy, type StoredConsent } from '@puente/contract/consent';
import type { ThirdParties } from '@puente/federation/third-parties';

export interface Choice extends StoredConsent {
  analytics: boolean;
}

/** What the visitor agrees to: the policy and its services. A new service asks every visitor again. */
export const versionFor = (parties: ThirdParties): string =>
  [
    consentPolicy.version,
    ...Object.entries(parties).map(([kind, { script }]) => `${kind}=${new URL(script).host}`),
  ].join(' ');

/**
 * The choice made in this browser; null when there is none, or none that still counts.
 * @throws when storage is blocked
 */
export function readChoice(version: string, now = new Date()): Choice | null {
  const stored = parse(localStorage.getItem(consentKeys.choice));
  if (!stored || stored.version !== version || !isRecent(stored.date, now)) return null;
  return { ...stored, analytics: localStorage.getItem(consentKeys.analytics) === 'true' };
}

/** @throws when storage is blocked */
export function writeChoice({ analytics, choice, date, version }: Choice): void {
  // Other tabs hear of each line as it is written: the line that holds the choice comes last.
  localStorage.setItem(consentKeys.analytics, String(analytics));
  localStorage.setItem(consentKeys.choice, JSON.stringify({ choice, date, version } satisfies StoredConsent));
}

function parse(text: string | null): StoredConsent | null {
  try {
    const { choice, date, version } = JSON.parse(text ?? '{}') as Partial<
      Record<keyof StoredConsent, unknown>
    >;
    if (choice !== 'accepted' && choice !== 'rejected' && choice !== 'configured') return null;
    return typeof date === 'string' && typeof version === 'string' ? { choice, date, version } : null;
  } catch {
    return null;
  }
}

function isRecent(date: string, now: Date): boolean {
  const end = new Date(date);
  end.setMonth(end.getMonth() + consentPolicy.months);
  // An unreadable date is neither.
  return new Date(date) <= now && now < end;
}
