import type { Browser, CDPSession, Page } from '@playwright/test';
import { launchMeasuredBrowser, newPerson } from '@puente/testing/browser';
import { signIn } from '@puente/testing/people';
import type { ProductUnderTest } from '@puente/testing/product-under-test';
import { untilReady } from '@puente/testing/ready';
import { slowerCpu } from './app-figures.ts';
import { documentChanges } from './document-changes.ts';
import { slowNetwork } from './page-figures.ts';
import { markdownTable, median } from './statistics.ts';

/** Measured presses of each link in each way, and warm-up presses before them. */
const [runs, warmUp] = [3, 1];
/** Milliseconds between the arrival of the pointer on a link and the press. */
const dwells = { 'at once': 0, '300 ms': 300, '1 s': 1000 } as const;
type Dwell = keyof typeof dwells;

interface PageChange {
  app: string;
  who: 'visitor' | 'student' | 'coordinator';
  from: string;
  /** Selector of the pressed link. */
  link: string;
  /** Name of the opened page in the report. */
  to: string;
}

const accounts = { student: 'estudiante@puente.test', coordinator: 'coordinacion@puente.test' };

const changes: readonly PageChange[] = [
  { app: 'public-site', who: 'visitor', from: '/', link: 'a[href="/blog"]', to: '/blog' },
  { app: 'public-site', who: 'visitor', from: '/blog', link: 'main a[href^="/blog/"]', to: 'a post' },
  { app: 'shell', who: 'visitor', from: '/', link: 'a[href="/register"]', to: '/register' },
  { app: 'student-app', who: 'visitor', from: '/', link: 'a[href="/projects"]', to: '/projects' },
  { app: 'student-app', who: 'student', from: '/', link: 'header a[href="/projects"]', to: '/projects' },
  {
    app: 'student-app',
    who: 'student',
    from: '/projects',
    link: 'article h2 a, article h3 a',
    to: 'a project',
  },
  {
    app: 'organisation-app',
    who: 'coordinator',
    from: '/',
    link: 'header a[href="/organizations"]',
    to: '/organizations',
  },
  {
    app: 'organisation-app',
    who: 'coordinator',
    from: '/organizations',
    link: 'main a[href*="/applys"]',
    to: 'a desk',
  },
];

/** Figures of one change of page, in milliseconds since the press. */
interface Change {
  /** Next frame after the page marked its content as ready. */
  painted: number;
  /** Largest contentful paint that the browser attributes to the press; NaN when it reports no soft navigation. */
  lcp: number;
  /** Calls to the API between the press and the paint. */
  calls: number;
}

/** Measures how long an opened page takes to be painted, with and without a pointer that was on its link before. */
export async function benchPageChanges(
  product: ProductUnderTest,
): Promise<{ report: string; data: unknown }> {
  const browser = await launchMeasuredBrowser();
  try {
    const data: Record<string, Change[]> = {};
    for (let run = -warmUp; run < runs; run++) {
      for (const change of changes) {
        for (const dwell of Object.keys(dwells) as Dwell[]) {
          const result = await measure(browser, product.url, change, dwells[dwell]);
          if (run >= 0) (data[keyOf(change, dwell)] ??= []).push(result);
        }
      }
      process.stdout.write('.');
    }
    const documents = await documentChanges(browser, product.url, runs);
    process.stdout.write('\n');
    return {
      report: [reportOf(data), '', documents.report].join('\n'),
      data: { ...data, documents: documents.data },
    };
  } finally {
    await browser.close();
  }
}

const keyOf = ({ who, from, to }: PageChange, dwell: Dwell): string => `${who} ${from} to ${to} ${dwell}`;

async function measure(
  browser: Browser,
  url: string,
  { who, from, link }: PageChange,
  dwell: number,
): Promise<Change> {
  const { context, page } = await newPerson(browser, url);
  try {
    if (who !== 'visitor') await signIn(context, url, accounts[who]);
    await page.goto(from);
    await untilReady(page);
    // Code that loads on idle must not count as part of the press.
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await slowDown(session);
    return await pressed(page, link, dwell);
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
}

async function pressed(page: Page, link: string, dwell: number): Promise<Change> {
  const element = page.locator(link).locator('visible=true').first();
  await element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await element.boundingBox();
  if (!box) throw new Error(`The link ${link} is not on the screen.`);
  await page.evaluate(watchChange);
  let calls = 0;
  let isPressed = false;
  page.on('request', (request) => {
    if (isPressed && new URL(request.url()).pathname.startsWith('/api/')) calls += 1;
  });
  await page.mouse.move(box.x + Math.min(20, box.width / 2), box.y + box.height / 2);
  if (dwell > 0) await page.waitForTimeout(dwell);
  isPressed = true;
  await page.mouse.down();
  await page.mouse.up();
  const painted = await page.evaluate(() => (globalThis as unknown as { painted: Promise<number> }).painted);
  // Pictures may follow.
  await page.waitForTimeout(1500);
  const lcp = await page.evaluate(() => (globalThis as unknown as { softLcp: () => number }).softLcp());
  return { painted, lcp, calls };
}

/** Runs in the page: waits for the next mark of content that is ready, and collects the entries of soft navigations. */
function watchChange(): void {
  const before = performance.getEntriesByName('content-ready').length;
  let pressedAt = 0;
  document.addEventListener('click', ({ timeStamp }) => (pressedAt ||= timeStamp), { capture: true });
  const painted = new Promise<number>((resolve) => {
    const look = () => {
      if (performance.getEntriesByName('content-ready').length === before)
        return void requestAnimationFrame(look);
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)));
    };
    look();
  });
  type SoftEntry = PerformanceEntry & {
    interactionId: number;
    getLargestInteractionContentfulPaint?: () => PerformanceEntry | null;
  };
  const navigations: SoftEntry[] = [];
  const paints: SoftEntry[] = [];
  const collect = (type: string, into: SoftEntry[]) =>
    new PerformanceObserver((list) => into.push(...(list.getEntries() as SoftEntry[]))).observe({ type });
  // A browser that does not know a type only warns.
  collect('soft-navigation', navigations);
  collect('interaction-contentful-paint', paints);
  const softLcp = () => {
    const navigation = navigations.at(-1);
    const isOfIt = ({ interactionId }: SoftEntry) => interactionId === navigation?.interactionId;
    // The entry of the navigation has the largest paint until then; larger ones follow as entries of their own.
    const paint = paints.findLast(isOfIt) ?? navigation?.getLargestInteractionContentfulPaint?.();
    return paint?.duration ?? Number.NaN;
  };
  Object.assign(globalThis, { painted, softLcp });
}

function reportOf(data: Record<string, Change[]>): string {
  const figure = (change: PageChange, dwell: Dwell, key: keyof Change) =>
    median(
      (data[keyOf(change, dwell)] ?? []).map((each) => each[key]).filter((value) => !Number.isNaN(value)),
    );
  const rows = changes.map((change) => {
    const { app, who, from, to } = change;
    const ratios = (['300 ms', '1 s'] as const).map((dwell) =>
      (figure(change, dwell, 'painted') / figure(change, 'at once', 'painted')).toFixed(2),
    );
    const figures = (['painted', 'lcp', 'calls'] as const).flatMap((key) =>
      (Object.keys(dwells) as Dwell[]).map((dwell) => figure(change, dwell, key).toFixed(0)),
    );
    return [app, who, from, to, ...figures, ...ratios];
  });
  const figures = ['painted ms', 'LCP ms', 'calls'].flatMap((name) =>
    Object.keys(dwells).map((dwell) => `${name}, ${dwell}`),
  );
  return markdownTable(['app', 'who', 'from', 'to', ...figures, 'ratio, 300 ms', 'ratio, 1 s'], rows);
}
