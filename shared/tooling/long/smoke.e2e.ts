/** A page that does not work keeps its app out of production, until a version without it has passed. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FolderStore } from '@puente/releases/folder-store';
import { brokenPage, releaseChanged } from '@puente/testing/broken-release';
import { expect, test } from '@puente/testing/journey';
import { buildsOf } from '@puente/testing/product-template';
import { root } from '@puente/tooling/children';

const app = 'public-site';
const commit = 'a'.repeat(40);
let dataDir: string;
let store: FolderStore;

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'puente-smoke-test-'));
  const releases = join(dataDir, 'releases');
  cpSync(join(await buildsOf({}), 'releases'), releases, { recursive: true, preserveTimestamps: true });
  store = new FolderStore(releases);
  await run('deploy/api/src/cli/openapi.ts');
  const description: unknown = JSON.parse(readFileSync(join(root, 'deploy/api/dist/openapi.json'), 'utf8'));
  await store.recordApis('production', [{ origin: 'http://api', description }]);
  for (const name of ['shell', app]) await recordSources(name);
});
test.afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Records what `npm run release` records of a commit. */
async function recordSources(name: string): Promise<void> {
  const version = (await store.latestVersion(name)) ?? '';
  const budgets = JSON.parse(readFileSync(join(root, name, 'budgets.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  await store.recordChecks(name, version, { commit, budgets });
}

/** Runs a program. Returns what it printed, its errors included. */
async function run(script: string, ...args: string[]): Promise<string> {
  const words = ['--disable-warning=ExperimentalWarning', join(root, script), ...args];
  const env = { ...process.env, DATA_DIR: dataDir, API_ORIGIN: '' };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, words, { cwd: root, env }).catch(
    (error: unknown) => error as { stdout: string; stderr: string },
  );
  return stdout + stderr;
}

const smoke = (...words: string[]) => run('shared/tooling/src/smoke.ts', ...words);
const promote = (...words: string[]) => run('deploy/releases/src/cli/promote.ts', ...words);
const served = async () => (await store.readChannel('production')).apps[app]?.current ?? '';

test('a page that throws at import, and an address that the front door never serves', async () => {
  test.setTimeout(900_000);
  const good = await served();
  const { takeBack } = await releaseChanged({
    dataDir,
    app,
    pattern: /^faqs?\..*js$/,
    change: brokenPage(app, 'throwing at import'),
  });
  const broken = await served();
  await takeBack();
  const release = await store.getRelease(app, broken);
  if (!release) throw new Error('The broken release is not stored.');
  const { manifest } = release;
  const routes = manifest.routes.map((route) =>
    route.name === 'universities' ? { ...route, path: '/api/universities-page' } : route,
  );
  const version = '1.0.0-0123456789ab';
  await store.putRelease({ ...release, version, manifest: { ...manifest, routes } });
  await recordSources(app);

  const printed = await smoke(app);
  expect(printed).toContain(`✗ ${app} ${version}`);
  expect(printed).toMatch(/^ {4}universities \(\/api\/universities-page\): the front door answers 404/m);
  expect(printed).toMatch(/^ {4}\w+ \(\/preguntas-frecuentes\): /m);
  expect(await promote(app)).toMatch(new RegExp(`^${app} ${version} failed its smoke test inside shell `));
  expect(await served()).toBe(good);

  await promote(app, version, '--force', 'Only for the test.');
  await store.recordChecks(app, good, { commit, ...(await store.checksOf(app, version)), smoke: {} });
  expect(await promote(app, good)).toContain('has not passed a smoke test');
  expect(await smoke(app, good)).toContain(`✓ ${app} ${good}`);
  expect(await promote(app, good)).toBe(`${app}: ${version} -> ${good} in production.\n`);
});
