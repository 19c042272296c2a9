import type { Browser, Page } from 'playwright-core';
import { newPerson } from '@puente/testing/browser';
import { signIn } from '@puente/testing/people';
import type { ProductUnderTest } from '@puente/testing/product-under-test';
import { withEveryPage } from './every-page.ts';
import type { Room } from './frame-state.ts';
import type { Visit } from './frame-states.ts';

export interface Screen {
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
}

/** From here on the menu is in the bar (Header.module.css). */
const wideFrom = 1056;
const roomOf = ({ width }: Screen): Room => (width >= wideFrom ? 'wide' : 'narrow');

/**
 * Makes a visit, and shows each of its states on each of the screens that have it, or by turns on one of them: the page stays,
 * the window changes.
 * @param at called for each of them
 */
export async function walk(
  { product, browser }: { product: ProductUnderTest; browser: Browser },
  visit: Visit,
  { screens, byTurns }: { screens: readonly Screen[]; byTurns: boolean },
  at: (page: Page, state: string, screen: Screen) => Promise<void>,
): Promise<void> {
  const undo = await visit.before?.(product.apiUrl);
  const { context, page } = await newPerson(
    browser,
    product.url,
    visit.visitor ? { visitor: visit.visitor } : {},
  );
  try {
    if (visit.email) await signIn(context, product.url, visit.email);
    await withEveryPage(page);
    for (const [place, { name, room, reach }] of visit.states.entries()) {
      const fitting = screens.filter((screen) => room === undefined || roomOf(screen) === room);
      const shown = byTurns ? fitting.filter((_, turn) => turn === place % fitting.length) : fitting;
      for (const [index, screen] of shown.entries()) {
        await page.setViewportSize(screen);
        await page.emulateMedia({ colorScheme: screen.colorScheme });
        if (index === 0) await reach(page);
        // In another window the same place of the page is elsewhere, perhaps half under what sticks or floats.
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await page.locator('header:not([data-stuck])').waitFor();
        await at(page, `${visit.who}, ${name}`, screen);
      }
    }
  } finally {
    await context.close();
    await undo?.();
  }
}
