/**
 * Version of the consent banner's question (specification §2). Raise it when the consent changes: every visitor is asked again. Visitors
 * who chose more than `months` ago are asked again, too, as the Spanish authority advises (AEPD, cookie guide).
 */
export const consentPolicy = { version: '2', months: 24 } as const;

/** A visitor's choice, as stored in `cookieConsent`. `analytics_ga` stores whether analytics are allowed (§3, browser storage). */
export interface StoredConsent {
  choice: 'accepted' | 'rejected' | 'configured';
  /** ISO 8601. */
  date: string;
  /** Version of the policy and of the list of third-party services. */
  version: string;
  /** Services that the visitor allowed one by one. Without it, `analytics_ga` applies to all. */
  granted?: readonly string[];
}

export const consentKeys = { choice: 'cookieConsent', analytics: 'analytics_ga' } as const;
