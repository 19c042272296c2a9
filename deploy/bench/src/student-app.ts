import type { Browser, Page } from '@playwright/test';
import { launchMeasuredBrowser } from '@puente/testing/browser';
import type { ProductUnderTest } from '@puente/testing/product-under-test';
import { untilReady } from '@puente/testing/ready';
import { figure, leftByVisits, leftRows, openAs, press, slowerCpu } from './app-figures.ts';
import { type InMemory, interactionTimes, watchInteractions } from './page-figures.ts';
import { markdownTable, median } from './statistics.ts';

/** Page views in which all filters are chosen, one after the other. */
const rounds = 4;
const filters = ['Remoto', 'Presencial', 'Híbrido'];
/** In milliseconds. */
const limits = { results: 200, interaction: 100 };

/** Measures the speed of the project list, and the memory that the app retains. */
export async function benchStudentApp(product: ProductUnderTest): Promise<{ report: string; data: unknown }> {
  const browser = await launchMeasuredBrowser();
  try {
    const data = {
      work: await workOfFilters(browser, product.url),
      results: await untilResults(browser, product.url),
      interactions: await interactions(browser, product.url),
      left: await leftByVisits(browser, product.url, { ...list, link: 'Proyectos' }),
    };
    return { report: reportOf(data), data };
  } finally {
    await browser.close();
  }
}

const list = { as: 'estudiante@puente.test', path: '/projects' };
const openList = (browser: Browser, url: string) => openAs(browser, url, list);

/** Milliseconds from the click on each filter until its results are painted, including the API's response. */
async function untilResults(browser: Browser, url: string): Promise<number[]> {
  const { context, page, session } = await openList(browser, url);
  const times: number[] = [];
  for (let round = -1; round < rounds; round++) {
    // A page view that knows no answer yet.
    await page.goto('/projects');
    await untilReady(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
    for (const filter of filters) {
      const time = await resultsAfter(page, filter);
      // The first round only warms the servers and V8.
      if (round >= 0) times.push(time);
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  await context.close();
  return times;
}

/** Chooses a filter and waits for the frame after the one in which the list shows the new search. */
async function resultsAfter(page: Page, filter: string): Promise<number> {
  await page.evaluate(() => {
    const results = document.querySelector('section[aria-label=Resultados]');
    if (!results) throw new Error('The page has no results.');
    const painted = new Promise<number>((resolve) => {
      let pressed = 0;
      document.addEventListener('click', ({ timeStamp }) => (pressed ||= timeStamp), { capture: true });
      const address = location.search;
      // With their number: the first page of two searches may have the same projects.
      const listed = () =>
        [
          results.querySelector('[role=status]')?.textContent,
          ...[...results.querySelectorAll('article a')].map((link) => link.getAttribute('href')),
        ].join();
      const former = listed();
      const watching = new MutationObserver(() => {
        const isBusy = results.querySelector('[aria-busy=true]') !== null;
        if (location.search === address || isBusy || listed() === former) return;
        watching.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
      });
      watching.observe(results, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    Object.assign(globalThis, { painted });
  });
  await press(page, page.getByRole('checkbox', { name: filter }), 'Space');
  return page.evaluate(() => (globalThis as unknown as { painted: Promise<number> }).painted);
}

/** Processor time of the page's main thread for a filter and its results, in milliseconds at the slower rate. */
async function workOfFilters(browser: Browser, url: string): Promise<number[]> {
  const { context, page, session } = await openList(browser, url);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const times: number[] = [];
  for (let round = -1; round < rounds; round++) {
    await page.goto('/projects');
    await untilReady(page);
    for (const filter of filters) {
      await page.getByRole('checkbox', { name: filter }).focus();
      await page.waitForTimeout(1000);
      const before = await worked();
      await page.keyboard.press('Space');
      await page.waitForTimeout(1500);
      if (round >= 0) times.push(((await worked()) - before) * slowerCpu);
    }
  }
  await context.close();
  return times;
}

/** Times a student's interactions with the list until the next paint. */
async function interactions(browser: Browser, url: string): Promise<number[]> {
  const { context, page, session } = await openList(browser, url);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
  await watchInteractions(page);
  for (const filter of filters) {
    await press(page, page.getByRole('checkbox', { name: filter }), 'Space');
    await page.waitForTimeout(700);
  }
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('agua', { delay: 150 });
  await page.waitForTimeout(1200);
  const save = page.getByRole('main').getByRole('article').first().getByRole('button');
  for (let times = 0; times < 2; times++) {
    await press(page, save.first(), 'Enter');
    await page.waitForTimeout(500);
  }
  await press(page, page.getByRole('button', { name: 'Avísame' }), 'Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.waitForTimeout(500);
  await press(page, page.getByRole('main').getByRole('article').first().getByRole('link').first(), 'Enter');
  await page.waitForURL(/\/projects\/\d+$/);
  await page.waitForTimeout(1500);
  const times = await interactionTimes(page);
  await context.close();
  return times;
}

interface Figures {
  work: readonly number[];
  results: readonly number[];
  interactions: readonly number[];
  left: InMemory;
}

function reportOf({ work, results, interactions: times, left }: Figures): string {
  const longest = Math.max(0, ...times);
  return markdownTable(
    ['figure', 'value', 'limit', ''],
    [
      figure('work of a filter, median', median(work), limits.results, ' ms'),
      figure('filter to results, median', median(results), limits.results, ' ms'),
      figure('filter to results, worst', Math.max(...results), limits.results, ' ms'),
      figure('longest interaction (INP)', longest, limits.interaction, ' ms'),
      ...leftRows(left),
    ],
  );
}
