import { fakeShell } from '../test/releases.ts';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import brand, { brandFolder } from '@puente/contract/brand/brand-on-disk';
import { integrityOf } from '@puente/federation/integrity';
import { writeFakeApp } from '@puente/releases/fake-app';
import { publish } from '@puente/releases/publish';
import { newKeyPair, type PublicKey } from '@puente/releases/release-keys';
import { openServedStore, openStoreAt, type StoreLocation } from '@puente/releases/store-location';
import { startObjectStore } from '@puente/testing/object-store';
import { createRendererServer } from './renderer.ts';

const site = `exports['/'] = () => 'published';`;
const forged = `exports['/'] = () => 'forged';`;

interface Place {
  location: StoreLocation;
  read: (path: string) => Promise<string>;
  write: (path: string, content: string) => Promise<void>;
  close?: () => Promise<void>;
}

let root: string;
let place: Place;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'renderer-'));
});
afterEach(async () => {
  await place.close?.();
  await rm(root, { recursive: true });
});

function inFolder(): Place {
  const folder = join(root, 'releases');
  return {
    location: { folder },
    read: (path) => readFile(join(folder, path), 'utf8'),
    write: (path, content) => writeFile(join(folder, path), content),
  };
}

async function inObjects(): Promise<Place> {
  const objects = await startObjectStore();
  return {
    location: { folder: join(root, 'releases-copy'), objects: objects.settings },
    read: async (path) => (await objects.bucket.read(`releases/${path}`))?.content.toString() ?? '',
    write: async (path, content) => void (await objects.bucket.put(`releases/${path}`, content)),
    close: () => objects.stop(),
  };
}

/** Publishes a signed release set. */
async function signedSet(): Promise<{ key: PublicKey; apps: [string, string][] }> {
  const { pem, publicKey } = newKeyPair();
  const keyFile = join(root, 'key.pem');
  await writeFile(keyFile, pem);
  const store = openStoreAt({ ...place.location, keyFile });
  const apps: [string, string][] = [];
  for (const [app, server] of [
    ['shell', fakeShell],
    ['public-site', site],
  ] as const) {
    const routes = [{ name: 'home', path: app === 'shell' ? '/shell' : '/', rendered: true as const }];
    const { release } = await publish(store, await writeFakeApp(root, { app, server, routes }), 'inputs');
    apps.push([app, release.version]);
  }
  return { key: publicKey, apps };
}

/** Replaces the build of the site, and its hash in the release. */
async function forge([, version]: [string, string]): Promise<void> {
  const path = `apps/public-site/${version}/release.json`;
  const { server, ...release } = JSON.parse(await place.read(path)) as { server: { file: string } };
  await place.write(`server-builds/public-site/${server.file}`, forged);
  const next = { ...release, server: { ...server, integrity: integrityOf(Buffer.from(forged)) } };
  await place.write(path, JSON.stringify(next));
}

/** Draws a page in a renderer that starts now. */
async function drawn(keys: readonly PublicKey[], apps: [string, string][]) {
  const releases = openServedStore({ ...place.location, keys });
  const renderer = createRendererServer({ releases, owner: { brand, folder: brandFolder } });
  const origin = await renderer.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${origin}/pages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ apps, address: '/', early: { at: 0, answers: {} } }),
  });
  const [text, ready, metrics] = [
    await answer.text(),
    (await (await fetch(`${origin}/readyz`)).json()) as unknown,
    await (await fetch(`${origin}/metrics`)).text(),
  ];
  await renderer.close();
  return { status: answer.status, text, ready, metrics };
}

test.each([
  ['a folder', inFolder],
  ['an object store', inObjects],
])('with public keys, runs only signed builds of releases in %s', async (_, placeOf) => {
  place = await placeOf();
  const { key, apps } = await signedSet();
  const [, siteNow = apps[0]!] = apps;
  await forge(siteNow);
  // Without keys the forged build fits its forged release.
  expect(await drawn([], apps)).toMatchObject({ status: 200, ready: { status: 'ok' } });
  const refused = await drawn([key], apps);
  expect(refused).toMatchObject({ status: 503, ready: { status: 'ok', signatures: 'refused' } });
  expect(refused.metrics).toContain('puente_renderer_signature_refused_total 1\n');
});

test('draws what is signed, and with the signed copy when the store is forged later', async () => {
  place = inFolder();
  const { key, apps } = await signedSet();
  const [, siteNow = apps[0]!] = apps;
  expect(await drawn([key], apps)).toMatchObject({ status: 200, ready: { signatures: 'verified' } });
  await forge(siteNow);
  const again = await drawn([key], apps);
  expect([again.status, again.text]).toEqual([200, expect.stringContaining('published')]);
  // A build on the disk of this machine is verified as well.
  const copied = join(root, 'releases-signed');
  const path = join(copied, `apps/public-site/${siteNow[1]}/release.json`);
  const { server } = JSON.parse(await readFile(path, 'utf8')) as { server: { file: string } };
  await writeFile(join(copied, 'server-builds/public-site', server.file), forged);
  expect((await drawn([key], apps)).status).toBe(503);
});

test('a thread verifies the signature itself', async () => {
  place = inFolder();
  const { key, apps } = await signedSet();
  const [, siteNow = apps[0]!] = apps;
  await forge(siteNow);
  const folderOnly = { ...openServedStore(place.location), folder: join(root, 'releases'), keys: [key] };
  const renderer = createRendererServer({ releases: folderOnly, owner: { brand, folder: brandFolder } });
  const origin = await renderer.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${origin}/pages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ apps, address: '/', early: { at: 0, answers: {} } }),
  });
  expect(answer.status).toBe(503);
  await renderer.close();
});
