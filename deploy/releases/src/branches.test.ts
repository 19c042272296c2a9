import { type TestStore, testStores } from '../test/stores.ts';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeBranch, publishBranch } from './branches.ts';
import { type FakeApp, writeFakeApp } from './fake-app.ts';
import { FolderStore } from './folder-store.ts';
import { MirroredStore } from './mirrored-store.ts';
import { promote } from './promote.ts';
import { publish } from './publish.ts';
import { newKeyPair } from './release-keys.ts';
import { type ReleaseStore } from './release-store.ts';
import { openStoreAt, openUnsigned } from './store-location.ts';

const channel = 'pr-12';
const app = 'student-app';

describe.each(testStores)('a branch in a store %s', (_, start) => {
  let on: TestStore;
  let store: ReleaseStore;
  let root: string;
  /** Store of the machine that builds branches. */
  let built: FolderStore;
  let served: string;

  const release = async (into: ReleaseStore, content: string, more: Partial<FakeApp> = {}) => {
    const fake = { app, content, server: content, ...more };
    return (await publish(into, await writeFakeApp(root, fake), `inputs-${content}`)).release;
  };
  const serve = () => publishBranch(store, channel, built);
  const current = async () => (await store.readChannel(channel)).apps[app]?.current ?? '';

  beforeEach(async () => {
    on = await start();
    store = on.open();
    root = await mkdtemp(join(tmpdir(), 'branch-'));
    built = new FolderStore(join(root, 'built'));
    const shell = (await publish(store, await writeFakeApp(root, { app: 'shell' }), 'shell')).release;
    const { version } = await release(store, 'one');
    served = version;
    await promote(store, 'production', 'shell', shell.version);
    await promote(store, 'production', app, served);
  });
  afterEach(async () => {
    await on.close();
    await rm(root, { recursive: true });
  });

  test('is served from its own channel, complete, and nothing else learns of it', async () => {
    const { inputs, files, server } = await release(built, 'two');
    const [published] = await serve();
    expect(await current()).toBe(published?.version);
    for (const name of Object.keys(files)) expect(await store.getFile(app, name)).toBeDefined();
    expect(await store.getServerBuild(app, server?.file ?? '')).toBeDefined();
    expect((await store.readChannel('production')).apps[app]?.current).toBe(served);
    expect(await store.latestVersion(app)).toBe(served);
    expect(await store.versionBuiltFrom(app, inputs)).toBeUndefined();
    expect(await store.checksOf(app, published?.version ?? '')).toEqual({ smoke: {} });
  });

  test('takes no name of a release: the same build can be released afterwards', async () => {
    const { version } = await release(built, 'two');
    await serve();
    expect(await current()).not.toBe(version);
    expect((await release(store, 'two')).version).toBe(version);
  });

  test('has only its last build, and keeps that when it is served again', async () => {
    await release(built, 'two');
    await serve();
    const former = await current();
    await serve();
    expect(await current()).toBe(former);
    await release(built, 'three');
    await serve();
    expect(await store.getRelease(app, former)).toBeUndefined();
    expect((await store.listReleases(app)).map(({ version }) => version).toSorted()).toEqual(
      [served, await current()].toSorted(),
    );
  });

  test('is refused with a file that is not what its release says', async () => {
    const { files } = await release(built, 'two');
    const [name = ''] = Object.keys(files);
    await built.removeFile(app, name);
    await expect(serve()).rejects.toThrow(`${app} of pr-12 lacks its file ${name}`);
    await built.putFile(app, name, Buffer.from('forged'));
    await expect(serve()).rejects.toThrow('or has it damaged');
    expect(await store.listChannels()).not.toContain(channel);
  });

  test('goes with its releases and files when it is closed, and can come again', async () => {
    const files = await store.listFiles(app);
    await release(built, 'two');
    await serve();
    await store.keepVerified(channel, await store.readChannel(channel));
    expect(await closeBranch(store, channel)).toEqual([app]);
    expect(await store.listChannels()).toEqual(['production']);
    expect((await store.listReleases(app)).map(({ version }) => version)).toEqual([served]);
    expect((await store.listFiles(app)).toSorted()).toEqual(files.toSorted());
    expect(await closeBranch(store, channel)).toEqual([]);
    await serve();
    expect(await current()).not.toBe('');
  });

  test.each(['production', 'pr-', 'pr-0', 'preview'])('is never the channel %s', async (name) => {
    await expect(closeBranch(store, name)).rejects.toThrow('should read like pr-12');
    await expect(publishBranch(store, name, built)).rejects.toThrow('should read like pr-12');
    expect((await store.readChannel('production')).apps[app]?.current).toBe(served);
  });
});

test('a branch is verified where releases are signed, also when it comes again', async () => {
  const root = await mkdtemp(join(tmpdir(), 'branch-'));
  const location = { folder: join(root, 'store') };
  const { pem, publicKey } = newKeyPair();
  await writeFile(join(root, 'key.pem'), pem);
  // Each command is a process of its own.
  const signed = () => openStoreAt({ ...location, keyFile: join(root, 'key.pem') });
  const server = new MirroredStore(openUnsigned(location), join(root, 'copy'), { keys: [publicKey] });
  const built = new FolderStore(join(root, 'built'));
  await publish(built, await writeFakeApp(root, { app }), 'inputs');
  const versionAtServer = async () => {
    const version = (await server.channelNow(channel)).apps[app]?.current ?? '';
    return (await server.getRelease(app, version))?.version;
  };

  const [first] = await publishBranch(signed(), channel, built);
  await publishBranch(signed(), channel, built);
  expect(await versionAtServer()).toBe(first?.version);
  await closeBranch(signed(), channel);
  expect(await readdir(join(location.folder, 'signatures/channels', channel))).toEqual([]);
  await publishBranch(signed(), channel, built);
  expect(await versionAtServer()).toBe(first?.version);
  await publish(built, await writeFakeApp(root, { app, content: 'two' }), 'other');
  await publishBranch(openUnsigned(location), channel, built);
  await expect(versionAtServer()).rejects.toThrow('is not signed by a known key');
  server.close();
  await rm(root, { recursive: true });
});
