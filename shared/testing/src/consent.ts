import type { BrowserContext } from '@playwright/test';
import { consentKeys, consentPolicy, type StoredConsent } from '@puente/contract/consent';

/** Marks a visitor as having rejected analytics before, so that the banner does not appear. */
export async function asOneWhoRejected(context: BrowserContext): Promise<void> {
  const stored: StoredConsent = {
    choice: 'rejected',
    date: new Date().toISOString(),
    version: consentPolicy.version,
  };
  await context.addInitScript(
    ([entry, analytics, value]) => {
      if (localStorage.getItem(entry) !== null) return;
      localStorage.setItem(analytics, 'false');
      localStorage.setItem(entry, value);
    },
    [consentKeys.choice, consentKeys.analytics, JSON.stringify(stored)] as const,
  );
}
