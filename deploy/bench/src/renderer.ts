import { get } from 'node:http';
import { preloadedDataElementId } from '@puente/contract/preloaded-data';
import { sessionCookie } from '@puente/testing/call-as';
import { drawnHtml } from '@puente/testing/drawn-html';
import { type ProductUnderTest, startProductUnderTest } from '@puente/testing/product-under-test';
import { renderedAddresses } from '@puente/testing/rendered-addresses';
import { teamFor } from '@puente/testing/team';
import { processFigures } from './process-figures.ts';
import { markdownTable } from './statistics.ts';

/** Request of the edge to the renderer. */
interface Asked {
  apps: [string, string][];
  address: string;
  early: { person?: number; at: number; answers: object };
}

/** Pages of the student that are drawn with their session. */
const ownPages = ['/projects', '/profile', '/profile?section=applys', '/tfx/create', '/chat', '/resources'];

const renders = 20_000;
/** Number of warm-up renders, until V8 has compiled the render code. */
const warm = 4_000;
const promotions = 20;

/**
 * Measures the cost of rendering: processor time of a page with and without cache, the renderer's memory over renders
 * and promotions, and the size of the HTML. Processor time does not depend on the machine's load.
 */
export async function benchRenderer(): Promise<{ report: string; data: unknown }> {
  const product = await startProductUnderTest({}, { ownRenderer: true });
  try {
    const addresses = Object.values(await renderedAddresses(product.url));
    const pages: Asked[] = [];
    for (const address of addresses) pages.push(await askedOf(product, address));
    const renderer = processFigures(product.renderer?.process.pid);

    const draw = (number: number) => drawAt(product, pages[number % pages.length]);
    await times(warm, draw);
    const memory = [renderer.megabytes()];
    const before = renderer.milliseconds();
    for (let part = 0; part < 4; part++) {
      await times((renders - warm) / 4, draw);
      memory.push(renderer.megabytes());
    }
    const drawn = (renderer.milliseconds() - before) / (renders - warm);

    const cookie = await sessionCookie(product.url, 'estudiante@puente.test');
    const own: Asked[] = [];
    for (const address of ownPages) own.push(await askedOf(product, address, cookie));
    const drawOwn = (number: number) => drawAt(product, own[number % own.length]);
    await times(warm / 4, drawOwn);
    const beforeOwn = renderer.milliseconds();
    await times(warm / 2, drawOwn);
    const drawnOwn = (renderer.milliseconds() - beforeOwn) / (warm / 2);

    const weights = await Promise.all(
      addresses.map(async (address) => ({ address, bytes: await read(product.url + address) })),
    );
    const [heaviest] = weights.toSorted((one, other) => other.bytes - one.bytes);

    const afterPromotions = await promote(product, renderer);
    const perSecond = (milliseconds: number) => (1000 / milliseconds).toFixed(0);
    const rows = [
      ['pages drawn per second and core, without cache', perSecond(drawn)],
      ['pages of a user drawn per second and core', perSecond(drawnOwn)],
      [
        `renderer's memory after ${warm}, 8,000 … ${renders} pages drawn, MB`,
        memory.map((megabytes) => megabytes.toFixed(0)).join(', '),
      ],
      [
        `renderer's memory after each fifth of ${promotions} promotions, MB`,
        afterPromotions.map((megabytes) => megabytes.toFixed(0)).join(', '),
      ],
      [
        `heaviest HTML of ${weights.length} pages, KB brotli (limit 40: with its critical styles)`,
        `${((heaviest?.bytes ?? 0) / 1024).toFixed(1)} (${heaviest?.address})`,
      ],
    ];
    return {
      report: markdownTable(['what', 'figure'], rows),
      data: { drawn, drawnOwn, memory, afterPromotions, weights },
    };
  } finally {
    await product.stop();
  }
}

/** Rebuilds the edge's request for this page from the responses embedded in it. */
async function askedOf({ url }: ProductUnderTest, address: string, cookie?: string): Promise<Asked> {
  const html = await drawnHtml(url, address, cookie);
  const answers = new RegExp(`id="${preloadedDataElementId}"[^>]*>([^<]*)<`).exec(html)?.[1];
  const set = (await (await fetch(`${url}/release-set.json`)).json()) as {
    shell: { version: string };
    apps: Record<string, { version: string }>;
  };
  return {
    apps: [
      ['shell', set.shell.version],
      ...Object.entries(set.apps).map(([app, { version }]): [string, string] => [app, version]),
    ],
    address,
    early: answers === undefined ? { at: Date.now(), answers: {} } : (JSON.parse(answers) as Asked['early']),
  };
}

async function drawAt({ rendererUrl }: ProductUnderTest, page: Asked | undefined): Promise<void> {
  const answer = await fetch(`${rendererUrl}/pages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(page),
  });
  await answer.text();
  if (answer.status !== 200) throw new Error(`${page?.address} was not drawn: ${answer.status}`);
}

/** Requests a page compressed, as a browser does. @returns its length in bytes */
const read = (address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(address, { headers: { accept: 'text/html', 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => (bytes += part.length));
      answer.on('end', () => resolve(bytes));
      answer.on('error', reject);
    }).on('error', reject);
  });

/** @param one gets the number of the current run */
async function times(count: number, one: (number: number) => Promise<unknown>): Promise<void> {
  for (let number = 0; number < count; number++) await one(number);
}

/**
 * Changes a page of the public site, releases it and has it rendered, several times.
 * @returns the renderer's memory after each fifth of them
 */
async function promote(
  { dataDir, url }: ProductUnderTest,
  renderer: { megabytes: () => number },
): Promise<number[]> {
  const team = teamFor(dataDir);
  const memory: number[] = [];
  try {
    let title = 'Preguntas frecuentes';
    for (let number = 1; number <= promotions; number++) {
      const next = `Preguntas frecuentes, ${number}`;
      team.change('public-site/src/faq/FaqPage.tsx', `title="${title}"`, `title="${next}"`);
      title = next;
      await team.release('public-site');
      const html = await drawnHtml(url, '/preguntas-frecuentes');
      if (!html.includes(next)) throw new Error(`Release ${number} was not drawn.`);
      if (number % (promotions / 5) === 0) memory.push(renderer.megabytes());
    }
  } finally {
    team.remove();
  }
  return memory;
}
