import type { Browser, Locator, Page } from '@playwright/test';
import { newPerson } from '@puente/testing/browser';
import { signIn } from '@puente/testing/people';
import { untilReady } from '@puente/testing/ready';
import { heldSince, type InMemory, inMemory } from './page-figures.ts';

export const slowerCpu = 4;
/** Measured visits of a page from another app's page, and warm-up visits before them, while V8 still compiles. */
const [visits, warmUp] = [50, 150];

/**
 * Limits for the memory that fifty visits may retain. The browser itself keeps 3 KB of each for
 * `performance.getEntries`.
 */
const held = { nodes: 40, listeners: 10, kilobytes: 250, styleSheets: 0 };

/** Opens a page of an app with a demo account, in a browser context of its own. */
export async function openAs(browser: Browser, url: string, { as, path }: { as: string; path: string }) {
  const { context, page } = await newPerson(browser, url);
  await signIn(context, url, as);
  await page.goto(path);
  await untilReady(page);
  return { context, page, session: await context.newCDPSession(page) };
}

/** Focuses the element first, so that Playwright does not search for it within the measured time. */
export async function press(page: Page, element: Locator, key: string): Promise<void> {
  await element.focus();
  await page.waitForTimeout(200);
  await page.keyboard.press(key);
}

/** Clicks an element in the same way. */
export async function pressWithMouse(page: Page, element: Locator): Promise<void> {
  await element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await element.boundingBox();
  if (!box) throw new Error('what is to be pressed is not on the screen');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(1000);
  await page.mouse.down();
  await page.mouse.up();
}

/**
 * Measures what a page retains each time that another app's page replaces it.
 * @param link of the header, which leads to `path`
 */
export async function leftByVisits(
  browser: Browser,
  url: string,
  { as, path, link }: { as: string; path: string; link: string },
): Promise<InMemory> {
  const { context, page, session } = await openAs(browser, url, { as, path });
  await session.send('Performance.enable');
  const visit = async (times: number) => {
    const header = page.getByRole('banner');
    for (let time = 0; time < times; time++) {
      await header.getByRole('link').first().click();
      await page.waitForURL((address) => address.pathname === '/');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await header.getByRole('link', { name: link, exact: true }).click();
      await page.waitForURL(`**${path}`);
      await page.getByRole('main').getByRole('article').first().waitFor();
    }
  };
  await visit(warmUp);
  const before = await inMemory(page, session);
  await visit(visits);
  const after = await inMemory(page, session);
  await context.close();
  return heldSince(before, after);
}

/** Row of a table: a figure with its limit. */
export const figure = (what: string, value: number, limit: number, unit = ''): string[] => [
  what,
  `${value.toFixed(0)}${unit}`,
  `${limit}${unit}`,
  value <= limit ? 'good' : 'OVER',
];

export const leftRows = (left: InMemory): string[][] => [
  figure('nodes left', left.nodes, held.nodes),
  figure('listeners left', left.listeners, held.listeners),
  figure('heap left', left.kilobytes, held.kilobytes, ' KB'),
  figure('style sheets left', left.styleSheets, held.styleSheets),
];
