import type { Browser, Cookie } from '@playwright/test';
import { asOneWhoRejected, launchMeasuredBrowser } from '@puente/testing/browser';
import type { ProductUnderTest } from '@puente/testing/product-under-test';
import { demoPassword } from '@puente/tooling/accounts';
import { openAs, slowerCpu } from './app-figures.ts';
import { startChangedPages, stripHints, stripScripts } from './changed-pages.ts';
import { startMonolith } from './monolith.ts';
import { slowNetwork } from './page-figures.ts';
import { markdownTable, median } from './statistics.ts';

interface Visit {
  fcp: number;
  lcp: number;
  ready: number;
  cls: number;
  kilobytes: number;
  scriptKilobytes: number;
  requests: number;
  /** Longest task of the main thread, in ms, until half a second after the page is ready. */
  longestTask: number;
}

/** Alternating runs of each page in each build: a slow moment of the machine hits all of them. */
const runs = 7;

const accounts = {
  student: 'estudiante@puente.test',
  coordinator: 'coordinacion@puente.test',
  teacher: 'docente@puente.test',
} as const;

interface MeasuredPage {
  /** Name in the report. */
  name: string;
  path: string;
  who: 'visitor' | keyof typeof accounts;
}

/** Finds the page of a record by the first link that leads to one. */
async function measuredPages(browser: Browser, product: ProductUnderTest): Promise<MeasuredPage[]> {
  const sitemap = await (await fetch(`${product.url}/sitemap.xml`)).text();
  const inSitemap = (path: RegExp): string =>
    [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
      .map(([, address = '']) => new URL(address).pathname)
      .find((address) => path.test(address)) ?? '/';
  return [
    { name: 'home', path: '/', who: 'visitor' },
    { name: 'for organisations', path: '/organizaciones', who: 'visitor' },
    { name: 'a post', path: inSitemap(/^\/blog\/./), who: 'visitor' },
    { name: 'a project', path: inSitemap(/^\/projects\/\d/), who: 'visitor' },
    { name: 'list of projects, visitor', path: '/projects', who: 'visitor' },
    { name: 'repository, visitor', path: '/tfx', who: 'visitor' },
    { name: 'list of projects', path: '/projects', who: 'student' },
    { name: 'profile', path: '/profile', who: 'student' },
    { name: 'new work', path: '/tfx/create', who: 'student' },
    { name: 'collaborations', path: '/colaboraciones', who: 'student' },
    { name: 'a collaboration', path: await pathOfCollaboration(browser, product), who: 'student' },
    { name: 'teaching desk', path: '/docencia', who: 'teacher' },
    { name: 'own projects', path: '/organizations', who: 'coordinator' },
    { name: 'talent', path: '/spaces/organizations/talent', who: 'coordinator' },
    { name: 'desk', path: await pathOfDesk(browser, product), who: 'coordinator' },
  ];
}

const pathOfDesk = (browser: Browser, product: ProductUnderTest): Promise<string> =>
  firstLink(browser, product, { as: accounts.coordinator, path: '/organizations' }, 'a[href*="/applys"]');

const pathOfCollaboration = (browser: Browser, product: ProductUnderTest): Promise<string> =>
  firstLink(
    browser,
    product,
    { as: accounts.student, path: '/colaboraciones' },
    'a[href^="/colaboraciones/"]',
  );

/** Address of the first link of a page; that of the page itself while it has none. */
async function firstLink(
  browser: Browser,
  { url }: ProductUnderTest,
  list: { as: string; path: string },
  links: string,
): Promise<string> {
  const { context, page } = await openAs(browser, url, list);
  const path = await page.getByRole('main').locator(links).first().getAttribute('href');
  await context.close();
  return path ?? list.path;
}

/** In the order of the report. The limit is relative to the first. */
const yardsticks = ['monolith', 'monolith without hints'] as const;
/** The rendered page without scripts: nothing can be painted sooner. Only for pages that the server renders. */
const drawnOnly = 'static page';
const builds = [...yardsticks, drawnOnly, 'puente'] as const;
type Build = (typeof builds)[number];

const buildsOf = ({ who }: MeasuredPage): readonly Build[] =>
  who === 'visitor' ? builds : builds.filter((build) => build !== drawnOnly);

/** Greatest ratio of LCP and of content-ready to the monolith with the same hints and early answers. */
const limit = 1.05;

/**
 * Compares the released product with the monolith of the same sources: median of each figure, and ratios of the
 * medians.
 */
export async function benchPages(product: ProductUnderTest): Promise<{ report: string; data: unknown }> {
  const monolith = await startMonolith(product.apiUrl);
  const unhinted = await startChangedPages(monolith.url, stripHints);
  const drawn = await startChangedPages(product.url, stripScripts);
  const browser = await launchMeasuredBrowser();
  const addresses: Record<Build, string> = {
    monolith: monolith.url,
    'monolith without hints': unhinted.url,
    [drawnOnly]: drawn.url,
    puente: product.url,
  };
  const cookies = {
    visitor: [],
    student: await cookiesOf(accounts.student, product),
    coordinator: await cookiesOf(accounts.coordinator, product),
    teacher: await cookiesOf(accounts.teacher, product),
  };
  const pages = (await measuredPages(browser, product)).filter(isAsked);
  const visits: Record<string, Visit[]> = {};
  try {
    for (let run = -1; run < runs; run++) {
      for (const page of pages) {
        const { name, path, who } = page;
        for (const build of run % 2 === 0 ? buildsOf(page) : buildsOf(page).toReversed()) {
          const hasScripts = build !== drawnOnly;
          const result = await visit(browser, addresses[build] + path, { cookies: cookies[who], hasScripts });
          // The first round only warms the servers.
          if (run >= 0) (visits[`${name} ${build}`] ??= []).push(result);
        }
      }
      process.stdout.write('.');
    }
  } finally {
    await browser.close();
    unhinted.stop();
    drawn.stop();
    await monolith.stop();
  }
  process.stdout.write('\n');
  return { report: reportOf(pages, visits), data: visits };
}

/** Tells whether a page is measured: all of them, or those that `PAGES` names, separated by semicolons. */
function isAsked({ name }: MeasuredPage): boolean {
  const named = process.env['PAGES']?.split(';');
  return named === undefined || named.includes(name);
}

async function visit(
  browser: Browser,
  address: string,
  { cookies, hasScripts }: { cookies: Cookie[]; hasScripts: boolean },
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    locale: 'es-ES',
    serviceWorkers: 'block',
  });
  if (cookies.length > 0) {
    await context.addCookies(cookies);
    // Users have answered the consent banner before. It would be the largest text of a form's page.
    await asOneWhoRejected(context);
  }
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
  const types = new Map<string, string>();
  let bytes = 0;
  let scriptBytes = 0;
  let requests = 0;
  session.on('Network.responseReceived', ({ requestId, response }) =>
    types.set(requestId, response.mimeType),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    requests++;
    bytes += encodedDataLength;
    if (types.get(requestId)?.includes('javascript')) scriptBytes += encodedDataLength;
  });
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0, longestTask: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longestTask = Math.max(seen.longestTask, duration);
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) seen.cls += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: hasScripts ? 'commit' : 'load' });
  if (hasScripts)
    await page.waitForFunction(() => performance.getEntriesByName('content-ready').length > 0, null, {
      timeout: 60_000,
      polling: 50,
    });
  await page.waitForTimeout(800);
  const times = await page.evaluate(() => ({
    ...(globalThis as unknown as { seen: Pick<Visit, 'lcp' | 'cls' | 'longestTask'> }).seen,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    ready: performance.getEntriesByName('content-ready')[0]?.startTime ?? Number.NaN,
  }));
  await context.close();
  return { ...times, kilobytes: bytes / 1000, scriptKilobytes: scriptBytes / 1000, requests };
}

/** Logs in through the API. Returns the cookies for the browser of this account. */
async function cookiesOf(email: string, { url }: ProductUnderTest): Promise<Cookie[]> {
  const answer = await fetch(`${url}/api/auth/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ identifier: email, password: demoPassword }),
  });
  return answer.headers.getSetCookie().map((header) => {
    const [pair = '', ...attributes] = header.split('; ');
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    return {
      name,
      value,
      domain: 'localhost',
      path: '/',
      expires: -1,
      httpOnly: attributes.includes('HttpOnly'),
      secure: false,
      sameSite: 'Lax',
    };
  });
}

const ratioed = ['fcp', 'lcp', 'ready'] as const;

function reportOf(pages: readonly MeasuredPage[], visits: Record<string, Visit[]>): string {
  const figure = (name: string, build: Build, key: keyof Visit) =>
    median((visits[`${name} ${build}`] ?? []).map((each) => each[key]));
  const ratio = (name: string, key: keyof Visit, to: Build, build: Build = 'puente') =>
    (figure(name, build, key) / figure(name, to, key)).toFixed(2);
  const rows = pages.flatMap((page) =>
    buildsOf(page).map((build) => {
      const { name } = page;
      const rounded = (key: keyof Visit, digits = 0) => figure(name, build, key).toFixed(digits);
      return [
        name,
        build,
        rounded('fcp'),
        rounded('lcp'),
        rounded('ready'),
        rounded('cls', 3),
        rounded('kilobytes'),
        rounded('scriptKilobytes'),
        rounded('requests'),
        rounded('longestTask'),
        ...yardsticks.flatMap((to) => ratioed.map((key) => ratio(name, key, to, build))),
      ];
    }),
  );
  const figures = ['FCP ms', 'LCP ms', 'ready ms', 'CLS', 'KB', 'JS KB', 'requests', 'longest task ms'];
  const ratios = ['', ', no hints'].flatMap((to) => ratioed.map((key) => `${key}${to}`));
  const verdicts = pages.flatMap(({ name }) =>
    (['lcp', 'ready'] as const).map((key) => {
      const value = ratio(name, key, 'monolith');
      return `- ${name}: ${key} ${value}, ${Number(value) <= limit ? 'within the limit' : 'ABOVE THE LIMIT'}`;
    }),
  );
  const beside = pages
    .filter(({ who }) => who === 'visitor')
    .map(
      ({ name }) => `- ${name}: lcp ${ratio(name, 'lcp', drawnOnly)}, fcp ${ratio(name, 'fcp', drawnOnly)}`,
    );
  return [
    markdownTable(['page', 'build', ...figures, ...ratios], rows),
    `\nPuente to the monolith with the same hints and early answers, limit ${limit}:\n`,
    ...verdicts,
    '\nPuente to the same page without any script (limit 1.15 for lcp):\n',
    ...beside,
  ].join('\n');
}
