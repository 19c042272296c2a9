import type { Browser, Page } from 'playwright-core';
import { ApiProcess, apiOfWorker } from './api-process.ts';
import { axeFindings, launchBrowser } from './browser.ts';
import { inFull } from './in-full.ts';
import { startProductUnderTest, type ProductOptions, type ProductUnderTest } from './product-under-test.ts';
import { untilReady } from './ready.ts';

interface JourneyOptions extends Omit<ProductOptions, 'apiProcess'> {
  env?: Readonly<Record<string, string>>;
  /** PostgreSQL unless it says otherwise. */
  engine?: 'embedded';
}

/**
 * The whole product and a browser for the journeys of one file: there before the first one, gone after the last. The
 * API's process is the Jest worker's, which loads its modules once; its database and files are this file's alone. On the
 * embedded engine, or with another brand, it has a process of its own.
 */
export function productForJourneys({ env = {}, engine, ...options }: JourneyOptions = {}): {
  readonly product: ProductUnderTest;
  readonly browser: Browser;
} {
  let product: ProductUnderTest | undefined;
  let browser: Browser | undefined;
  let ownProcess: ApiProcess | undefined;
  beforeAll(async () => {
    // A brand is read when a process begins: another one needs another process.
    if ('BRAND_DIR' in env) ownProcess = new ApiProcess(env);
    const onPostgres = { apiProcess: ownProcess ?? apiOfWorker() };
    [product, browser] = await Promise.all([
      startProductUnderTest(env, { ...options, ...(engine !== 'embedded' && onPostgres) }),
      launchBrowser(),
    ]);
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    await ownProcess?.kill();
  });
  return {
    get product() {
      return started(product);
    },
    get browser() {
      return started(browser);
    },
  };
}

function started<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('The product is started before the first test, not before.');
  return part;
}

/** What is wrong with the page as it is now: what axe finds, and whether it is wider than the screen. */
export async function lookOver(page: Page, what: string): Promise<string[]> {
  const overflow = await lookAtWidth(page, what);
  const findings = await axeFindings(page);
  return [...findings.map((finding) => `${what}: ${finding}`), ...overflow];
}

async function lookAtWidth(page: Page, what: string): Promise<string[]> {
  await untilReady(page);
  const pixels = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
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
