import { fakeShell } from '../test/releases.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import brand, { brandFolder } from '@puente/contract/brand/brand-on-disk';
import { writeFakeApp } from '@puente/releases/fake-app';
import { publish } from '@puente/releases/publish';
import { openServedStore, openStoreAt } from '@puente/releases/store-location';
import { startObjectStore } from '@puente/testing/object-store';
import { createRendererServer } from './renderer.ts';

test('draws pages of releases in an object store, also when that is down later', async () => {
  const objects = await startObjectStore();
  const root = await mkdtemp(join(tmpdir(), 'renderer-'));
  const location = { folder: join(root, 'copy'), objects: objects.settings };
  const apps: [string, string][] = [];
  for (const [app, server] of [
    ['shell', fakeShell],
    ['public-site', `exports['/'] = () => Object.keys(process.env).toSorted().join();`],
  ] as const) {
    const routes = [{ name: 'home', path: app === 'shell' ? '/shell' : '/', rendered: true as const }];
    const built = await writeFakeApp(root, { app, server, routes });
    const { release } = await publish(openStoreAt(location), built, 'inputs');
    apps.push([app, release.version]);
  }
  const draw = async () => {
    const renderer = createRendererServer({
      releases: openServedStore(location),
      owner: { brand, folder: brandFolder },
    });
    const origin = await renderer.listen({ port: 0, host: '127.0.0.1' });
    const response = await fetch(`${origin}/pages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ apps, address: '/', early: { at: 0, answers: {} } }),
    });
    const page: unknown = await response.json();
    await renderer.close();
    return page;
  };
  const drawn = { html: '<p>public-site MARKS_PENDING,NODE_ENV,TZ</p>' };
  expect(await draw()).toEqual(drawn);
  objects.setBroken(true);
  expect(await draw()).toEqual(drawn);
  await objects.stop();
  await rm(root, { recursive: true });
});
