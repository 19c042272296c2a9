import type { Page } from '@playwright/test';

/** Waits until the page has set its mark for showing its main content. */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('content-ready').length > 0);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator('#main:not([aria-busy=true])').waitFor();
}
