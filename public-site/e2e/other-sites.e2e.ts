/** Browser tests of embedding: a university can show the list of projects in a frame, and no other page. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { axeFindings } from '@puente/testing/browser';
import { expect, test } from '@puente/testing/journey';

let site: Server;
let siteUrl: string;
/** Serves a page of another origin with the frame that its address asks for. */
test.beforeAll(async ({ product }) => {
  site = createServer((request, response) => {
    const shown = new URL(request.url ?? '/', siteUrl).searchParams.get('shown') ?? '';
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(`<!doctype html><title>Otra web</title><iframe title="Proyectos" src="${product.url}${shown}">`);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  site.close();
});

const list = '/embed/proyectos?n=3';

test('another site shows the list in a frame, which keeps nothing and opens a project in a window of its own', async ({
  person,
}) => {
  const { context, page, problems } = await person();
  await page.goto(`${siteUrl}/?shown=${encodeURIComponent(list)}`);
  const frame = page.frameLocator('iframe');
  const links = frame.getByRole('listitem').getByRole('link');
  await links.first().waitFor();
  await expect(links).toHaveCount(3);
  const title = await links.first().innerText();
  expect(await context.cookies()).toEqual([]);
  const [opened] = await Promise.all([context.waitForEvent('page'), links.first().click()]);
  await opened.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(new URL(opened.url()).pathname).toMatch(/^\/projects\/\d+$/);
  expect(new URL(page.url()).origin).toBe(siteUrl);
  expect(problems).toEqual([]);
});

for (const path of [
  '/',
  '/insertar-proyectos',
  '/projects',
  '/user/auth/login',
  '/projects/rss.xml',
  '/api/projects',
])
  test(`no other site can show ${path}`, async ({ person }) => {
    const { page } = await person();
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.goto(`${siteUrl}/?shown=${encodeURIComponent(path)}`);
    await refused;
  });

for (const screen of [
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const)
  test(`the list can be read at ${screen.width} px, ${screen.colorScheme}, by everybody`, async ({
    person,
  }) => {
    const { page, problems } = await person('visitor', screen);
    for (const path of [list, '/embed/proyectos?universidad=1&provincia=Ceuta', '/embed/proyectos?n=99']) {
      await page.goto(path);
      expect([path, await axeFindings(page)]).toEqual([path, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
    // A wrong address is answered with 400.
    expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
  });
