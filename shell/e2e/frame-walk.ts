import type { Page } from '@playwright/test';
import type { Fixtures } from '@puente/testing/journey';
import { withEveryPage } from './every-page.ts';
import type { Room } from './frame-state.ts';
import type { Visit } from './frame-states.ts';

export interface Screen {
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
}

/** Width in pixels from which the menu is in the bar (Header.module.css). */
const wideFrom = 1056;
const roomOf = ({ width }: Screen): Room => (width >= wideFrom ? 'wide' : 'narrow');

/**
 * Makes a visit and shows each of its states on every screen that has it, or on alternating screens. The page stays; only its viewport
 * changes.
 * @param at called for each state and screen
 */
export async function walk(
  { product, person }: Pick<Fixtures, 'product' | 'person'>,
  visit: Visit,
  { screens, byTurns }: { screens: readonly Screen[]; byTurns: boolean },
  at: (page: Page, state: string, screen: Screen) => Promise<void>,
): Promise<void> {
  const undo = await visit.before?.(product.url);
  try {
    const { page } = await person(visit.email, visit.visitor ? { visitor: visit.visitor } : {});
    await withEveryPage(page);
    for (const [place, { name, room, reach }] of visit.states.entries()) {
      const fitting = screens.filter((screen) => room === undefined || roomOf(screen) === room);
      const shown = byTurns ? fitting.filter((_, turn) => turn === place % fitting.length) : fitting;
      for (const [index, screen] of shown.entries()) {
        await page.setViewportSize(screen);
        await page.emulateMedia({ colorScheme: screen.colorScheme });
        if (index === 0) await reach(page);
        // After a resize the scroll position differs, and the target may be half covered by a sticky or floating element.
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await page.locator('header:not([data-stuck])').waitFor();
        await at(page, `${visit.who}, ${name}`, screen);
      }
    }
  } finally {
    await undo?.();
  }
}
