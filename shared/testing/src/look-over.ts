import type { Page } from '@playwright/test';
import { axeFindings } from './browser.ts';
import { inFull } from './in-full.ts';
import { tooWideBy } from './page-width.ts';
import { untilReady } from './ready.ts';

/** What is wrong with the page as it is now: what axe finds, and whether it is wider than the screen. */
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

/** Pages that this file has looked over on several screens so far. */
let lookedOver = 0;

/**
 * The same on several screens: the page stays, the window changes, since loading a page costs more than looking at it.
 * It has to fit each of them; axe, which takes longer than the page did, looks on one by turns, and in full on all.
 * Every other page is loaded on the last of them, as the window was left.
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
    if (page.viewportSize()?.width !== width) {
      await page.setViewportSize({ width, height: page.viewportSize()?.height ?? 900 });
      // In another window the same place of the page is elsewhere, perhaps half under what sticks or floats.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    }
    const look = inFull || screen === forAxe ? lookOver : lookAtWidth;
    findings.push(...(await look(page, `${what}, ${width} px${colorScheme ? `, ${colorScheme}` : ''}`)));
  }
  return findings;
}
