import type { Browser, Cookie } from 'playwright-core';
import { demoPassword } from '@puente/tooling/accounts';
import { launchMeasuredBrowser } from '@puente/testing/browser';
import type { ProductUnderTest } from '@puente/testing/product-under-test';
import { startMonolith } from './monolith.ts';
import { median, table } from './statistics.ts';
import { startWithoutHints } from './without-hints.ts';

interface Visit {
  fcp: number;
  lcp: number;
  ready: number;
  cls: number;
  kilobytes: number;
  scriptKilobytes: number;
  requests: number;
}

/** Alternating runs of each page in each build: a slow moment of the machine hits all of them. */
const runs = 9;
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const slowerCpu = 4;

const pages = [
  { path: '/', who: 'visitor' },
  { path: '/projects', who: 'student' },
] as const;

/** In this order in the report. The first is the yardstick of the limit. */
const yardsticks = ['monolith', 'monolith without hints'] as const;
const builds = [...yardsticks, 'puente'] as const;
type Build = (typeof builds)[number];

/** Greatest ratio of LCP and of content-ready to the monolith with the same hints and early answers. */
const limit = 1.05;

/** Released product against the monolith of the same sources: median of each figure, and the ratios of the medians. */
export async function benchPages(product: ProductUnderTest): Promise<{ report: string; data: unknown }> {
  const monolith = await startMonolith(product.apiUrl);
  const withoutHints = await startWithoutHints(monolith.url);
  const browser = await launchMeasuredBrowser();
  const addresses: Record<Build, string> = {
    monolith: monolith.url,
    'monolith without hints': withoutHints.url,
    puente: product.url,
  };
  const cookies = await studentCookies(product);
  const visits: Record<string, Visit[]> = {};
  try {
    for (let run = -1; run < runs; run++) {
      for (const { path, who } of pages) {
        for (const build of run % 2 === 0 ? builds : builds.toReversed()) {
          const result = await visit(browser, addresses[build] + path, who === 'student' ? cookies : []);
          // The first round only warms the servers.
          if (run >= 0) (visits[`${path} ${build}`] ??= []).push(result);
        }
      }
      process.stdout.write('.');
    }
  } finally {
    await browser.close();
    withoutHints.stop();
    await monolith.stop();
  }
  process.stdout.write('\n');
  return { report: reportOf(visits), data: visits };
}

async function visit(browser: Browser, address: string, cookies: Cookie[]): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    locale: 'es-ES',
    serviceWorkers: 'block',
  });
  if (cookies.length > 0) await context.addCookies(cookies);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
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
    const seen = { lcp: 0, cls: 0 };
    Object.assign(globalThis, { seen });
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
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('content-ready').length > 0, null, {
    timeout: 60_000,
    polling: 50,
  });
  await page.waitForTimeout(800);
  const times = await page.evaluate(() => ({
    ...(globalThis as unknown as { seen: { lcp: number; cls: number } }).seen,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    ready: performance.getEntriesByName('content-ready')[0]?.startTime ?? Number.NaN,
  }));
  await context.close();
  return { ...times, kilobytes: bytes / 1000, scriptKilobytes: scriptBytes / 1000, requests };
}

/** A session made through the API: the cookies that a student's browser holds. */
async function studentCookies({ url }: ProductUnderTest): Promise<Cookie[]> {
  const answer = await fetch(`${url}/api/auth/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ identifier: 'estudiante@puente.test', password: demoPassword }),
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

function reportOf(visits: Record<string, Visit[]>): string {
  const figure = (path: string, build: Build, key: keyof Visit) =>
    median((visits[`${path} ${build}`] ?? []).map((each) => each[key]));
  const ratio = (path: string, key: keyof Visit, to: Build, build: Build = 'puente') =>
    (figure(path, build, key) / figure(path, to, key)).toFixed(2);
  const rows = pages.flatMap(({ path }) =>
    builds.map((build) => {
      const rounded = (key: keyof Visit, digits = 0) => figure(path, build, key).toFixed(digits);
      return [
        path,
        build,
        rounded('fcp'),
        rounded('lcp'),
        rounded('ready'),
        rounded('cls', 3),
        rounded('kilobytes'),
        rounded('scriptKilobytes'),
        rounded('requests'),
        ...yardsticks.flatMap((to) => [ratio(path, 'lcp', to, build), ratio(path, 'ready', to, build)]),
      ];
    }),
  );
  const figures = ['FCP ms', 'LCP ms', 'ready ms', 'CLS', 'KB', 'JS KB', 'requests'];
  const ratios = ['LCP ratio', 'ready ratio', 'LCP, no hints', 'ready, no hints'];
  const verdicts = pages.flatMap(({ path }) =>
    (['lcp', 'ready'] as const).map((key) => {
      const value = ratio(path, key, 'monolith');
      const name = key === 'lcp' ? 'LCP' : 'ready';
      return `- ${path}: ${name} ${value}, ${Number(value) <= limit ? 'within the limit' : 'ABOVE THE LIMIT'}`;
    }),
  );
  return [
    table(['page', 'build', ...figures, ...ratios], rows),
    `\nPuente to the monolith with the same hints and early answers, limit ${limit}:\n`,
    ...verdicts,
  ].join('\n');
}
