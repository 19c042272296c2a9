import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type ProductUnderTest, startProductUnderTest } from '@puente/testing/product-under-test';
import { root } from '@puente/tooling/children';
import { chosenSteps } from '@puente/tooling/chosen-steps';
import { CannotStart, main } from '@puente/tooling/preconditions';
import { benchApi } from './api.ts';
import { benchAttacks } from './attacks.ts';
import { benchFairShares } from './fair-shares.ts';
import { benchInteractions } from './interactions.ts';
import { benchLoad } from './load.ts';
import { benchOperations } from './operations.ts';
import { benchOrganisationApp } from './organisation-app.ts';
import { benchPageChanges } from './page-changes.ts';
import { benchPages } from './pages.ts';
import { benchPublicPages } from './public-pages.ts';
import { benchReleaseBytes } from './release-bytes.ts';
import { benchRenderer } from './renderer.ts';
import { benchSetUp } from './setup.ts';
import { benchStudentApp } from './student-app.ts';

/** @returns `failed` when the report names a broken promise */
type Bench = (options: { minutes: number }) => Promise<{ report: string; data: unknown; failed?: boolean }>;

const withProduct =
  (
    bench: (product: ProductUnderTest, options: { minutes: number }) => ReturnType<Bench>,
    env: Record<string, string> = {},
  ): Bench =>
  async (options) => {
    const product = await startProductUnderTest(env);
    try {
      return await bench(product, options);
    } finally {
      await product.stop();
    }
  };

const benches: Record<string, { title: string; run: Bench }> = {
  pages: {
    title:
      'Pages: 4x slower CPU, 1.6 Mbps, 150 ms; medians of seven alternating runs against a monolith of the same sources, with the hints and early answers of the same edge and without',
    run: withProduct(benchPages),
  },
  'page-changes': {
    title:
      'Changes of page: 4x slower CPU, 1.6 Mbps, 150 ms; milliseconds from the press of a link to the next page painted, its largest contentful paint as the browser reports it, and calls to the API after the press; pressed at once, and after 300 ms and 1 s on the link; medians of three',
    run: withProduct(benchPageChanges),
  },
  interactions: {
    title:
      'Interactions: from the press to the next paint on a 4x slower CPU, and what 200 openings leave in memory (limits: 100 ms, 40 nodes, 10 listeners, 250 KB)',
    run: withProduct(benchInteractions),
  },
  'student-app': {
    title:
      'Student app: /projects with the CPU four times slower, from the press of a filter to its results painted, and the longest interactions; what 50 visits leave in memory',
    run: withProduct(benchStudentApp),
  },
  'organisation-app': {
    title:
      'Organisation app: the desk with 500 applications, a move painted and the longest interaction with the CPU four times slower; what 50 visits of /organizations leave in memory',
    run: withProduct(benchOrganisationApp),
  },
  api: {
    title:
      'API: list (two filters, two populated relations, page 3), search (eleven words in turn), list with facets; 10 connections',
    run: benchApi,
  },
  attacks: {
    title:
      "Attacks: what each did to a visitor who asked for a page and a list ten times a second meanwhile (product on the embedded database), and floods of the API from one address or account (limits of others' p99: 300 ms on PGlite, 150 ms on PostgreSQL with two processes)",
    run: async (options) => {
      // Attackers and visitors say their own addresses.
      const product = await withProduct(benchAttacks, { TRUST_PROXY: '127.0.0.1' })(options);
      const floods = await benchFairShares();
      return {
        report: `${product.report}\n\n${floods.report}`,
        data: { product: product.data, floods: floods.data },
      };
    },
  },
  'fair-shares': {
    title: 'Fair shares: only the floods of the API',
    run: benchFairShares,
  },
  load: {
    title:
      'Load: a mixed day of 50 virtual users on one machine with two APIs, two edges, a renderer and PostgreSQL, and the same day while each of them restarts',
    run: ({ minutes }) => benchLoad(minutes),
  },
  operations: {
    title:
      'Operations: what an operator does to a running site of three edges over an object store, two APIs and PostgreSQL on one machine',
    run: benchOperations,
  },
  renderer: {
    title:
      'Renderer: what drawing public pages costs, its memory over 20,000 pages and 20 promotions, and what their HTML weighs',
    run: benchRenderer,
  },
  'public-pages': {
    title:
      'Public pages: what a kept page costs the edge, and nginx as a cache in front of it; a promotion behind nginx; their bytes',
    run: benchPublicPages,
  },
  setup: { title: 'Set-up', run: benchSetUp },
  'release-bytes': {
    title:
      'Release: what a visitor who has the last release downloads after one word was changed in one part: the new files as brotli; the same files in Chromium, over HTTP/2, with dictionaries and with headers; and what the service worker requests once per release, in KB',
    run: benchReleaseBytes,
  },
};

const usage = `npm run bench [-- <bench>… [--minutes 10]]

Prints the tables of these benches, or of all, and writes them to deploy/bench/results/: ${Object.keys(benches).join(', ')}.
--minutes is the length of each of the two days of 'load'.`;

await main(usage, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { minutes: { type: 'string', default: '10' } },
  });
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new CannotStart(`--minutes must be a number above 0.\n\n${usage}`);
  const chosen = chosenSteps(
    Object.entries(benches).map(([name, bench]) => ({ name, ...bench })),
    positionals,
  );
  const folder = join(root, 'deploy/bench/results');
  mkdirSync(folder, { recursive: true });
  for (const { name, title, run } of chosen) {
    console.log(`\n${title}`);
    const { report, data, failed } = await run({ minutes });
    console.log(report);
    const about = {
      date: new Date().toISOString(),
      node: process.version,
      cpu: cpus()[0]?.model,
      cores: cpus().length,
    };
    writeFileSync(join(folder, `${name}.md`), `${title}\n\n${report}\n`);
    if (failed) process.exitCode = 1;
    writeFileSync(join(folder, `${name}.json`), JSON.stringify({ ...about, data }, null, 1));
  }
});
