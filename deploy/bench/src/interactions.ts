import type { Browser, CDPSession, Page } from '@playwright/test';
import { buildPlayground } from '@puente/design-system/playground/build';
import { servePlayground } from '@puente/design-system/playground/server';
import { launchMeasuredBrowser, newPerson } from '@puente/testing/browser';
import { logIn } from '@puente/testing/people';
import type { ProductUnderTest } from '@puente/testing/product-under-test';
import { untilReady } from '@puente/testing/ready';
import { componentParts, headerParts, messageParts, type Part, visitorParts } from './interaction-parts.ts';
import { heldSince, type InMemory, inMemory, interactionTimes, watchInteractions } from './page-figures.ts';
import { markdownTable, median } from './statistics.ts';

const slowerCpu = 4;
/** Timed openings, openings for the memory test, and warm-up openings before them, while V8 still compiles. */
const [timedOpenings, openings, warmUp] = [10, 200, 400];
/**
 * Limit for an interaction, 100 ms (the web's own threshold is 200), and for the memory that 200 openings may retain.
 */
const limits = { milliseconds: 100, nodes: 40, listeners: 10, kilobytes: 250 };

interface Result {
  part: string;
  /** Milliseconds from the key to the next paint, of each interaction. */
  times: number[];
  left: InMemory;
  known: string | undefined;
}

/**
 * Opens and closes each menu, window and list. Measures the time to the next paint on a CPU four times slower, and the
 * memory that two hundred openings retain.
 */
export async function benchInteractions(
  product: ProductUnderTest,
): Promise<{ report: string; data: unknown }> {
  const { address, server } = await servePlayground(await buildPlayground());
  const browser = await launchMeasuredBrowser();
  try {
    const results = [
      ...(await measure(browser, address, componentParts, async (page, part) => {
        await page.goto('/');
        await page.getByRole('combobox', { name: 'Universidad' }).first().waitFor();
        if (part) await showOnlySectionOf(page, part);
      })),
      ...(await measure(browser, product.url, visitorParts, async (page) => {
        await page.goto('/projects');
        await page.getByRole('dialog').waitFor();
        await page.keyboard.press('Escape');
      })),
      ...(await measure(browser, product.url, headerParts, async (page) => {
        await logIn(page, 'estudiante@puente.test');
        await untilReady(page);
      })),
      ...(await measure(browser, product.url, messageParts, async (page) => {
        await logIn(page, 'estudiante@puente.test');
        await page.goto('/profile?section=notifications');
        await untilReady(page);
      })),
    ];
    return { report: reportOf(results), data: results };
  } finally {
    await browser.close();
    server.close();
  }
}

type Open = (page: Page, part?: Part) => Promise<void>;

/**
 * Hides the other sections. The playground shows every state of everything on one page, thousands of elements more than
 * any page of the product.
 */
const showOnlySectionOf = (page: Page, part: Part) =>
  part.opener(page).evaluate((opener) => {
    for (const section of document.querySelectorAll('section')) {
      if (!section.contains(opener)) section.style.display = 'none';
    }
  });

/** @param wanted the parts, or a function that finds them on the page */
async function measure(
  browser: Browser,
  url: string,
  wanted: readonly Part[] | ((page: Page) => Promise<Part[]>),
  open: Open,
): Promise<Result[]> {
  const parts = typeof wanted === 'function' ? await found(browser, url, wanted, open) : wanted;
  const results: Result[] = [];
  for (const part of parts) {
    const { context, page } = await newPerson(browser, url, { width: part.width ?? 1280 });
    try {
      await open(page, part);
      const session = await context.newCDPSession(page);
      const times = await timed(page, session, part);
      results.push({ part: part.name, times, known: part.known, left: await leftBy(page, session, part) });
      console.log(`${results.length}/${parts.length} ${part.name}`);
    } finally {
      await context.close();
    }
  }
  return results;
}

async function found(
  browser: Browser,
  url: string,
  find: (page: Page) => Promise<Part[]>,
  open: Open,
): Promise<Part[]> {
  const { context, page } = await newPerson(browser, url);
  try {
    await open(page);
    return await find(page);
  } finally {
    await context.close();
  }
}

async function timed(page: Page, session: CDPSession, part: Part): Promise<number[]> {
  await openAndClose(page, part, 3);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
  await watchInteractions(page);
  await openAndClose(page, part, timedOpenings, 120);
  await page.waitForTimeout(300);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return interactionTimes(page);
}

async function leftBy(page: Page, session: CDPSession, part: Part): Promise<Result['left']> {
  await session.send('Performance.enable');
  await openAndClose(page, part, warmUp);
  const before = await inMemory(page, session);
  await openAndClose(page, part, openings);
  const after = await inMemory(page, session);
  return heldSince(before, after);
}

/** @throws when the part does not open or does not close: its figures would be meaningless */
async function openAndClose(page: Page, part: Part, times: number, pause = 0): Promise<void> {
  const opener = part.opener(page);
  await opener.focus();
  await page.keyboard.press('Escape');
  for (let time = 0; time < times; time++) {
    const isChecked = time === 0 || time === times - 1;
    await page.keyboard.press(part.openKey);
    if (isChecked) await part.shown(page).waitFor();
    if (pause > 0) await page.waitForTimeout(pause);
    await page.keyboard.press(part.closeKey);
    if (isChecked) await part.shown(page).waitFor({ state: 'hidden' });
    if (pause > 0) await page.waitForTimeout(pause);
  }
}

function reportOf(results: readonly Result[]): string {
  const rows = results.map(({ part, times, left, known }) => {
    const worst = times.length === 0 ? 0 : Math.max(...times);
    const over = [
      worst > limits.milliseconds && 'slow',
      left.nodes > limits.nodes && 'nodes',
      left.listeners > limits.listeners && 'listeners',
      left.kilobytes > limits.kilobytes && 'memory',
    ].filter(Boolean);
    return [
      part,
      times.length === 0 ? '< 16' : median(times).toFixed(0),
      worst === 0 ? '< 16' : worst.toFixed(0),
      String(left.nodes),
      String(left.listeners),
      String(left.kilobytes),
      over.length === 0 ? 'good' : [...over, known].filter(Boolean).join(', '),
    ];
  });
  return markdownTable(
    ['opened and closed', 'median ms', 'worst ms', 'nodes left', 'listeners left', 'KB left', ''],
    rows,
  );
}
