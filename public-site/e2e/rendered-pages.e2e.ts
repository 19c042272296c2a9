/** Browser tests of server rendering: public pages are visible before any script runs, and hydrate without changes. */
import type { Page } from '@playwright/test';
import { drawnHtml, withoutPreloadedData } from '@puente/testing/drawn-html';
import { holdScripts } from '@puente/testing/held-scripts';
import { expectHydrated, isHydrated, rememberDrawn } from '@puente/testing/hydration';
import { expect, test } from '@puente/testing/journey';
import { untilReady } from '@puente/testing/ready';
import { renderedAddresses } from '@puente/testing/rendered-addresses';
import { structuredDataIn, structuredDataProblems } from '@puente/testing/structured-data';

const post = '/blog/como-elegir-el-tema-de-tu-tfg';
let rendered: string[];

test.beforeAll(async ({ product: { url } }) => {
  rendered = Object.values(await renderedAddresses(url, 'public-site'));
  for (const path of rendered) await drawnHtml(url, path);
});

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();

test(
  'without JavaScript every drawn page can be read, and its links work',
  { tag: '@core' },
  async ({ browser, product }) => {
    const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of rendered) {
      await page.goto(path);
      expect(await headingOf(page)).not.toBe('');
      await expect(page.getByText('hace falta JavaScript')).toHaveCount(0);
    }
    await page.goto('/');
    await page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: 'Universidades' })
      .click();
    await page.waitForURL('**/universidades');
    expect(await headingOf(page)).not.toBe('');
    await context.close();
  },
);

for (const [width, colorScheme, reducedMotion] of [
  [360, 'light', 'no-preference'],
  [1280, 'dark', 'reduce'],
] as const)
  test(`at ${width} px, ${colorScheme}, with motion: ${reducedMotion}, the browser takes over what the server drew: silently, without asking or moving anything`, async ({
    product,
    person,
  }) => {
    const { page, problems } = await person('visitor', { width, colorScheme, reducedMotion });
    await rememberDrawn(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname);
    });
    for (const path of rendered) {
      await expectHydrated(page, product.url, path, asked);
    }
    expect(problems).toEqual([]);
  });

for (const [what, changed] of [
  ['too old to use', (html: string) => html.replace(/("at":\s*)\d+/, '$10')],
  ['not there', withoutPreloadedData],
] as const)
  test(`a page whose answers are ${what} is drawn again by the browser, silently`, async ({ person }) => {
    const { page, problems } = await person();
    await rememberDrawn(page);
    await page.route(`**${post}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      expect(changed(html)).not.toBe(html);
      await route.fulfill({ response, body: changed(html) });
    });
    const asked = page.waitForResponse('**/api/blog-posts?**');
    await page.goto(post);
    const drawn = await headingOf(page);
    await asked;
    await untilReady(page);
    expect(await headingOf(page)).toBe(drawn);
    expect(await isHydrated(page)).toBe(false);
    expect(problems).toEqual([]);
  });

test('posts and questions say what they are to search engines and shared links; where there is none the answer is 404', async ({
  product: { url },
}) => {
  const html = await drawnHtml(url, post);
  expect(html).toMatch(/<title>[^<]+ · Puente<\/title>/);
  expect(html).toMatch(/<meta property="og:type" content="article">/);
  expect(html).toContain('"@type":"BlogPosting"');
  expect(html).toContain('Para seguir leyendo');
  expect(await drawnHtml(url, '/preguntas-frecuentes')).toContain('"@type":"FAQPage"');
  const missing = await fetch(`${url}/blog/no-existe`, { headers: { accept: 'text/html' } });
  expect([missing.status, (await missing.text()).includes('No encontramos esta entrada')]).toEqual([
    404,
    true,
  ]);
});

test('what each page tells search engines has the shapes of schema.org', async ({ product: { url } }) => {
  const types = new Set<unknown>();
  for (const path of rendered) {
    const blocks = structuredDataIn(await drawnHtml(url, path));
    expect([path, blocks.flatMap(structuredDataProblems)]).toEqual([path, []]);
    for (const block of blocks) types.add((block as { '@type': unknown })['@type']);
  }
  expect([...types].toSorted()).toEqual([
    'BlogPosting',
    'BreadcrumbList',
    'FAQPage',
    'Organization',
    'WebSite',
  ]);
});

test('every drawn page names a picture for shared links, which is there and as large as it says', async ({
  product: { url },
}) => {
  const addresses = Object.values(await renderedAddresses(url));
  const pictures = await Promise.all(
    addresses.map(async (path) => {
      const html = await drawnHtml(url, path);
      const say = (name: string) =>
        new RegExp(`<meta property="og:image${name}" content="([^"]+)"`).exec(html)?.[1];
      return { path, address: say('') ?? '', size: [say(':width'), say(':height')] };
    }),
  );
  const own = pictures.filter(({ address }) => address.startsWith(`${url}/compartir`));
  // The other pages name an image of their own, such as a post's cover.
  const others = pictures.filter((picture) => !own.includes(picture)).map(({ path }) => path);
  expect(others.filter((path) => !path.startsWith('/blog/'))).toEqual([]);
  expect(new Set(own.map(({ address }) => address)).size).toBe(own.length);
  // One at a time: the renderer's thread draws them in sequence, so in parallel each would wait for the others.
  for (const { path, address, size } of own) {
    const answer = await fetch(address, { redirect: 'manual' });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'image/png']);
    expect([path, String(bytes.readUInt32BE(16)), String(bytes.readUInt32BE(20))]).toEqual([path, ...size]);
    expect(size).toEqual(['1200', '630']);
    expect(bytes.length).toBeLessThan(200_000);
  }
});

test('with every script of its app gone a drawn page still reads', async ({ person }) => {
  const { page } = await person();
  await page.route('**/assets/public-site/**/*.js', (route) => route.abort());
  await page.route('**/assets/public-site/*.js', (route) => route.abort());
  for (const path of ['/', '/universidades']) {
    await page.goto(path);
    const heading = await headingOf(page);
    await page.waitForTimeout(3_000);
    expect(await headingOf(page)).toBe(heading);
  }
});

test(
  'a page that was scrolled before its scripts came stays there, and a reload or «Atrás» leads back to the place',
  { tag: '@core' },
  async ({ product, person }) => {
    await drawnHtml(product.url, post);
    const { page, problems } = await person('visitor', { width: 360 });
    await rememberDrawn(page);
    const letThrough = await holdScripts(page);
    await page.goto(post, { waitUntil: 'commit' });
    await page.getByText('Para seguir leyendo').waitFor();
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    letThrough();
    await untilReady(page);
    expect([await isHydrated(page), await place()]).toEqual([true, 900]);

    await page.reload();
    await untilReady(page);
    expect([await isHydrated(page), await place()]).toEqual([true, 900]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Universidades' }).click();
    await page.waitForURL('**/universidades');
    await page.goBack();
    await page.waitForURL(`**${post}`);
    await expect.poll(place).toBeGreaterThan(900);
    expect(problems).toEqual([]);
  },
);
