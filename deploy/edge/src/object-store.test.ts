import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FastifyInstance } from 'fastify';
import { endCanary, startCanary } from '@puente/releases/canaries';
import { type FakeApp, writeFakeApp } from '@puente/releases/fake-app';
import { promote } from '@puente/releases/promote';
import { publish } from '@puente/releases/publish';
import { type ReleaseStore } from '@puente/releases/release-store';
import { openServedStore, openStoreAt } from '@puente/releases/store-location';
import { type ObjectStore, startObjectStore } from '@puente/testing/object-store';
import { isInShare } from './canary/bucket.ts';
import { createEdge } from './edge.ts';
import { shell, studentApp, testOptions } from './test-edge.ts';

/** Three edges, each with a disk of its own, over one store of releases in an object store. */
let objects: ObjectStore;
let root: string;
let store: ReleaseStore;
let edges: FastifyInstance[];

beforeEach(async () => {
  objects = await startObjectStore();
  root = await mkdtemp(join(tmpdir(), 'edges-'));
  store = openStoreAt(locationOf('nowhere'));
  edges = [];
  await released(shell);
  await released(studentApp);
  for (const name of ['a', 'b', 'c']) edges.push(await edgeOn(name));
});
afterEach(async () => {
  for (const edge of edges) await edge.close();
  await objects.stop();
  await rm(root, { recursive: true });
});

const locationOf = (name: string) => ({ folder: join(root, name), objects: objects.settings });

const edgeOn = (name: string): Promise<FastifyInstance> =>
  createEdge(testOptions(openServedStore(locationOf(name))));

async function released(fake: FakeApp): Promise<{ version: string; files: string[] }> {
  const { release } = await publish(store, await writeFakeApp(join(root, 'apps'), fake), 'inputs');
  await promote(store, 'production', fake.app, release.version);
  return { version: release.version, files: Object.keys(release.files) };
}

async function versionAt(edge: FastifyInstance, app = 'student-app'): Promise<string | undefined> {
  const set = (await edge.inject('/release-set.json')).json<{
    apps: Record<string, { version: string }>;
  } | null>();
  return set?.apps[app]?.version;
}

/** Views pages until the edge serves the version, and returns the time that it took in ms. */
async function timeUntil(edge: FastifyInstance, version: string): Promise<number> {
  const started = performance.now();
  while ((await versionAt(edge)) !== version) await new Promise((resolve) => setTimeout(resolve, 20));
  return performance.now() - started;
}

test('three edges without a common disk follow a promotion, with files and deltas', async () => {
  expect(await Promise.all(edges.map((edge) => versionAt(edge)))).toHaveLength(3);
  const { version, files } = await released({ ...studentApp, content: 'two' });
  const times = await Promise.all(edges.map((edge) => timeUntil(edge, version)));
  // The bench measures the time on an idle machine; a busy one is slower.
  expect(Math.max(...times)).toBeLessThan(20_000);
  for (const edge of edges)
    for (const file of files) {
      const answer = await edge.inject({
        url: `/assets/student-app/${file}`,
        headers: { 'accept-encoding': 'br' },
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-encoding']).toBe('br');
    }
});

test('a canary is served once its files are here, and its end is followed', async () => {
  const [edge] = edges;
  if (!edge) throw new Error('no edge');
  const current = await versionAt(edge);
  const fake = { ...studentApp, content: 'two' };
  const { release } = await publish(store, await writeFakeApp(join(root, 'apps'), fake), 'inputs');
  const { id } = await startCanary(store, 'production', { app: fake.app, audience: 99 });
  const bucket = Array.from({ length: 100 }, (_, one) => one).find((one) =>
    isInShare(one, 99, release.version),
  );
  const page = async () =>
    (await edge.inject({ url: '/projects', headers: { accept: 'text/html', cookie: `u4iBucket=${bucket}` } }))
      .body;
  while (!(await page()).includes(release.version)) await new Promise((resolve) => setTimeout(resolve, 20));
  const here = await readdir(join(root, 'a/files/student-app'));
  expect(here).toEqual(expect.arrayContaining(Object.keys(release.files)));
  await endCanary(store, 'production', { by: 'test' }, id);
  while ((await page()).includes(release.version)) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await page()).toContain(current);
});

test('looking for a promotion costs one request, however many pages are viewed', async () => {
  const [edge] = edges;
  if (!edge) throw new Error('no edge');
  await versionAt(edge);
  const before = objects.requests['GET'] ?? 0;
  for (let view = 0; view < 200; view++) await versionAt(edge);
  expect((objects.requests['GET'] ?? 0) - before).toBeLessThan(100);
});

test('while the store is down, edges serve what they have, and so does one that starts then', async () => {
  const before = await Promise.all(edges.map((edge) => versionAt(edge)));
  const [file = ''] = (await readdir(join(root, 'a/files/student-app'))).filter((name) =>
    name.endsWith('.js'),
  );
  objects.setBroken(true);
  await edges[0]?.close();
  edges[0] = await edgeOn('a');
  expect(await Promise.all(edges.map((edge) => versionAt(edge)))).toEqual(before);
  for (const edge of edges) expect((await edge.inject(`/assets/student-app/${file}`)).statusCode).toBe(200);
  // One that has never seen the store has nothing, and says so.
  const fresh = await edgeOn('fresh');
  edges.push(fresh);
  expect((await fresh.inject('/projects')).statusCode).toBe(503);
  objects.setBroken(false);
  const { version } = await released({ ...studentApp, content: 'two' });
  await Promise.all(edges.map((edge) => timeUntil(edge, version)));
});

test('a release with a damaged file is not followed until it is whole', async () => {
  const [edge] = edges;
  const before = await Promise.all(edges.map((each) => versionAt(each)));
  const built = await writeFakeApp(join(root, 'apps'), { ...studentApp, content: 'two' });
  const { release } = await publish(store, built, 'inputs');
  const [file = ''] = Object.keys(release.files);
  const key = `releases/files/student-app/${file}`;
  const { bucket } = objects;
  const { content = Buffer.of() } = (await bucket.read(key)) ?? {};
  await bucket.put(key, 'damaged');
  const { apps, revision } = await store.readChannel('production');
  const next = { ...apps, 'student-app': { current: release.version, previous: [] } };
  await store.writeChannel('production', next, revision);

  while (!(await edge?.inject('/readyz'))?.body.includes('refused'))
    await new Promise((resolve) => setTimeout(resolve, 20));
  const fresh = await edgeOn('fresh');
  edges.push(fresh);
  expect(await Promise.all(edges.map((each) => versionAt(each)))).toEqual([...before, before[0]]);
  await bucket.put(key, content);
  await Promise.all(edges.map((each) => timeUntil(each, release.version)));
});

test('files of releases before the current one are brought when a page asks, unknown ones are not found', async () => {
  const old = await store.listReleases('student-app');
  await released({ ...studentApp, content: 'two' });
  const edge = await edgeOn('late');
  edges.push(edge);
  await versionAt(edge);
  const [file = ''] = Object.keys(old[0]?.files ?? {});
  expect((await edge.inject(`/assets/student-app/${file}`)).statusCode).toBe(200);
  expect((await edge.inject('/assets/student-app/other.0123456789abcdef.js')).statusCode).toBe(404);
  expect((await edge.inject('/assets/other/other.0123456789abcdef.js')).statusCode).toBe(404);
  await writeFile(join(root, 'late/files/student-app', file), 'kept');
  expect((await edge.inject(`/assets/student-app/${file}`)).body).toBe('kept');
});
