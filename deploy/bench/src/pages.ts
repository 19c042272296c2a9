import { chromium, type Browser, type Cookie } from 'playwright-core';
import { demoPassword } from '@puente/tooling/accounts';
import { chromiumArguments, chromiumPath } from '@puente/testing/chromium';
import type { ProductUnderTest } from '@puente/testing/product-under-test';
import { startMonolith } from './monolith.ts';
import { median, table } from './statistics.ts';

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

/** Released product against the monolith of the same sources: median of each figure, and the ratio of the medians. */
export async function benchPages(product: ProductUnderTest): Promise<{ report: string; data: unknown }> {
  const monolith = await startMonolith(product.url);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  const builds = { monolith: monolith.url, puente: product.url };
  const cookies = await studentCookies(product);
  const visits: Record<string, Visit[]> = {};
  try {
    for (let run = -1; run < runs; run++) {
      for (const { path, who } of pages) {
        const order = Object.entries(builds);
        for (const [build, url] of run % 2 === 0 ? order : order.toReversed()) {
          const result = await visit(browser, url + path, who === 'student' ? cookies : []);
          // The first round only warms the servers.
          if (run >= 0) (visits[`${path} ${build}`] ??= []).push(result);
        }
      }
      process.stdout.write('.');
    }
  } finally {
    await browser.close();
    monolith.stop();
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
  const figure = (path: string, build: string, key: keyof Visit) =>
    median((visits[`${path} ${build}`] ?? []).map((each) => each[key]));
  const rows = pages.flatMap(({ path }) =>
    ['monolith', 'puente'].map((build) => {
      const ratio = (key: keyof Visit) =>
        (figure(path, build, key) / figure(path, 'monolith', key)).toFixed(2);
      const ms = (key: keyof Visit) => figure(path, build, key).toFixed(0);
      return [
        path,
        build,
        ms('fcp'),
        ms('lcp'),
        ms('ready'),
        figure(path, build, 'cls').toFixed(3),
        figure(path, build, 'kilobytes').toFixed(0),
        figure(path, build, 'scriptKilobytes').toFixed(0),
        ms('requests'),
        ratio('lcp'),
        ratio('ready'),
      ];
    }),
  );
  return table(
    [
      'page',
      'build',
      'FCP ms',
      'LCP ms',
      'ready ms',
      'CLS',
      'KB',
      'JS KB',
      'requests',
      'LCP ratio',
      'ready ratio',
    ],
    rows,
  );
}
