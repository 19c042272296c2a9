import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contractVersion } from '@puente/contract/version';
import { type FakeApp, writeFakeApp } from './fake-app.ts';
import { FolderStore } from './folder-store.ts';
import { prune } from './prune.ts';
import { publish } from './publish.ts';

const student: FakeApp = { app: 'student-app', routes: [{ name: 'projects', path: '/projects' }] };
let root: string;
let store: FolderStore;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'releases-'));
  store = new FolderStore(join(root, 'store'));
});
afterEach(() => rm(root, { recursive: true }));

const publishFake = async (fake: FakeApp) => publish(store, await writeFakeApp(root, fake), 'inputs-1');
const storedFile = (name: string) => readFile(join(root, 'store/files/student-app', name));

test('stores every file with its integrity and both compressed forms', async () => {
  const { release, kept } = await publishFake(student);

  expect(kept).toBe(false);
  expect(Object.keys(release.files)).toHaveLength(3);
  for (const [name, { integrity, bytes, brotli }] of Object.entries(release.files)) {
    const plain = await storedFile(name);
    expect(integrity).toBe(`sha256-${createHash('sha256').update(plain).digest('base64')}`);
    expect(bytes).toBe(plain.length);
    const br = await storedFile(`${name}.br`);
    expect(brotli).toBe(br.length);
    expect(brotliDecompressSync(br)).toEqual(plain);
    expect(gunzipSync(await storedFile(`${name}.gz`))).toEqual(plain);
  }
  expect(await store.getRelease('student-app', release.version)).toEqual(release);
});

test('names the version after the package and the content', async () => {
  const first = await publishFake(student);
  const same = await publishFake(student);
  const other = await publishFake({ ...student, content: 'two' });
  const otherTitle = await publishFake({
    ...student,
    routes: [{ name: 'projects', path: '/projects', title: 'Otro' }],
  });
  const otherNeeds = await publishFake({ ...student, requires: { react: '^19.1.0' } });

  expect(first.release.version).toMatch(/^1\.0\.0-[0-9a-f]{12}$/);
  expect(same.release.version).toBe(first.release.version);
  const versions = [first, other, otherTitle, otherNeeds].map(({ release }) => release.version);
  expect(new Set(versions).size).toBe(4);
});

test('keeps the entries of staff out of the manifest, which edges without them would refuse', async () => {
  const entry = { label: 'Mensajes', description: 'Responde.', route: 'projects', group: 'Otros', order: 1 };
  const { release } = await publishFake(student);
  const { release: withStaff } = await publishFake({ ...student, staff: [entry] });
  expect(withStaff.staff).toEqual([entry]);
  expect(withStaff.manifest).toEqual(release.manifest);
  expect(withStaff.version).not.toBe(release.version);
});

test('takes the contract from the contract itself, and tells releases of two contracts apart', async () => {
  const { release } = await publishFake(student);
  expect(release.contract).toBe(contractVersion);
  const folder = await writeFakeApp(root, student);
  const raised = await publish(store, folder, 'inputs-1', { contract: contractVersion + 1 });
  expect(raised.release.contract).toBe(contractVersion + 1);
  expect(raised.release.version).not.toBe(release.version);
});

test('keeps commit and author, which do not make another release', async () => {
  const folder = await writeFakeApp(root, student);
  const first = await publish(store, folder, 'inputs-1', { commit: '0123abc', author: 'Ana Prieto' });
  expect(first.release).toMatchObject({ commit: '0123abc', author: 'Ana Prieto' });
  const again = await publish(store, folder, 'inputs-1', { commit: '4567def', author: 'Luis Vega' });
  expect(again).toEqual({ release: first.release, kept: true });
});

test('publishing the same content again is a success that changes nothing', async () => {
  const first = await publishFake(student);
  const again = await publishFake(student);
  expect(again).toEqual({ release: first.release, kept: true });
});

test('what was published last is the latest, also when it was stored before', async () => {
  const first = await publishFake(student);
  await publishFake({ ...student, content: 'two' });
  await publishFake(student);
  expect(await store.latestVersion('student-app')).toBe(first.release.version);
});

test('remembers which sources a release was built from', async () => {
  const { release } = await publishFake(student);
  expect(await store.versionBuiltFrom('student-app', 'inputs-1')).toBe(release.version);
  expect(await store.versionBuiltFrom('student-app', 'inputs-2')).toBeUndefined();
});

test('refuses other bytes under a stored name, and leaves the stored ones', async () => {
  const { release } = await publishFake(student);
  const [name = ''] = release.entry;
  const before = await storedFile(name);
  const folder = await writeFakeApp(root, student);
  await writeFile(join(folder, 'dist', name), 'tampered');

  await expect(publish(store, folder, 'inputs-2')).rejects.toThrow(
    `student-app already has a stored file ${name} with other bytes`,
  );
  expect(await storedFile(name)).toEqual(before);
});

test('does not compress what is compressed already', async () => {
  await publishFake({ ...student, extra: { 'figtree-latin.0123456789abcdef.woff2': Buffer.alloc(5000) } });
  const names = await readdir(join(root, 'store/files/student-app'));
  expect(names.filter((name) => name.startsWith('figtree'))).toEqual([
    'figtree-latin.0123456789abcdef.woff2',
  ]);
});

test('leaves source maps out', async () => {
  const { release } = await publishFake({ ...student, extra: { 'main.0123456789abcdef.js.map': '{}' } });
  expect(Object.keys(release.files).some((name) => name.endsWith('.map'))).toBe(false);
});

describe('refuses a build that is not whole', () => {
  test('a name without a content hash', async () => {
    await expect(publishFake({ ...student, extra: { 'main.js': 'x' } })).rejects.toThrow(
      'has no content hash in its name',
    );
  });

  test('a compressed form as a file', async () => {
    const extra = { 'main.0123456789abcdef.js.br': 'x' };
    await expect(publishFake({ ...student, extra })).rejects.toThrow('has a name that a release cannot have');
  });

  test('a file that is named but was not built', async () => {
    const folder = await writeFakeApp(root, student);
    const [page = ''] = (await readdir(join(folder, 'dist'))).filter((name) => name.startsWith('projects'));
    await rm(join(folder, 'dist', page));
    await expect(publish(store, folder, 'x')).rejects.toThrow(
      `student-app names ${page} in build.json, but did not build it.`,
    );
  });

  test('no build at all', async () => {
    const folder = await writeFakeApp(root, student);
    await rm(join(folder, 'dist'), { recursive: true });
    await expect(publish(store, folder, 'x')).rejects.toThrow('build.json is missing.');
  });

  test('a manifest with a role of no user, naming it', async () => {
    const folder = await writeFakeApp(root, { app: 'student-app' });
    const routes = [{ name: 'start', path: '/', title: 'Inicio', roles: ['profesor'] }];
    await writeFile(join(folder, 'app.manifest.json'), JSON.stringify({ name: 'student-app', routes }));
    await expect(publish(store, folder, 'x')).rejects.toThrow(
      'routes.0.roles.0: "profesor" is none of student, coordinator',
    );
  });

  test('an invalid manifest, naming the field', async () => {
    const folder = await writeFakeApp(root, student);
    await writeFile(
      join(folder, 'app.manifest.json'),
      JSON.stringify({ name: 'student-app', routes: 'none' }),
    );
    await expect(publish(store, folder, 'x')).rejects.toThrow(/app\.manifest\.json is not valid: routes: /);
  });

  test('two routes with one path', async () => {
    const routes = [
      { name: 'project', path: '/projects/:id' },
      { name: 'projectAgain', path: '/projects/:slug' },
    ];
    await expect(publishFake({ ...student, routes })).rejects.toThrow('both claim the path /projects/:id');
  });

  test('a build of another app', async () => {
    const folder = await writeFakeApp(root, student);
    await writeFile(join(folder, 'app.manifest.json'), JSON.stringify({ name: 'public-site', routes: [] }));
    await expect(publish(store, folder, 'x')).rejects.toThrow(
      'The manifest is of public-site, but the build is of student-app.',
    );
  });
});

describe('a build for the renderer', () => {
  const drawn: FakeApp = {
    app: 'public-site',
    routes: [{ name: 'home', path: '/', rendered: true }],
    server: 'exports.default = {};',
  };

  test('is stored apart from what browsers may fetch, and is part of the version', async () => {
    const { release } = await publishFake(drawn);
    const { file = '', integrity = '' } = release.server ?? {};
    expect(await store.listFiles('public-site')).not.toContain(file);
    expect(Object.keys(release.files)).not.toContain(file);
    const bytes = await store.getServerBuild('public-site', file);
    expect(bytes?.toString()).toBe(drawn.server);
    expect(integrity).toBe(
      `sha256-${createHash('sha256')
        .update(drawn.server ?? '')
        .digest('base64')}`,
    );
    const other = await publishFake({ ...drawn, server: 'exports.default = null;' });
    expect(other.release.version).not.toBe(release.version);
    expect((await publishFake(drawn)).kept).toBe(true);
  });

  test('is required of an app with a page that is drawn on the server', async () => {
    const { app, routes = [] } = drawn;
    await expect(publishFake({ app, routes })).rejects.toThrow('has no build for the renderer');
  });

  test('goes with the last release that needs it', async () => {
    const first = await publishFake(drawn);
    const second = await publishFake({ ...drawn, server: 'exports.default = null;' });
    expect(await store.listServerBuilds('public-site')).toHaveLength(2);
    await store.removeRelease('public-site', first.release.version);
    await prune(store);
    expect(await store.listServerBuilds('public-site')).toEqual([second.release.server?.file]);
  });
});
