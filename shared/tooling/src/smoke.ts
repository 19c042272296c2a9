import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Release } from '@puente/federation/release';
import { shellApp } from '@puente/releases/channel';
import { copyStore } from '@puente/releases/copy-store';
import { openStore } from '@puente/releases/data-directory';
import { FolderStore } from '@puente/releases/folder-store';
import { movesIn } from '@puente/releases/moves';
import { type Move, promoteTogether } from '@puente/releases/promote';
import { Refusal } from '@puente/releases/refusal';
import { freePort } from '@puente/testing/free-port';
import { smokeTest } from '@puente/testing/smoke-test';
import { CannotStart, main } from './preconditions.ts';
import { startProduct } from './product.ts';

const usage = `npm run smoke -- [<app> [version]…] [--channel production]

Opens every route of released apps in Chromium, inside what the channel serves, on the API of this checkout with its demo
accounts. Without names: all whose latest version the channel does not serve. A shell is tested with every app. The outcome
is recorded for these versions and this shell, and \`npm run promote\` asks for it. Only records are written to the store.`;

/** Settings of the machine and of the brand. No server of the test may reach mails, files or data of an installation. */
const inherited = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'CHROMIUM', 'CI', 'GITHUB_ACTOR', 'BRAND_DIR'];

/** Milliseconds for an empty database to get its demo data, on a busy machine too. */
const longestStart = 300_000;

await main(usage, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { channel: { type: 'string', default: 'production' } },
  });
  const store = openStore();
  for (const name of Object.keys(process.env)) if (!inherited.includes(name)) delete process.env[name];

  const dataDir = mkdtempSync(join(tmpdir(), 'puente-smoke-'));
  // Also when it is stopped: the servers end with this process.
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const copied = join(dataDir, 'releases');
  // With the times of the files: a compressed form that looks older than its file is not served.
  if (store instanceof FolderStore)
    cpSync(store.folder, copied, { recursive: true, preserveTimestamps: true });
  else await copyStore(store, copied, values.channel);

  const { store: copy, tested, set } = await candidates(dataDir, values.channel, positionals);
  if (tested.length === 0) {
    console.log(`${values.channel} serves the latest version of every app: nothing to test.`);
    return;
  }
  const problems = await problemsOf(dataDir, values.channel, tested);
  const shell = set[shellApp] ?? '';
  const record = {
    at: new Date().toISOString(),
    by: process.env['GITHUB_ACTOR'] ?? userInfo().username,
    set,
  };
  for (const { app, version } of tested) {
    const found = problems[app] ?? [];
    // A version of which files were damaged meanwhile is refused by promote itself.
    if (await copy.getRelease(app, version))
      await store.recordChecks(app, version, { smoke: { [shell]: { ...record, problems: found } } });
    console.log(`${found.length === 0 ? '✓' : '✗'} ${app} ${version}`);
    for (const problem of found) console.log(`    ${problem}`);
  }
  if (tested.some(({ app }) => (problems[app] ?? []).length > 0))
    throw new CannotStart('A page does not work: see above.');
});

interface Candidates {
  store: FolderStore;
  /** Releases whose routes are opened. */
  tested: Release[];
  /** Versions of all apps that are served meanwhile, by app. */
  set: Record<string, string>;
}

/**
 * Serves the named or the latest versions in a copy of the store.
 * @throws {CannotStart} when they do not fit what the channel serves
 */
async function candidates(dataDir: string, channel: string, words: readonly string[]): Promise<Candidates> {
  const store = new FolderStore(join(dataDir, 'releases'));
  try {
    const { apps: before } = await store.readChannel(channel);
    const moves = words.length > 0 ? movesIn(words, usage) : await latest(store, before);
    const moved = moves.length > 0 ? await promoteTogether(store, channel, moves) : [];
    const { apps } = await store.readChannel(channel);
    const withShell = moved.some(({ app }) => app === shellApp);
    const names = withShell ? Object.keys(apps) : moved.map(({ app }) => app);
    const found = await Promise.all(names.map((app) => store.getRelease(app, apps[app]?.current ?? '')));
    return {
      store,
      tested: found.filter((release) => release !== undefined),
      set: Object.fromEntries(Object.entries(apps).map(([app, { current }]) => [app, current])),
    };
  } catch (error) {
    throw error instanceof Refusal ? new CannotStart(error.message) : error;
  }
}

async function latest(
  store: FolderStore,
  served: Readonly<Record<string, { current: string }>>,
): Promise<Move[]> {
  const moves: Move[] = [];
  for (const app of await store.listApps())
    if ((await store.latestVersion(app)) !== served[app]?.current) moves.push({ app });
  return moves;
}

async function problemsOf(
  dataDir: string,
  channel: string,
  tested: readonly Release[],
): Promise<Record<string, string[]>> {
  const [port, apiPort, rendererPort] = [await freePort(), await freePort(), await freePort()];
  console.log(`Opening every page of ${tested.map(({ app }) => app).join(', ')}…`);
  const product = await startProduct(
    { port, apiPort, rendererPort, openIdPort: null, dataDir, publicUrl: `http://localhost:${port}` },
    {
      readyWithin: longestStart,
      env: {
        CHANNEL: channel,
        SEED: 'demo',
        RATE_LIMITS: 'off',
        PASSWORD_HASHING: 'quick',
        LOG_LEVEL: 'error',
      },
    },
  );
  try {
    return await smokeTest(
      product.url,
      Object.fromEntries(tested.map(({ app, manifest }) => [app, manifest.routes])),
    );
  } finally {
    await product.stop();
  }
}
