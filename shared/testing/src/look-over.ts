import type { Page } from '@playwright/test';
import { axeFindings } from './browser.ts';
import { isFullRun } from './full-run.ts';
import { tooWideBy } from './page-width.ts';
import { untilReady } from './ready.ts';

/** Returns the problems of the current page: axe's findings, and content wider than the screen. */
export async function lookOver(page: Page, what: string): Promise<string[]> {
  const overflow = await lookAtWidth(page, what);
  const findings = await axeFindings(page);
  return [...findings.map((finding) => `${what}: ${finding}`), ...overflow];
}

async function lookAtWidth(page: Page, what: string): Promise<string[]> {
  await untilReady(page);
  const pixels = await tooWideBy(page);
  return pixels > 0 ? [`${what}: ${pixels} px wider than the screen`] : [];
}

interface Screen {
  width: number;
  colorScheme?: 'light' | 'dark';
}

/** Number of pages that this file has checked on several screens. */
let lookedOver = 0;

/**
 * Checks a page on several screens by resizing the window, since loading a page costs more than checking it. The width is checked on every
 * screen. axe is slow and checks one screen in rotation, or all of them in a full run. The order of screens alternates, so that the next
 * page loads at the current size.
 */
export async function lookOverOnEach(
  page: Page,
  what: string,
  screens: readonly Screen[],
): Promise<string[]> {
  const shown = page.viewportSize()?.width;
  const isOnLast = shown !== screens[0]?.width && shown === screens.at(-1)?.width;
  const forAxe = screens[lookedOver++ % screens.length];
  const findings: string[] = [];
  for (const screen of isOnLast ? screens.toReversed() : screens) {
    const { width, colorScheme } = screen;
    if (colorScheme !== undefined) await page.emulateMedia({ colorScheme });
    if (page.viewportSize()?.width !== width)
      await page.setViewportSize({ width, height: page.viewportSize()?.height ?? 900 });
    // A press or the resizing may have scrolled to where a control is half under a sticky element.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const look = isFullRun || screen === forAxe ? lookOver : lookAtWidth;
    findings.push(...(await look(page, `${what}, ${width} px${colorScheme ? `, ${colorScheme}` : ''}`)));
  }
  return findings;
}
