import { createHash, createPublicKey, verify } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FastifyInstance } from 'fastify';
import { startCanary } from '@puente/releases/canaries';
import { type FakeApp, writeFakeApp } from '@puente/releases/fake-app';
import { MirroredStore } from '@puente/releases/mirrored-store';
import { promote } from '@puente/releases/promote';
import { publish } from '@puente/releases/publish';
import { keyId, newKeyPair, type PublicKey } from '@puente/releases/release-keys';
import { type ReleaseStore } from '@puente/releases/release-store';
import { openServedStore, openStoreAt, openUnsigned } from '@puente/releases/store-location';
import { type ObjectStore, startObjectStore } from '@puente/testing/object-store';
import { isInShare } from './canary/bucket.ts';
import { createEdge } from './edge.ts';
import { type EdgeMetrics, makeMetrics } from './metrics.ts';
import { shell, studentApp, testOptions } from './test-edge.ts';

/** Place of a store, and the hands of one who can write to it but has no key. */
interface Place {
  location: Parameters<typeof openStoreAt>[0];
  read: (path: string) => Promise<string>;
  write: (path: string, content: string) => Promise<void>;
  close?: () => Promise<void>;
}

const places: [string, (root: string) => Promise<Place>][] = [
  [
    'a folder',
    (root) => {
      const folder = join(root, 'releases');
      return Promise.resolve({
        location: { folder },
        read: (path) => readFile(join(folder, path), 'utf8'),
        write: (path, content) => writeFile(join(folder, path), content),
      });
    },
  ],
  [
    'an object store',
    async (root) => {
      const objects: ObjectStore = await startObjectStore();
      const { bucket, settings } = objects;
      return {
        location: { folder: join(root, 'copy'), objects: settings },
        read: async (path) => (await bucket.read(`releases/${path}`))?.content.toString() ?? '',
        write: async (path, content) => void (await bucket.put(`releases/${path}`, content)),
        close: () => objects.stop(),
      };
    },
  ],
];

const pointer = 'channels/production.json';

describe.each(places)('an edge with public keys, on releases in %s', (_, placeIn) => {
  let root: string;
  let place: Place;
  let key: PublicKey;
  let store: ReleaseStore;
  let edges: FastifyInstance[];
  let lines: string[];
  let metrics: EdgeMetrics;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'signed-'));
    place = await placeIn(root);
    const { pem, publicKey } = newKeyPair();
    key = publicKey;
    await writeFile(join(root, 'key.pem'), pem);
    store = openStoreAt({ ...place.location, keyFile: join(root, 'key.pem') });
    edges = [];
    lines = [];
  });
  afterEach(async () => {
    for (const edge of edges) await edge.close();
    await place.close?.();
    await rm(root, { recursive: true });
  });

  /** @param disk folder of the copies of this edge */
  async function edgeOn(disk: string, keys: readonly PublicKey[] = [key]): Promise<FastifyInstance> {
    const served = new MirroredStore(openUnsigned(place.location), join(root, disk), { keys, pollMs: 20 });
    metrics = makeMetrics();
    const logger = { level: 'error', stream: { write: (line: string) => void lines.push(line) } };
    const edge = await createEdge({ ...testOptions(served), logger, metrics });
    edges.push(edge);
    return edge;
  }

  async function released(fake: FakeApp, into = store): Promise<string> {
    const { release } = await publish(into, await writeFakeApp(join(root, 'apps'), fake), 'inputs');
    await promote(into, 'production', fake.app, release.version);
    return release.version;
  }

  const versionAt = async (edge: FastifyInstance): Promise<string | undefined> =>
    (await edge.inject('/release-set.json')).json<{ apps: Record<string, { version: string }> } | null>()
      ?.apps['student-app']?.version;

  async function readyOf(edge: FastifyInstance): Promise<Record<string, unknown>> {
    return (await edge.inject('/readyz')).json<Record<string, unknown>>();
  }

  async function until(isThere: () => Promise<boolean>): Promise<void> {
    while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const untilRefused = (edge: FastifyInstance) =>
    until(async () => (await readyOf(edge))['signatures'] === 'refused');

  test('follows what is signed', async () => {
    await released(shell);
    const first = await released(studentApp);
    const edge = await edgeOn('a');
    expect(await versionAt(edge)).toBe(first);
    const second = await released({ ...studentApp, content: 'two' });
    await until(async () => (await versionAt(edge)) === second);
    expect(await readyOf(edge)).toMatchObject({ pointer: 'in use', signatures: 'verified' });
  });

  test('stays with what verified last when the pointer is forged, and so does one that starts then', async () => {
    await released(shell);
    const first = await released(studentApp);
    const edge = await edgeOn('a');
    expect(await versionAt(edge)).toBe(first);
    const text = await place.read(pointer);
    // Somebody without the key publishes and promotes.
    await released({ ...studentApp, content: 'two' }, openUnsigned(place.location));
    await untilRefused(edge);
    expect(await versionAt(edge)).toBe(first);
    expect(lines.filter((line) => line.includes('is not signed by a known key'))).toHaveLength(1);
    await edge.close();
    const next = await edgeOn('a');
    expect(await versionAt(next)).toBe(first);
    expect(await readyOf(next)).toMatchObject({ releases: true, signatures: 'refused' });
    expect(await metrics.registry.metrics()).toContain('puente_edge_signature_refused 1\n');
    // Without anything that verified there is nothing to serve.
    const fresh = await edgeOn('b');
    expect((await fresh.inject('/projects')).statusCode).toBe(503);
    expect(await readyOf(fresh)).toMatchObject({ releases: false, signatures: 'refused' });
    await place.write(pointer, text);
    for (const edgeNow of [next, fresh])
      await until(async () => (await readyOf(edgeNow))['signatures'] === 'verified');
    expect(await metrics.registry.metrics()).toContain('puente_edge_signature_refused 0\n');
  });

  test('refuses a pointer that is put back, also after a restart', async () => {
    await released(shell);
    await released(studentApp);
    const earlier = await place.read(pointer);
    const second = await released({ ...studentApp, content: 'two' });
    const edge = await edgeOn('a');
    expect(await versionAt(edge)).toBe(second);
    await place.write(pointer, earlier);
    await place.write('verified/production.json', earlier);
    await untilRefused(edge);
    await edge.close();
    const next = await edgeOn('a');
    expect(await versionAt(next)).toBe(second);
    expect(await readyOf(next)).toMatchObject({ signatures: 'refused' });
  });

  test('refuses a release with another file list, and a file that is not the signed one', async () => {
    await released(shell);
    const first = await released(studentApp);
    const edge = await edgeOn('a');
    expect(await versionAt(edge)).toBe(first);
    const fake = { ...studentApp, content: 'two' };
    const { release } = await publish(store, await writeFakeApp(join(root, 'apps'), fake), 'inputs');
    const list = `apps/student-app/${release.version}/release.json`;
    const [file = ''] = Object.keys(release.files);
    const [text, content] = [await place.read(list), await place.read(`files/student-app/${file}`)];
    await promoteForged();
    await untilRefused(edge);
    expect(await versionAt(edge)).toBe(first);
    await place.write(list, text);
    await place.write(`files/student-app/${file}`, 'forged');
    await until(async () => (await readyOf(edge))['signatures'] === 'verified');
    expect(await readyOf(edge)).toMatchObject({ pointer: expect.stringMatching(/^refused/) as string });
    expect((await edge.inject(`/assets/student-app/${file}`)).body).not.toContain('forged');
    await place.write(`files/student-app/${file}`, content);
    await until(async () => (await versionAt(edge)) === release.version);

    /** The pointer is signed before the list is forged. */
    async function promoteForged(): Promise<void> {
      const { apps, revision } = await store.readChannel('production');
      await place.write(list, text.replace(/sha256-./, 'sha256-Z'));
      const next = { ...apps, 'student-app': { current: release.version, previous: [] } };
      await store.writeChannel('production', next, revision);
    }
  });

  test('serves no file that only an unsigned release names', async () => {
    await released(shell);
    await released(studentApp);
    const edge = await edgeOn('a');
    await versionAt(edge);
    const built = await writeFakeApp(join(root, 'apps'), { ...studentApp, content: 'two' });
    const { release } = await publish(openUnsigned(place.location), built, 'inputs');
    const other = await edgeOn('b', []);
    await versionAt(other);
    for (const file of Object.keys(release.files)) {
      expect((await edge.inject(`/assets/student-app/${file}`)).statusCode).toBe(404);
      expect((await other.inject(`/assets/student-app/${file}`)).statusCode).toBe(200);
    }
  });

  test('gives browsers the signature of each script, and only a right one', async () => {
    await released(shell);
    const version = await released(studentApp);
    const { files } = (await store.getRelease('student-app', version)) ?? { files: {} };
    const script = Object.keys(files).find((name) => name.endsWith('.js')) ?? '';
    const fileOf = (edge: FastifyInstance) => edge.inject(`/assets/student-app/${script}`);
    const edge = await edgeOn('a');
    await versionAt(edge);
    const { headers, body } = await fileOf(edge);
    const input = `("unencoded-digest";sf);keyid="${key.slice('ed25519-'.length)}";tag="ed25519-integrity"`;
    const digest = `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;
    expect(headers).toMatchObject({ 'unencoded-digest': digest, 'signature-input': `release=${input}` });
    const [, signature = ''] = /^release=:(.+):$/.exec(String(headers['signature'])) ?? [];
    const x = Buffer.from(key.slice('ed25519-'.length), 'base64').toString('base64url');
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    const base = `"unencoded-digest";sf: ${digest}\n"@signature-params": ${input}`;
    expect(verify(null, Buffer.from(base), publicKey, Buffer.from(signature, 'base64'))).toBe(true);

    const list = `signatures/apps/student-app/${version}/release/files-${keyId(key)}.json`;
    const signatures = await place.read(list);
    for (const [forged, disk] of [
      [
        signatures.replace(
          signature,
          signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
        ),
        'b',
      ],
      ['forged', 'c'],
    ] as const) {
      await place.write(list, forged);
      const other = await edgeOn(disk);
      await versionAt(other);
      const answer = await fileOf(other);
      expect([answer.statusCode, answer.headers['signature']]).toEqual([200, undefined]);
    }
    // The copy has the right ones.
    const next = await edgeOn('a');
    await versionAt(next);
    expect((await fileOf(next)).headers['signature']).toBe(headers['signature']);
    const without = await edgeOn('d', []);
    await versionAt(without);
    expect((await fileOf(without)).headers).not.toHaveProperty('unencoded-digest');
  });

  test('serves no forged canary', async () => {
    await released(shell);
    await released(studentApp);
    const edge = await edgeOn('a');
    const { release } = await publish(
      openUnsigned(place.location),
      await writeFakeApp(join(root, 'apps'), { ...studentApp, content: 'two' }),
      'inputs',
    );
    await startCanary(openUnsigned(place.location), 'production', { app: 'student-app', audience: 99 });
    await untilRefused(edge);
    const bucket = Array.from({ length: 100 }, (_value, one) => one).find((one) =>
      isInShare(one, 99, release.version),
    );
    const headers = { accept: 'text/html', cookie: `u4iBucket=${bucket}` };
    expect((await edge.inject({ url: '/projects', headers })).body).not.toContain(release.version);
    expect(await readyOf(edge)).toMatchObject({ pointer: 'in use', signatures: 'refused' });
  });
});

test('the keys of the settings reach the store that servers open', () => {
  const { publicKey } = newKeyPair();
  const served = openServedStore({ folder: '/nowhere/releases', keys: [publicKey] });
  expect(served.keys).toEqual([publicKey]);
  expect(served.folder).toBe('/nowhere/releases-signed');
  expect(openServedStore({ folder: '/nowhere/releases' }).keys).toBeUndefined();
});
