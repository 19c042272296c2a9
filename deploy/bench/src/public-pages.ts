import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { hasNginx, startNginx } from '@puente/testing/nginx';
import { type ProductUnderTest, startProductUnderTest } from '@puente/testing/product-under-test';
import { renderedAddresses } from '@puente/testing/rendered-addresses';
import { teamFor } from '@puente/testing/team';
import { processFigures } from './process-figures.ts';
import { markdownTable } from './statistics.ts';
import { askSteadily } from './steady-load.ts';

const seconds = 8;
const browser = { accept: 'text/html', 'accept-encoding': 'br' };
/** Pages whose cost is measured: the longest, a list and a short one. */
const measured = ['/', '/projects', '/preguntas-frecuentes'];
/** Views after which the edge compresses a page as well as possible, and time for that. */
const views = 30;
const compressedWithin = 5_000;
/** Limits: pages per second and core, and time until a promotion shows behind nginx. */
const leastPages = 5_000;
const promotionShownWithin = 5_000;

/**
 * Measures what a kept public page costs: processor time of the edge, and of nginx as a cache in front. Processor time
 * does not depend on what else runs on the machine, except through its caches.
 */
export async function benchPublicPages(): Promise<{ report: string; data: unknown }> {
  const product = await startProductUnderTest({}, { ownRenderer: true });
  try {
    const edge = await costs(product.url, product.edge.process.pid);
    const behind = hasNginx() ? await benchNginx(product) : undefined;
    const bytes = await bytesOf(product);
    const sum = (values: number[]) =>
      values.reduce((total, value) => total + value, 0) / 1024 / values.length;
    const rows = [
      ...edge.map(({ path, pages }) => [`kept ${path} per second and core (limit ${leastPages})`, pages]),
      ...edge.map(({ path, unchanged }) => [
        `${path} that the browser has (304) per second and core`,
        unchanged,
      ]),
      ...(behind?.costs.map(({ path, pages }) => [`${path} per second and core by nginx`, pages]) ?? []),
      [
        `time until a promotion shows behind nginx, ms (limit ${promotionShownWithin})`,
        behind ? behind.promotion.toFixed(0) : 'nginx is not installed',
      ],
      ['KB of a page, brotli 4', sum(bytes.map(({ quick }) => quick)).toFixed(1)],
      ['KB of a page, brotli 11', sum(bytes.map(({ dense }) => dense)).toFixed(1)],
    ];
    return {
      report: markdownTable(
        ['what', 'figure'],
        rows.map((row) => row.map(String)),
      ),
      data: { edge, behind, bytes },
    };
  } finally {
    await product.stop();
  }
}

/** @param pid process whose time is counted */
async function costs(
  url: string,
  pid: number | undefined,
): Promise<{ path: string; pages: number; unchanged: number }[]> {
  const figures = processFigures(pid);
  const perCore = async (address: string, headers: Record<string, string>) => {
    const before = figures.milliseconds();
    const count = await askSteadily(address, headers, seconds);
    return Math.round((count / (figures.milliseconds() - before)) * 1000);
  };
  const results = [];
  for (const path of measured) {
    const address = url + path;
    for (let view = 0; view < views; view++) await (await fetch(address, { headers: browser })).text();
    await pause(compressedWithin);
    await askSteadily(address, browser, 2);
    const pages = await perCore(address, browser);
    const etag = (await fetch(address, { headers: browser })).headers.get('etag') ?? '';
    results.push({ path, pages, unchanged: await perCore(address, { ...browser, 'if-none-match': etag }) });
  }
  return results;
}

/** Measures nginx in front of the edge, and how long a promotion takes to show in a page that it has. */
async function benchNginx({ url, dataDir }: ProductUnderTest) {
  const nginx = await startNginx(url);
  const team = teamFor(dataDir);
  try {
    const measuredCosts = await costs(nginx.url, nginx.pid);
    const address = `${nginx.url}/preguntas-frecuentes`;
    const next = 'Preguntas con respuesta';
    team.change('public-site/src/faq/FaqPage.tsx', 'title="Preguntas frecuentes"', `title="${next}"`);
    await (await fetch(address, { headers: browser })).text();
    await team.release('public-site');
    const since = performance.now();
    while (!(await (await fetch(address, { headers: browser })).text()).includes(next)) {
      if (performance.now() - since > 2 * promotionShownWithin)
        throw new Error('The promotion did not show.');
      await pause(20);
    }
    return { costs: measuredCosts, promotion: performance.now() - since };
  } finally {
    team.remove();
    await nginx.stop();
  }
}

/** Bytes of every public page, as it is sent at first and later. */
async function bytesOf({
  url,
}: ProductUnderTest): Promise<{ address: string; quick: number; dense: number }[]> {
  const results = [];
  for (const address of Object.values(await renderedAddresses(url))) {
    const html = Buffer.from(await (await fetch(url + address, { headers: browser })).arrayBuffer());
    const at = (quality: number) =>
      brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).byteLength;
    results.push({ address, quick: at(4), dense: at(11) });
  }
  return results;
}
