import { expect, type Page } from '@playwright/test';
import { drawnHtml } from './drawn-html.ts';
import { layoutShift } from './layout-shift.ts';
import { untilReady } from './ready.ts';

interface WithDrawn {
  drawnHeading?: Element;
}

/** Remembers the heading of each page that opens from now on, as the server drew it. */
export const rememberDrawn = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const watching = new MutationObserver(() => {
      const heading = document.querySelector('#root h1');
      if (!heading) return;
      (window as WithDrawn).drawnHeading = heading;
      watching.disconnect();
    });
    watching.observe(document, { childList: true, subtree: true });
  });

/** Tells whether the browser kept the server's elements (hydration), instead of rendering the page again. */
export const isHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as WithDrawn).drawnHeading?.isConnected === true);

/**
 * Opens a page that the server renders, and asserts that the browser hydrates it, without a request and without a layout shift. Call
 * `rememberDrawn` before.
 * @param asked requests of the page, which the caller's listener adds
 */
export async function expectHydrated(page: Page, url: string, path: string, asked: string[]): Promise<void> {
  // Answers that are half a minute old are too old to be drawn from.
  await drawnHtml(url, path);
  await page.goto(path);
  await untilReady(page);
  expect([path, asked.splice(0)]).toEqual([path, []]);
  expect([path, await isHydrated(page)]).toEqual([path, true]);
  expect([path, (await layoutShift(page)) <= 0.01]).toEqual([path, true]);
}
