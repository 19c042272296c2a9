import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FakeApp, writeFakeApp } from './fake-app.ts';
import { FolderStore } from './folder-store.ts';
import { checkPromotion, promote, promoteTogether, rollback } from './promote.ts';
import { publish } from './publish.ts';
import { ChannelMoved } from './release-store.ts';

const channel = 'production';
let root: string;
let store: FolderStore;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'releases-'));
  store = new FolderStore(join(root, 'store'));
});
afterEach(() => rm(root, { recursive: true }));

async function published({ contract = 1, ...fake }: FakeApp & { contract?: number }): Promise<string> {
  const { release } = await publish(store, await writeFakeApp(root, fake), 'inputs', { contract });
  return release.version;
}

async function currentOf(app: string): Promise<string | undefined> {
  return (await store.readChannel(channel)).apps[app]?.current;
}

async function withShell(): Promise<void> {
  await published({ app: 'shell' });
  await promote(store, channel, 'shell');
}

test('promotes the latest published version, or the one that is named', async () => {
  await withShell();
  const first = await published({ app: 'student-app' });
  const second = await published({ app: 'student-app', content: 'two' });

  expect(await promote(store, channel, 'student-app')).toEqual({
    app: 'student-app',
    from: undefined,
    to: second,
  });
  expect(await promote(store, channel, 'student-app', first)).toEqual({
    app: 'student-app',
    from: second,
    to: first,
  });
  expect(await currentOf('student-app')).toBe(first);
});

test('promoting what is served already changes nothing', async () => {
  await withShell();
  const { revision } = await store.readChannel(channel);
  await promote(store, channel, 'shell');
  expect((await store.readChannel(channel)).revision).toBe(revision);
});

test('rolls back step by step, and no further than it came', async () => {
  await withShell();
  const versions: string[] = [];
  for (const content of ['one', 'two', 'three']) {
    versions.push(await published({ app: 'student-app', content }));
    await promote(store, channel, 'student-app');
  }
  const started = performance.now();
  expect(await rollback(store, channel, 'student-app')).toMatchObject([{ to: versions[1] }]);
  expect(performance.now() - started).toBeLessThan(5000);
  expect(await rollback(store, channel, 'student-app')).toMatchObject([{ to: versions[0] }]);
  await expect(rollback(store, channel, 'student-app')).rejects.toThrow(
    'has served no earlier version of student-app',
  );
});

test('refuses what does not fit, saying why', async () => {
  await withShell();
  const attempt = async (fake: FakeApp & { contract?: number }) => {
    await published(fake);
    return promote(store, channel, fake.app);
  };
  await expect(attempt({ app: 'student-app', contract: 2 })).rejects.toThrow(
    /built with contract version 2, but shell .* with version 1/,
  );
  await expect(attempt({ app: 'student-app', requires: { react: '^20.0.0' } })).rejects.toThrow(
    /^student-app 1\.0\.0-\w+ needs react \^20\.0\.0, but shell 1\.0\.0-\w+ provides react 19\.3\.1\.$/,
  );
  await expect(attempt({ app: 'student-app', requires: { zustand: '^5.0.0' } })).rejects.toThrow(
    /needs zustand \^5\.0\.0, which shell .* does not provide/,
  );
  expect(await currentOf('student-app')).toBeUndefined();
});

test('a version that is served again is not a place to go back to as well', async () => {
  await withShell();
  const one = await published({ app: 'student-app', content: 'one' });
  const two = await published({ app: 'student-app', content: 'two' });
  for (const version of [one, two, one]) await promote(store, channel, 'student-app', version);
  const { apps } = await store.readChannel(channel);
  expect(apps['student-app']).toMatchObject({ current: one, previous: [two] });
});

test('remembers ten earlier versions, the latest first', async () => {
  await withShell();
  const versions: string[] = [];
  for (let index = 0; index < 12; index++) {
    versions.unshift(await published({ app: 'student-app', content: `number ${index}` }));
    await promote(store, channel, 'student-app');
  }
  const { apps } = await store.readChannel(channel);
  expect(apps['student-app']?.previous).toEqual(versions.slice(1, 11));
});

test('of several that move together, one may be where it is already', async () => {
  await withShell();
  await published({ app: 'student-app' });
  await promote(store, channel, 'student-app');
  const version = await published({ app: 'public-site' });
  const moved = await promoteTogether(store, channel, [{ app: 'student-app' }, { app: 'public-site' }]);
  expect(moved.map(({ from, to }) => from === to)).toEqual([true, false]);
  expect(await currentOf('public-site')).toBe(version);
});

test('of several that move together, one that does not fit keeps all where they are', async () => {
  await withShell();
  await published({ app: 'student-app' });
  await published({ app: 'public-site', requires: { react: '^20.0.0' } });
  const before = await store.readChannel(channel);
  const moves = [{ app: 'student-app' }, { app: 'public-site' }];
  await expect(promoteTogether(store, channel, moves)).rejects.toThrow('public-site');
  expect(await store.readChannel(channel)).toEqual(before);
});

test('an app that does not fit or is damaged does not keep another from moving', async () => {
  await withShell();
  const bad = await published({ app: 'student-app', requires: { react: '^20.0.0' } });
  const { apps, revision } = await store.readChannel(channel);
  await store.writeChannel(channel, { ...apps, 'student-app': { current: bad, previous: [] } }, revision);
  const [entry = ''] = (await store.getRelease('student-app', bad))?.entry ?? [];
  await rm(join(root, 'store/files/student-app', entry));

  const site = await published({ app: 'public-site' });
  await promote(store, channel, 'public-site');
  expect(await currentOf('public-site')).toBe(site);
  await published({ app: 'shell', content: 'two' });
  await expect(promote(store, channel, 'shell')).rejects.toThrow('needs react ^20.0.0');
});

test('refuses a release that lacks one of its files, naming it', async () => {
  await withShell();
  const version = await published({ app: 'student-app' });
  const [entry = ''] = (await store.getRelease('student-app', version))?.entry ?? [];
  await rm(join(root, 'store/files/student-app', entry));
  await expect(promote(store, channel, 'student-app')).rejects.toThrow(
    `student-app ${version} lacks its file ${entry}: publish it again.`,
  );
});

test('gives up on a channel that keeps changing, and at once on another failure', async () => {
  await withShell();
  await published({ app: 'shell', content: 'two' });
  const write = jest.spyOn(store, 'writeChannel').mockRejectedValue(new ChannelMoved('again'));
  await expect(promote(store, channel, 'shell')).rejects.toThrow('keeps changing');
  expect(write).toHaveBeenCalledTimes(100);
  write.mockReset().mockRejectedValue(new Error('The disk is full.'));
  await expect(promote(store, channel, 'shell')).rejects.toThrow('The disk is full.');
  expect(write).toHaveBeenCalledTimes(1);
});

test('refuses a name that the shell does not export, whichever of the two moves', async () => {
  const ui = '@puente/design-system/button';
  await published({ app: 'shell', names: { [ui]: ['Button'] } });
  await promote(store, channel, 'shell');
  await published({ app: 'student-app', names: { [ui]: ['Button', 'LinkButton'] } });
  await expect(promote(store, channel, 'student-app')).rejects.toThrow(
    /^student-app 1\.0\.0-\w+ uses LinkButton of @puente\/design-system\/button, which shell 1\.0\.0-\w+ does not export/,
  );

  const fitting = await published({ app: 'student-app', names: { [ui]: ['Button'], react: ['use'] } });
  await promote(store, channel, 'student-app');
  expect(await currentOf('student-app')).toBe(fitting);

  const shell = await currentOf('shell');
  await published({ app: 'shell', names: { [ui]: ['ActionButton'] } });
  await expect(promote(store, channel, 'shell')).rejects.toThrow(
    'uses Button of @puente/design-system/button',
  );
  expect(await currentOf('shell')).toBe(shell);
});

describe('beside a running API', () => {
  const api = (contract: number, ...calls: string[]) => ({
    apis: [{ origin: 'http://api', contract, calls: new Set(calls) }],
  });
  const list = 'GET /api/projects';
  const badges = 'GET /api/badges';

  test('refuses a call that it does not serve, and a contract that is not its own', async () => {
    await withShell();
    await published({ app: 'student-app', calls: [list, badges] });
    await expect(promote(store, channel, 'student-app', undefined, api(1, list))).rejects.toThrow(
      /^student-app \S+ calls GET \/api\/badges, which the API at http:\/\/api does not serve: release the API first\.$/,
    );
    await expect(promote(store, channel, 'student-app', undefined, api(2, list, badges))).rejects.toThrow(
      'was built with contract version 1, but the API at http://api serves version 2',
    );
    expect(await currentOf('student-app')).toBeUndefined();
    await promote(store, channel, 'student-app', undefined, api(1, list, badges));
    expect(await currentOf('student-app')).toBeDefined();
  });

  test('holds what moves to it, and not what does not', async () => {
    await withShell();
    await published({ app: 'student-app', calls: [badges] });
    await promote(store, channel, 'student-app');
    await published({ app: 'public-site' });
    await promote(store, channel, 'public-site', undefined, api(1));
    expect(await currentOf('public-site')).toBeDefined();
  });

  test('holds a rollback to it when it is given', async () => {
    await published({ app: 'shell', calls: [badges] });
    await promote(store, channel, 'shell');
    await published({ app: 'shell', content: 'two' });
    await promote(store, channel, 'shell');
    await expect(rollback(store, channel, 'shell', api(1))).rejects.toThrow('calls GET /api/badges');
    await rollback(store, channel, 'shell');
  });

  test('a check is of everything that would be served, and changes nothing', async () => {
    await withShell();
    await published({ app: 'student-app', calls: [badges] });
    await promote(store, channel, 'student-app');
    const before = await store.readChannel(channel);
    await expect(checkPromotion(store, channel, [], api(1, list))).rejects.toThrow('calls GET /api/badges');
    await checkPromotion(store, channel, [], api(1, badges));
    await published({ app: 'student-app', calls: [list] });
    await checkPromotion(store, channel, [{ app: 'student-app' }], api(1, list));
    expect(await store.readChannel(channel)).toEqual(before);
  });
});

test('refuses two apps with one path or one route name', async () => {
  await withShell();
  await published({ app: 'student-app', routes: [{ name: 'projects', path: '/projects/:id' }] });
  await promote(store, channel, 'student-app');

  await published({ app: 'public-site', routes: [{ name: 'other', path: '/projects/:slug' }] });
  await expect(promote(store, channel, 'public-site')).rejects.toThrow(
    'public-site (other) and student-app (projects) both claim',
  );
  await published({ app: 'public-site', routes: [{ name: 'projects', path: '/proyectos' }] });
  await expect(promote(store, channel, 'public-site')).rejects.toThrow('both have a route named projects');
});

test('a shell that the apps do not fit is refused; together with fitting apps it is not', async () => {
  await withShell();
  await published({ app: 'student-app' });
  await promote(store, channel, 'student-app');

  const shell = await published({ app: 'shell', contract: 2, content: 'two' });
  await expect(promote(store, channel, 'shell')).rejects.toThrow('promote them together');
  const app = await published({ app: 'student-app', contract: 2, content: 'two' });
  await promoteTogether(store, channel, [{ app: 'shell' }, { app: 'student-app' }]);
  expect([await currentOf('shell'), await currentOf('student-app')]).toEqual([shell, app]);
});

test('refuses what is not published, what has no shell, and what is damaged', async () => {
  await expect(promote(store, channel, 'student-app')).rejects.toThrow(
    'student-app has not been published yet',
  );
  const version = await published({ app: 'student-app' });
  await expect(promote(store, channel, 'student-app')).rejects.toThrow('has no shell yet');
  await withShell();
  await expect(promote(store, channel, 'student-app', '9.9.9-000000000000')).rejects.toThrow(
    'is not in the store',
  );

  const [entry = ''] = (await store.getRelease('student-app', version))?.entry ?? [];
  const form = join(root, 'store/files/student-app', `${entry}.br`);
  const whole = await readFile(form);
  await writeFile(form, whole.subarray(0, -1));
  await expect(promote(store, channel, 'student-app')).rejects.toThrow(`has a damaged br form of ${entry}`);
  await writeFile(form, whole);
  await appendFile(join(root, 'store/files/student-app', entry), ' ');
  await expect(promote(store, channel, 'student-app')).rejects.toThrow(`has a damaged file ${entry}`);
});

test('twenty promotions at once: none is lost', async () => {
  await withShell();
  const apps = Array.from({ length: 20 }, (_, index) => `app-${'abcdefghijklmnopqrst'[index]}`);
  for (const app of apps) await published({ app });
  const { revision } = await store.readChannel(channel);
  // A store each, as different processes have.
  await Promise.all(apps.map((app) => promote(new FolderStore(join(root, 'store')), channel, app)));
  const after = await store.readChannel(channel);
  expect(Object.keys(after.apps).sort()).toEqual([...apps, 'shell'].sort());
  expect(after.revision).toBe(revision + 20);
});
