/**
 * What visitors are asked in the consent banner (specification §2). Raise the version when what they agree to
 * changes: every visitor is asked again. So are those who chose more than `months` ago, as the Spanish
 * authority advises (AEPD, cookie guide).
 */
export const consentPolicy = { version: '2', months: 24 } as const;

/** What is stored about a choice in `cookieConsent`; whether analytics are agreed to is in `analytics_ga` (§3, browser storage). */
export interface StoredConsent {
  choice: 'accepted' | 'rejected' | 'configured';
  /** ISO. */
  date: string;
  /** The policy's, and which services of others it was about. */
  version: string;
  /** What was agreed to, one by one; without it all or nothing, as `analytics_ga` says. */
  granted?: readonly string[];
}

export const consentKeys = { choice: 'cookieConsent', analytics: 'analytics_ga' } as const;
