import type { Browser, Page } from '@playwright/test';
import { newPerson } from '@puente/testing/browser';
import { slowerCpu } from './app-figures.ts';
import { slowNetwork } from './page-figures.ts';
import { markdownTable, median } from './statistics.ts';

/** Milliseconds between the arrival of the pointer on a link and the press: the browser prefetches after 200. */
const dwell = 600;

const links = [
  { from: '/', to: '/blog' },
  { from: '/', to: '/projects' },
] as const;

/**
 * Measures links of rendered pages before their scripts run: milliseconds from the press to the first contentful paint
 * of the next document, with the speculation rules of the page and without them.
 */
export async function documentChanges(
  browser: Browser,
  url: string,
  runs: number,
): Promise<{ report: string; data: unknown }> {
  const data: Record<string, number[]> = {};
  for (let run = -1; run < runs; run++) {
    for (const { from, to } of links) {
      for (const hasRules of [true, false]) {
        const time = await measure(browser, url, { from, to, hasRules });
        if (run >= 0) (data[`${from} ${to} ${hasRules}`] ??= []).push(time);
      }
    }
  }
  const rows = links.map(({ from, to }) => {
    const [without, withRules] = [false, true].map((hasRules) =>
      median(data[`${from} ${to} ${hasRules}`] ?? []),
    );
    const ratio = (withRules ?? Number.NaN) / (without ?? Number.NaN);
    return [
      from,
      to,
      ...[without, withRules].map((value) => (value ?? Number.NaN).toFixed(0)),
      ratio.toFixed(2),
    ];
  });
  const head = ['before scripts: from', 'to', 'painted ms, no rules', 'painted ms, prefetched', 'ratio'];
  return { report: markdownTable(head, rows), data };
}

async function measure(
  browser: Browser,
  url: string,
  { from, to, hasRules }: { from: string; to: string; hasRules: boolean },
): Promise<number> {
  const { context, page } = await newPerson(browser, url);
  try {
    // The shell never takes over.
    await page.route('**/assets/**/*.js', (route) => route.abort());
    await page.goto(from);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowNetwork);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
    if (!hasRules)
      await page.evaluate(() => document.querySelector('script[type=speculationrules]')?.remove());
    const link = page.locator(`a[href="${to}"]`).locator('visible=true').first();
    await link.hover();
    await page.waitForTimeout(dwell);
    const pressedAt = await page.evaluate(() => performance.timeOrigin + performance.now());
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForURL(`**${to}`);
    return (await firstPaint(page)) - pressedAt;
  } finally {
    await context.close();
  }
}

const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint) resolve(performance.timeOrigin + paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
