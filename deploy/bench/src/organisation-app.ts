import type { Browser, Page } from '@playwright/test';
import type { DeskApplication } from '@puente/contract/entities/desk';
import { launchMeasuredBrowser } from '@puente/testing/browser';
import type { ProductUnderTest } from '@puente/testing/product-under-test';
import { figure, leftByVisits, leftRows, openAs, press, pressWithMouse, slowerCpu } from './app-figures.ts';
import { type InMemory, interactionTimes, watchInteractions } from './page-figures.ts';
import { markdownTable, median } from './statistics.ts';

const coordinator = 'coordinacion@puente.test';
const applications = 500;

/** In milliseconds. */
const limits = { move: 50, interaction: 100 };

/** Measures the speed of the application desk with 500 applications, and the memory that the project list retains. */
export async function benchOrganisationApp(
  product: ProductUnderTest,
): Promise<{ report: string; data: unknown }> {
  const browser = await launchMeasuredBrowser();
  try {
    const data = {
      moves: await moves(browser, product.url),
      interactions: await interactions(browser, product.url),
      left: await leftByVisits(browser, product.url, {
        as: coordinator,
        path: '/organizations',
        link: 'Mis proyectos',
      }),
    };
    return { report: reportOf(data), data };
  } finally {
    await browser.close();
  }
}

/**
 * Opens the desk of a project, with its applications multiplied on the way to the browser, since only the page is
 * measured here. The server's part is measured with the other calls (api.ts).
 */
async function openDesk(browser: Browser, url: string) {
  const opened = await openAs(browser, url, { as: coordinator, path: '/organizations' });
  const { page } = opened;
  let all: DeskApplication[] = [];
  await page.route(/\/api\/projects\/\d+\/desk$/, async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: DeskApplication[] };
    all = Array.from({ length: applications }, (_, index) => ({
      ...(data[index % data.length] as DeskApplication),
      ...(index >= data.length && { id: (100_000 + index) as DeskApplication['id'] }),
      status: 'new',
      held: false,
    }));
    await route.fulfill({ json: { data: all } });
  });
  await page.route(/\/desk\/decisions$/, async (route) => {
    const { data } = route.request().postDataJSON() as {
      data: { applications: { id: number }[]; status: DeskApplication['status'] };
    };
    const wanted = new Set(data.applications.map(({ id }) => id));
    const moved = all
      .filter(({ id }) => wanted.has(id))
      .map((one) => ({ ...one, status: data.status, held: true }));
    await route.fulfill({ json: { data: { moved, refused: [] } } });
  });
  const desk = page.getByRole('main').locator('a[href*="/applys"]').first();
  await desk.click();
  await page.waitForURL('**/applys**');
  await page
    .getByRole('button', { name: /^Mover a / })
    .nth(applications - 1)
    .waitFor({ state: 'attached' });
  await page.waitForTimeout(1000);
  return opened;
}

/** Milliseconds from the key that preselects to the paint of the card in its new column, at full speed. */
async function moves(browser: Browser, url: string): Promise<number[]> {
  const { context, page } = await openDesk(browser, url);
  const times: number[] = [];
  for (let time = 0; time < 12; time++) {
    await press(page, firstCard(page), 'j');
    await page.waitForTimeout(300);
    await page.evaluate(() => {
      const chosen = document.activeElement?.closest('[role=listitem]');
      const painted = new Promise<number>((resolve) => {
        let pressed = 0;
        document.addEventListener('keydown', ({ timeStamp }) => (pressed ||= timeStamp), { capture: true });
        const watching = new MutationObserver(() => {
          if (chosen?.isConnected === true) return;
          watching.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
        });
        watching.observe(document.body, { subtree: true, childList: true });
      });
      Object.assign(globalThis, { painted });
    });
    await page.keyboard.press('p');
    const took = await page.evaluate(() => (globalThis as unknown as { painted: Promise<number> }).painted);
    // The first ones only warm V8.
    if (time >= 2) times.push(took);
    await page.waitForTimeout(500);
  }
  await context.close();
  return times;
}

const firstCard = (page: Page) => page.getByRole('button', { name: /^Mover a / }).first();

/** Times the interactions of a coordinator at the desk until the next paint, four times slower. */
async function interactions(browser: Browser, url: string): Promise<number[]> {
  const { context, page, session } = await openDesk(browser, url);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
  await watchInteractions(page);
  await press(page, firstCard(page), 'j');
  for (const key of ['j', 'j', 'k', 'x', 'm', 'p', 'z']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(1200);
  }
  await pressWithMouse(page, firstCard(page));
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(500);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(1000);
  await page.getByLabel('Buscar', { exact: true }).focus();
  await page.keyboard.type('ana', { delay: 200 });
  await page.waitForTimeout(1500);
  await pressWithMouse(page, page.getByRole('button', { name: 'Lista' }));
  await page.waitForTimeout(1500);
  const times = await interactionTimes(page);
  await context.close();
  return times;
}

interface Figures {
  moves: readonly number[];
  interactions: readonly number[];
  left: InMemory;
}

const reportOf = ({ moves: moved, interactions: times, left }: Figures): string =>
  markdownTable(
    ['figure', 'value', 'limit', ''],
    [
      figure('a move painted, median', median(moved), limits.move, ' ms'),
      figure('a move painted, longest', Math.max(...moved), limits.move, ' ms'),
      figure('longest interaction (INP)', Math.max(0, ...times), limits.interaction, ' ms'),
      ...leftRows(left),
    ],
  );
