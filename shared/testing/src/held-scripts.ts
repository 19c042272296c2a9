import type { Page } from '@playwright/test';
import { deferred } from './deferred.ts';

/**
 * Holds back every script that the page requests.
 * @returns a function that releases them
 */
export async function holdScripts(page: Page): Promise<() => void> {
  const scripts = deferred();
  await page.route('**/*.js', async (route) => {
    await scripts.opened;
    await route.continue();
  });
  return scripts.open;
}
