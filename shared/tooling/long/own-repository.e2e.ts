/** An app leaves for a repository of its own: packages from a registry, no file of this checkout, releases into this platform. */
import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@puente/testing/journey';
import { type PackageRegistry, startPackageRegistry } from '@puente/testing/package-registry';
import { root } from '@puente/tooling/children';

// The app is released into it.
test.use({ productSettings: { ownRenderer: true } });

const app = 'student-app';
let registry: PackageRegistry;
let folder: string;
test.beforeAll(async () => {
  registry = await startPackageRegistry();
  folder = mkdtempSync(join(tmpdir(), 'puente-own-'));
});
test.afterAll(async () => {
  await registry.stop();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Runs a program with the registry in npm's settings.
 * @throws with its output on failure
 */
async function run(cwd: string, env: object, program: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, {
    cwd,
    env: { ...process.env, ...registry.env, ...env },
    maxBuffer: 2 ** 26,
  }).catch((error: Error & { stdout?: string; stderr?: string }) => {
    throw new Error(`${program} ${args.join(' ')}\n${error.stdout}\n${error.stderr}`, { cause: error });
  });
  return stdout;
}

const runHere = (script: string, env: object, ...args: string[]) =>
  run(root, env, process.execPath, '--disable-warning=ExperimentalWarning', join(root, script), ...args);
const npm = (...args: string[]) => run(folder, {}, 'npm', ...args);

test('an app installs its packages, is built and tested, and is released into this platform', async ({
  product,
  person,
}) => {
  test.setTimeout(1_800_000);
  const platform = { DATA_DIR: product.dataDir, API_ORIGIN: '' };

  await runHere('shared/tooling/src/packages.ts', {}, '--publish');
  await runHere('shared/tooling/src/extract-app.ts', {}, app, folder, '--registry', registry.url);
  await npm('install', '--no-audit', '--no-fund', '--loglevel=error');
  // Compiled, and from the registry.
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { integrity?: string }>;
  };
  const ours = Object.entries(packages).filter(([path]) => path.includes('node_modules/@puente/'));
  expect(ours.length).toBeGreaterThan(10);
  // A linked folder has none.
  for (const [, { integrity }] of ours) expect(integrity).toMatch(/^sha512-/);
  const sources = globSync('node_modules/@puente/**/*.{ts,tsx}', { cwd: folder });
  expect(sources.filter((file) => !file.endsWith('.d.ts'))).toEqual([]);

  await npm('run', 'links', '--', '--check');
  await npm('run', 'typecheck');
  await npm('test', '--', '--silent', '--json', '--outputFile=node_modules/tests.json');
  const tests = JSON.parse(readFileSync(join(folder, 'node_modules/tests.json'), 'utf8')) as Record<
    string,
    number
  >;
  expect(tests).toMatchObject({ numFailedTests: 0, numFailedTestSuites: 0 });
  const testFiles = globSync('{src,test}/**/*.test.{ts,tsx}', { cwd: folder });
  expect(tests['numPassedTestSuites']).toBe(testFiles.length);
  expect(tests['numPassedTests']).toBeGreaterThan(testFiles.length);

  const page = join(folder, 'src/projects/ProjectsPage.tsx');
  const [from, to] = ['title={heading}', 'title="Proyectos de otro repositorio"'];
  const text = readFileSync(page, 'utf8');
  expect(text).toContain(from);
  writeFileSync(page, text.replace(from, to));
  const git = (...args: string[]) =>
    run(folder, {}, 'git', '-c', 'user.name=Equipo', '-c', 'user.email=equipo@example.test', ...args);
  await git('init', '--quiet');
  await git('add', '.');
  await git('commit', '--quiet', '--message', 'Move the app to a repository of its own');

  const release = (...words: string[]) => run(folder, platform, 'npm', 'run', 'release', ...words);
  expect(await release()).toMatch(/student-app \S+: built and published/);
  expect(await release('--', '--if-changed')).toContain('unchanged, not built');
  // Production takes the release by its own rules: a commit, budgets, every page opened.
  expect(await runHere('shared/tooling/src/smoke.ts', platform, app)).toContain(`✓ ${app}`);
  await runHere('deploy/releases/src/cli/promote.ts', platform, app, '--api', product.apiUrl);

  // A visitor would be offered to log in, over the page.
  const visitor = await person('estudiante@puente.test');
  await visitor.page.goto('/projects');
  const heading = (name: string) => visitor.page.getByRole('heading', { level: 1, name, exact: true });
  await heading('Proyectos de otro repositorio').waitFor();
  await visitor.page.getByRole('link', { name: 'TFG y TFM' }).first().click();
  await expect(visitor.page).toHaveURL(`${product.url}/tfx`);
  expect(visitor.problems).toEqual([]);

  await runHere('deploy/releases/src/cli/rollback.ts', platform, app);
  await visitor.page.goto('/projects');
  await heading('Proyectos de otro repositorio').waitFor({ state: 'detached' });
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
});
