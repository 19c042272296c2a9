import type { Page } from '@playwright/test';

/** Waits until the page has marked itself as showing what the person came for, after the moment given. */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('content-ready').length > 0);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator('#main:not([aria-busy=true])').waitFor();
}
