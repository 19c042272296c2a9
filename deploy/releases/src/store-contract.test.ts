import { type TestStore, testStores } from '../test/stores.ts';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyStore } from './copy-store.ts';
import { writeFakeApp } from './fake-app.ts';
import { promote, retire, rollback } from './promote.ts';
import { prune } from './prune.ts';
import { publish } from './publish.ts';
import { ChannelMoved, type ReleaseStore } from './release-store.ts';
import { repair } from './repair.ts';

const name = 'main.0123456789abcdef.js';
const text = Buffer.from('const answer = 42; '.repeat(100));
const apps = { shell: { current: '1.0.0-000000000000', previous: [] } };
const channel = 'production';

describe.each(testStores)('a store %s', (_, start) => {
  let on: TestStore;
  let store: ReleaseStore;

  beforeEach(async () => {
    on = await start();
    store = on.open();
  });
  afterEach(() => on.close());

  describe('channels', () => {
    test('one that was never written is empty', async () => {
      expect(await store.readChannel('production')).toEqual({ revision: 0, apps: {} });
    });

    test('a change that was decided on an older state is refused', async () => {
      await store.writeChannel('production', apps, 0);
      await expect(store.writeChannel('production', {}, 0)).rejects.toThrow(ChannelMoved);
      expect(await store.readChannel('production')).toEqual({ revision: 1, apps });
    });

    test('of writers at the same revision exactly one wins', async () => {
      const writers = Array.from({ length: 10 }, () => on.open().writeChannel('production', apps, 0));
      const results = await Promise.allSettled(writers);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    test('a reader never sees half', async () => {
      const large = Object.fromEntries(
        Array.from({ length: 300 }, (_, index) => [
          `app-${index}`,
          { current: `version-${index}`, previous: [] },
        ]),
      );
      const writing = new AbortController();
      const reader = (async () => {
        let reads = 0;
        const seen = new Set<number>();
        while (!writing.signal.aborted) {
          const { revision, apps: read } = await on.open().readChannel('production');
          expect(Object.keys(read)).toHaveLength(revision === 0 ? 0 : 300);
          seen.add(revision);
          reads++;
        }
        return { reads, revisions: seen.size };
      })();
      for (let revision = 0; revision < 20; revision++)
        await store.writeChannel('production', large, revision);
      writing.abort();
      const { reads, revisions } = await reader;
      expect(reads).toBeGreaterThan(5);
      expect(revisions).toBeGreaterThan(1);
    });

    test('notices what another process wrote', async () => {
      await store.writeChannel('production', apps, 0);
      await store.readChannel('production');
      await on.open().writeChannel('production', {}, 1);
      expect(await store.readChannel('production')).toEqual({ revision: 2, apps: {} });
    });

    test('gives the same object while nothing has changed, so that looking is cheap', async () => {
      await store.writeChannel('production', apps, 0);
      expect(await store.readChannel('production')).toBe(await store.readChannel('production'));
    });

    test('says which file is damaged', async () => {
      await store.writeChannel('production', apps, 0);
      await on.write('channels/production.json', '{"revision": 1, "ap');
      await expect(store.readChannel('production')).rejects.toThrow('channels/production.json is damaged.');
    });
  });

  describe('files', () => {
    test('the same file twice is kept, with other bytes refused', async () => {
      expect((await store.putFile('shell', name, text)).kept).toBe(false);
      expect((await store.putFile('shell', name, text)).kept).toBe(true);
      await expect(store.putFile('shell', name, Buffer.from('other'))).rejects.toThrow('with other bytes');
    });

    test('of two different files under one name, written at once, one is refused', async () => {
      const contents = Array.from({ length: 4 }, (_, index) => Buffer.from(`${index} ${text.toString()}`));
      const results = await Promise.allSettled(
        contents.map((bytes) => on.open().putFile('shell', name, bytes)),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    test('without the plain file there are no compressed forms either', async () => {
      await store.putFile('shell', name, text);
      expect(await store.statFile('shell', name, 'br')).toBeDefined();
      await on.remove(`files/shell/${name}`);
      expect(await store.statFile('shell', name, 'br')).toBeUndefined();
    });

    test('when the plain file was changed afterwards, its compressed forms do not count', async () => {
      await store.putFile('shell', name, text);
      await on.write(`files/shell/${name}`, 'changed');
      expect(await store.statFile('shell', name, 'br')).toBeUndefined();
      expect((await store.statFile('shell', name))?.bytes).toBe(7);
    });

    test('publishing again makes lost compressed forms anew', async () => {
      await store.putFile('shell', name, text);
      await on.remove(`files/shell/${name}.br`);
      await store.putFile('shell', name, text);
      expect(await on.read(`files/shell/${name}.br`)).toBeDefined();
    });
  });

  test.each(['../secret', 'a/b', '..', '.hidden', '', 'a\0b', 'main.js.br'])(
    'no file is named %j',
    async (bad) => {
      await expect(store.statFile('shell', bad)).rejects.toThrow('cannot be the name of the file');
      await expect(store.putFile(bad, name, text)).rejects.toThrow('cannot be the name of the app');
    },
  );

  describe('releases', () => {
    let workspaces: string;
    beforeEach(async () => {
      workspaces = await mkdtemp(join(tmpdir(), 'workspaces-'));
    });
    afterEach(() => rm(workspaces, { recursive: true }));

    const published = async (app: string, content: string): Promise<string> => {
      const { release } = await publish(store, await writeFakeApp(workspaces, { app, content }), content);
      return release.version;
    };
    const current = async (app: string) => (await on.open().readChannel(channel)).apps[app]?.current;

    test('promotions of several processes at once lose none', async () => {
      await published('shell', 'one');
      await promote(store, channel, 'shell');
      const names = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta'];
      const versions = await Promise.all(names.map((app) => published(app, 'one')));
      await Promise.all(names.map((app) => promote(on.open(), channel, app)));
      expect(await Promise.all(names.map(current))).toEqual(versions);
      expect((await store.history(channel)).map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    });

    test('everything that commands do with a channel works', async () => {
      const first = await published('shell', 'one');
      await promote(store, channel, 'shell', undefined, { note: { by: 'ana', why: 'The first.' } });
      const app = await published('student-app', 'one');
      await promote(store, channel, 'student-app');
      const second = await published('shell', 'two');
      await promote(store, channel, 'shell');
      await store.markBad('shell', second, 'It blinked.');
      await rollback(store, channel, 'shell');
      expect(await current('shell')).toBe(first);
      expect(await on.open().badVersions('shell')).toEqual({ [second]: 'It blinked.' });

      await retire(store, channel, 'student-app');
      expect(await current('student-app')).toBeUndefined();
      await rollback(store, channel, 'student-app');
      expect(await current('student-app')).toBe(app);

      const history = await on.open().history(channel);
      expect(history).toHaveLength(6);
      expect(history[0]).toMatchObject({
        by: 'ana',
        why: 'The first.',
        moved: [{ app: 'shell', to: first }],
      });

      await on.remove('channels/production.json');
      await expect(promote(store, channel, 'shell')).rejects.toThrow('npm run releases -- --repair');
      expect((await repair(store, channel))?.state.apps['shell']?.current).toBe(first);
      expect(await current('student-app')).toBe(app);
      await on.write('channels/production.json', '{"revision": 1, "ap');
      await repair(store, channel);
      expect(await current('shell')).toBe(first);
    });

    test('keeps checks, and descriptions of APIs', async () => {
      const version = await published('shell', 'one');
      await store.recordChecks('shell', version, { commit: 'abc' });
      const smoke = { at: new Date(0).toISOString(), by: 'ana', set: {}, problems: [] };
      await on.open().recordChecks('shell', version, { smoke: { [version]: smoke } });
      expect(await store.checksOf('shell', version)).toEqual({ commit: 'abc', smoke: { [version]: smoke } });
      expect(await store.recordedApis(channel)).toEqual([]);
      await store.recordApis(channel, [{ origin: 'http://api.test', description: {} }]);
      expect(await on.open().recordedApis(channel)).toHaveLength(1);
    });

    test('is copied for a trial', async () => {
      const first = await published('shell', 'one');
      await published('shell', 'two');
      await promote(store, channel, 'shell', first);
      const copy = await copyStore(store, join(workspaces, 'copy'), channel);
      expect((await copy.readChannel(channel)).apps['shell']?.current).toBe(first);
      expect(await copy.latestVersion('shell')).toBe(await store.latestVersion('shell'));
      await promote(copy, channel, 'shell');
      expect(await current('shell')).toBe(first);
    });

    test('publishes deltas and server builds, and prunes both with the rest', async () => {
      const versions: string[] = [];
      const padding = randomBytes(3000).toString('hex');
      for (const content of ['one', 'two', 'three']) {
        const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
        const { release } = await publish(
          store,
          await writeFakeApp(workspaces, {
            app: 'shell',
            content,
            server: `module.exports = '${content}'`,
            extra: { [`chunk.${hash}.js`]: `${content} ${padding}` },
          }),
          content,
        );
        versions.push(release.version);
      }
      const chunks = (await store.listFiles('shell')).filter((file) => file.startsWith('chunk.'));
      for (const file of chunks) {
        const [dictionary = '', ...others] = await on.open().listDeltas('shell', file);
        expect(others).toHaveLength(1);
        expect((await store.getDelta('shell', file, dictionary))?.length).toBeLessThan(1000);
      }
      expect((await store.listReleases('shell')).map(({ version }) => version).sort()).toEqual(
        [...versions].sort(),
      );
      expect(await store.listServerBuilds('shell')).toHaveLength(3);
      await promote(store, channel, 'shell');

      const [pruned] = await prune(store, { keep: 1 });
      expect(pruned?.versions).toHaveLength(2);
      expect(await on.open().listServerBuilds('shell')).toHaveLength(1);
      const left = await store.listFiles('shell');
      expect(left).toHaveLength(3);
      for (const file of left) expect(await store.listDeltas('shell', file)).toEqual([]);
    });
  });
});
