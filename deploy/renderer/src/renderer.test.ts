import { fakeShell, type TestReleases, testReleases } from '../test/releases.ts';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import brand, { brandFolder } from '@puente/contract/brand/brand-on-disk';
import type { Drawing } from './drawing.ts';
import { createRendererServer } from './renderer.ts';

let releases: TestReleases;
let renderer: FastifyInstance;
let origin: string;

beforeEach(async () => {
  releases = await testReleases();
  renderer = createRendererServer({
    releases: releases.store,
    owner: { brand, folder: brandFolder },
    limits: { taskMs: 400, memoryMb: 64, queue: 3, restartMs: 100 },
  });
  origin = await renderer.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await renderer.close();
  await releases.remove();
});

async function page(apps: Drawing['apps'], address = '/', answers: Record<string, unknown> = {}) {
  const response = await fetch(`${origin}/pages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ apps, address, early: { at: Date.now(), answers } }),
  });
  const body = await response.text();
  return {
    status: response.status,
    page: response.status === 200 ? (JSON.parse(body) as object) : undefined,
  };
}

const shell = () => releases.release('shell', fakeShell);
const site = (code: string, paths = ['/']) => releases.release('public-site', code, paths);

it('draws a page of the versions that it is asked for, with the answers that come with the question', async () => {
  const apps = [await shell(), await site(`exports['/'] = ({ answers }) => 'first, ' + answers.count;`)];
  const drawn = await page(apps, '/?from=mail', { count: 300 });
  expect(drawn.page).toEqual({ html: '<p>public-site first, 300</p>' });
  const next = [apps[0]!, await site(`exports['/'] = () => 'second';`)];
  expect((await page(next)).page).toEqual({ html: '<p>public-site second</p>' });
  expect((await page(apps, '/', { count: 301 })).page).toEqual({ html: '<p>public-site first, 301</p>' });
});

it('gives what the page says of itself, and the calls that had no answer', async () => {
  const says = `
    exports.shared = {};
    exports.createRenderer = () => async () =>
      ({ html: '<p>', head: { title: 'Una entrada' }, unanswered: ['/api/blog-posts'] });`;
  expect((await page([await releases.release('shell', says)])).page).toEqual({
    html: '<p>',
    head: { title: 'Una entrada' },
    unanswered: ['/api/blog-posts'],
  });
});

it('says that there is nothing to draw, and refuses what it cannot read', async () => {
  const apps = [await shell(), await site(`exports['/'] = () => '';`)];
  expect((await page(apps, '/nada')).status).toBe(204);
  expect((await page(apps, 'https://elsewhere.example')).status).toBe(422);
  expect((await page([], '/')).status).toBe(422);
});

it('gives an app the shared modules of the shell, and no other module', async () => {
  const apps = [
    await shell(),
    await site(
      `exports['/'] = () => require('react').version; exports['/files'] = () => require('node:fs');`,
      ['/', '/files'],
    ),
  ];
  expect((await page(apps)).page).toEqual({ html: '<p>public-site of the shell</p>' });
  expect((await page(apps, '/files')).status).toBe(503);
});

it('lets the code of apps see no setting of the process', async () => {
  process.env['SECRET'] = 'of the API';
  const apps = [
    await shell(),
    await site(`exports['/'] = () => Object.keys(process.env).toSorted().join();`),
  ];
  expect((await page(apps)).page).toEqual({ html: '<p>public-site MARKS_PENDING,NODE_ENV,TZ</p>' });
  delete process.env['SECRET'];
});

it('goes on after a page that throws', async () => {
  const apps = [
    await shell(),
    await site(`exports['/'] = () => 'whole'; exports['/broken'] = () => { throw new Error('broken'); };`, [
      '/',
      '/broken',
    ]),
  ];
  expect((await page(apps, '/broken')).status).toBe(503);
  expect((await page(apps)).page).toEqual({ html: '<p>public-site whole</p>' });
});

it.each([
  ['never ends', 'for (;;);'],
  ['never answers', 'new Promise(() => {})'],
  ['takes all memory', 'for (const all = [];;) all.push(new Array(100000).fill({}));'],
  ['ends its process', 'process.exit(1)'],
])('ends the thread of a page that %s, and starts another for the next page', async (_, code) => {
  const body = code.startsWith('for') ? `{ ${code} }` : code;
  const apps = [
    await shell(),
    await site(`exports['/'] = () => 'whole'; exports['/bad'] = () => ${body};`, ['/', '/bad']),
  ];
  expect((await page(apps)).status).toBe(200);
  expect((await page(apps, '/bad')).status).toBe(503);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect((await page(apps)).page).toEqual({ html: '<p>public-site whole</p>' });
});

it('draws nothing with a build that is not what was published', async () => {
  const apps = [await shell(), await site(`exports['/'] = () => 'whole';`)];
  const [file = ''] = await releases.store.listServerBuilds('public-site');
  await writeFile(
    join(releases.folder, 'server-builds/public-site', file),
    `exports['/'] = () => 'changed';`,
  );
  expect((await page(apps)).status).toBe(503);
});

it('draws nothing for versions that are not stored', async () => {
  expect((await page([await shell(), ['public-site', '1.0.0-000000000000']])).status).toBe(503);
});

it('draws other pages while one takes long', async () => {
  const apps = [
    await shell(),
    await site(
      `exports['/'] = () => 'quick'; exports['/slow'] = () => new Promise((resolve) => setTimeout(resolve, 300, 'slow'));`,
      ['/', '/slow'],
    ),
  ];
  // Both threads are there.
  await Promise.all([page(apps), page(apps)]);
  const order: string[] = [];
  await Promise.all(
    ['/slow', '/', '/'].map(async (address) => {
      await page(apps, address);
      order.push(address);
    }),
  );
  expect(order).toEqual(['/', '/', '/slow']);
});

it('goes on at once in the other thread when one has ended', async () => {
  const apps = [
    await shell(),
    await site(`exports['/'] = () => 'whole'; exports['/bad'] = () => process.exit(1);`, ['/', '/bad']),
  ];
  await Promise.all([page(apps), page(apps)]);
  expect((await page(apps, '/bad')).status).toBe(503);
  expect((await page(apps)).status).toBe(200);
});

it('refuses pages when too many wait', async () => {
  const apps = [
    await shell(),
    await site(`exports['/'] = () => new Promise((resolve) => setTimeout(resolve, 50, 'late'));`),
  ];
  const all = await Promise.all(Array.from({ length: 8 }, () => page(apps)));
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 503, 503, 503]);
});

it('counts what it draws, for Prometheus', async () => {
  const apps = [await shell(), await site(`exports['/'] = () => 'one';`)];
  await page(apps);
  await page([]);
  const text = await (await fetch(`${origin}/metrics`)).text();
  expect(text).toContain('puente_renderer_draw_seconds_count{drawn="page",status="2xx"} 1\n');
  expect(text).toContain('puente_renderer_draw_seconds_count{drawn="page",status="4xx"} 1\n');
});
