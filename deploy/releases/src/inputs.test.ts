import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeFakeApp } from './fake-app.ts';
import { FolderStore } from './folder-store.ts';
import { appFolders, inputsOf } from './inputs.ts';
import { releaseApp } from './release.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'inputs-'));
  await write('package.json', { name: 'product', workspaces: ['shared/*', 'student-app', 'deploy/edge'] });
  await write('package-lock.json', {});
  await write('shared/contract/package.json', { name: '@puente/contract' });
  await write('shared/contract/src/limits.ts', 'export const limit = 4;');
  await write('shared/client/package.json', {
    name: '@puente/client',
    dependencies: { '@puente/contract': '1.0.0' },
  });
  await write('shared/federation-build/package.json', {
    name: '@puente/federation-build',
    dependencies: { '@puente/federation': '1.0.0' },
  });
  await write('shared/federation/package.json', { name: '@puente/federation' });
  await write('shared/federation-build/src/webpack.ts', 'one');
  await write('shared/unrelated/package.json', { name: '@puente/unrelated' });
  await write('deploy/edge/package.json', { name: '@puente/edge' });
  await write('student-app/package.json', {
    name: 'student-app',
    dependencies: { '@puente/client': '1.0.0', react: '19.3.1' },
  });
  await write('student-app/app.manifest.json', {});
  await write('student-app/src/pages.ts', 'pages');
});
afterEach(() => rm(root, { recursive: true }));

async function write(path: string, content: object | string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
}

const inputs = () => inputsOf(join(root, 'student-app'));

test.each([
  ['its own source', 'student-app/src/pages.ts', 'other'],
  ['a new file', 'student-app/src/new.ts', ''],
  ['a workspace that a dependency depends on', 'shared/contract/src/limits.ts', 'other'],
  ['the build configuration', 'shared/federation-build/src/webpack.ts', 'other'],
  ['the runtime in the browser', 'shared/federation/src/runtime.ts', 'new'],
  ['the installed packages', 'package-lock.json', '{"other": 1}'],
])('%s changes them', async (_, path, content) => {
  const before = await inputs();
  await write(path, content);
  expect(await inputs()).not.toBe(before);
});

test.each([
  ['a build', 'student-app/dist/main.js'],
  ['a test', 'student-app/src/pages.test.ts'],
  ['a journey', 'student-app/e2e/start.e2e.ts'],
  ['a text for people', 'student-app/README.md'],
  ['a budget', 'student-app/budgets.json'],
  ['another workspace', 'shared/unrelated/src/x.ts'],
  ['a cache', 'student-app/.cache/x'],
])('%s does not', async (_, path) => {
  const before = await inputs();
  await write(path, 'new');
  expect(await inputs()).toBe(before);
});

test('apps are the workspaces with a manifest', async () => {
  expect(await appFolders(root)).toEqual([join(root, 'student-app')]);
});

describe('a release with ifChanged', () => {
  const routes = [{ name: 'projects', path: '/projects' }];

  async function setUp() {
    const store = new FolderStore(join(root, 'store'));
    let content = 'one';
    const build = jest.fn(async (folder: string) => {
      await writeFakeApp(dirname(folder), { app: 'student-app', routes, content });
    });
    await build(join(root, 'student-app'));
    build.mockClear();
    const release = () => releaseApp(store, join(root, 'student-app'), { ifChanged: true, build });
    const change = async (text: string) => {
      content = text;
      await write('student-app/src/pages.ts', text);
    };
    return { store, build, release, change };
  }

  test('builds once per state of the sources, and goes back without a build', async () => {
    const { store, build, release, change } = await setUp();
    await change('one');
    const first = await release();
    expect(await release()).toMatchObject({
      built: false,
      kept: true,
      release: { version: first.release.version },
    });
    expect(build).toHaveBeenCalledTimes(1);

    await change('two');
    const second = await release();
    expect(second.release.version).not.toBe(first.release.version);
    await change('one');
    expect(await release()).toMatchObject({ built: false });
    expect(build).toHaveBeenCalledTimes(2);
    // A promotion takes the latest published version.
    expect(await store.latestVersion('student-app')).toBe(first.release.version);
  });

  test('builds again when a file of the release is gone', async () => {
    const { store, build, release, change } = await setUp();
    await change('one');
    const { release: first } = await release();
    await store.removeFile('student-app', first.entry[0] ?? '');
    expect(await release()).toMatchObject({ built: true, kept: true });
    expect(build).toHaveBeenCalledTimes(2);
    expect(await store.statFile('student-app', first.entry[0] ?? '')).toBeDefined();
  });
});

describe('an app in a repository of its own', () => {
  beforeEach(async () => {
    await write('own/package.json', { name: 'insignias', dependencies: { '@puente/client': '^1.0.0' } });
    await write('own/package-lock.json', { packages: {} });
    await write('own/app.manifest.json', { name: 'insignias' });
    await write('own/src/pages.ts', 'pages');
  });
  const inputs = () => inputsOf(join(root, 'own'));

  test.each([
    ['its source', 'own/src/pages.ts', 'other'],
    ['its packages', 'own/package-lock.json', '{"packages": {"node_modules/@puente/client": {}}}'],
  ])('is built from %s', async (_, path, content) => {
    const before = await inputs();
    await write(path, content);
    expect(await inputs()).not.toBe(before);
  });

  test('is built from nothing of other repositories', async () => {
    const before = await inputs();
    await write('shared/client/src/http.ts', 'other');
    await write('own/node_modules/@puente/client/dist/http.js', 'other');
    expect(await inputs()).toBe(before);
  });
});
