/** Public pages are on the screen before any script: what the server draws, and what the browser makes of it. */
import type { Page } from 'playwright-core';
import { newPerson } from '@puente/testing/browser';
import { callAs } from '@puente/testing/call-as';
import { drawnHtml, withoutEarlyAnswers } from '@puente/testing/drawn-html';
import { holdScripts } from '@puente/testing/held-scripts';
import { productForJourneys } from '@puente/testing/journey';
import { layoutShift } from '@puente/testing/layout-shift';
import { untilReady } from '@puente/testing/ready';
import { renderedAddresses } from '@puente/testing/rendered-addresses';
import { structuredDataIn, structuredDataProblems } from '@puente/testing/structured-data';
import { isTakenOver, rememberDrawn } from '@puente/testing/taken-over';

const started = productForJourneys({ ownRenderer: true });

const post = '/blog/como-elegir-el-tema-de-tu-tfg';
let rendered: string[];

const untilDrawn = (path: string) => drawnHtml(started.product.url, path);

beforeAll(async () => {
  rendered = Object.values(await renderedAddresses(started.product.url, 'public-site'));
  for (const path of rendered) await untilDrawn(path);
}, 60_000);

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();

test('without JavaScript every drawn page can be read, and its links work', async () => {
  const context = await started.browser.newContext({
    baseURL: started.product.url,
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  for (const path of rendered) {
    await page.goto(path);
    expect(await headingOf(page)).not.toBe('');
    expect(await page.getByText('hace falta JavaScript').count()).toBe(0);
  }
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Universidades' })
    .click();
  await page.waitForURL('**/universidades');
  expect(await headingOf(page)).not.toBe('');
  await context.close();
});

test.each([
  [360, 'light', 'no-preference'],
  [1280, 'dark', 'reduce'],
] as const)(
  'at %s px, %s, with motion: %s, the browser takes over what the server drew: silently, without asking or moving anything',
  async (width, colorScheme, reducedMotion) => {
    const { context, page, problems } = await newPerson(started.browser, started.product.url, {
      width,
      colorScheme,
      reducedMotion,
    });
    await rememberDrawn(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname);
    });
    for (const path of rendered) {
      // Its answers may be of half a minute ago by now, and too old to be drawn from.
      await untilDrawn(path);
      await page.goto(path);
      await untilReady(page);
      expect([path, asked.splice(0)]).toEqual([path, []]);
      expect([path, await isTakenOver(page)]).toEqual([path, true]);
      expect([path, (await layoutShift(page)) <= 0.01]).toEqual([path, true]);
    }
    expect(problems).toEqual([]);
    await context.close();
  },
);

test.each([
  ['too old to use', (html: string) => html.replace(/("at":\s*)\d+/, '$10')],
  ['not there', withoutEarlyAnswers],
])('a page whose answers are %s is drawn anew by the browser, silently', async (_, changed) => {
  const { context, page, problems } = await newPerson(started.browser, started.product.url);
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
  expect(await isTakenOver(page)).toBe(false);
  expect(problems).toEqual([]);
  await context.close();
});

test('posts and questions say what they are to search engines and shared links; where there is none the answer is 404', async () => {
  const html = await untilDrawn(post);
  expect(html).toMatch(/<title>[^<]+ · Puente<\/title>/);
  expect(html).toMatch(/<meta property="og:type" content="article">/);
  expect(html).toContain('"@type":"BlogPosting"');
  expect(html).toContain('Para seguir leyendo');
  expect(await untilDrawn('/preguntas-frecuentes')).toContain('"@type":"FAQPage"');
  const missing = await fetch(`${started.product.url}/blog/no-existe`, { headers: { accept: 'text/html' } });
  expect([missing.status, (await missing.text()).includes('No encontramos esta entrada')]).toEqual([
    404,
    true,
  ]);
});

test('a post that staff take back is gone at the next view, and there again once they publish it', async () => {
  const { url } = started.product;
  const list = await fetch(`${url}/api/blog-posts`);
  const { data } = (await list.json()) as { data: { id: number; url: string }[] };
  const last = data.at(-1);
  const publish = (published: boolean) =>
    callAs(url, 'staff@puente.test', 'PUT', `/api/blog-posts/${last?.id}`, { data: { published } });
  const statusOf = async () => {
    const path = `/blog/${last?.url}`;
    await untilDrawn(path);
    return (await fetch(url + path, { headers: { accept: 'text/html' } })).status;
  };
  expect(await statusOf()).toBe(200);
  await publish(false);
  expect(await statusOf()).toBe(410);
  await publish(true);
  expect(await statusOf()).toBe(200);
});

test('a post under other words, and a page whose address is written otherwise, lead to the one address', async () => {
  const { url } = started.product;
  const list = await fetch(`${url}/api/blog-posts`);
  const { data } = (await list.json()) as { data: { id: number; url: string }[] };
  const last = data.at(-1);
  const first = `/blog/${last?.url}`;
  const other = '/blog/otras-palabras';
  const renameTo = (path: string) =>
    callAs(url, 'staff@puente.test', 'PUT', `/api/blog-posts/${last?.id}`, {
      data: { url: path.replace('/blog/', '') },
    });
  const answerOf = async (path: string) => {
    await untilDrawn(path);
    const { status, headers } = await fetch(url + path, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
    });
    return [status, headers.get('location')];
  };
  expect(await answerOf(`${first.replace('blog', 'Blog')}/?from=mail`)).toEqual([301, `${first}?from=mail`]);
  await renameTo(other);
  expect([await answerOf(first), await answerOf(other)]).toEqual([
    [301, other],
    [200, null],
  ]);
  await renameTo(first);
  expect([await answerOf(other), await answerOf(first)]).toEqual([
    [301, first],
    [200, null],
  ]);
});

test('what each page tells search engines has the shapes of schema.org', async () => {
  const types = new Set<unknown>();
  for (const path of rendered) {
    const blocks = structuredDataIn(await untilDrawn(path));
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

test('every drawn page names a picture for shared links, which is there and as large as it says', async () => {
  const { url } = started.product;
  const addresses = Object.values(await renderedAddresses(url));
  const pictures = await Promise.all(
    addresses.map(async (path) => {
      const html = await untilDrawn(path);
      const say = (name: string) =>
        new RegExp(`<meta property="og:image${name}" content="([^"]+)"`).exec(html)?.[1];
      return { path, address: say('') ?? '', size: [say(':width'), say(':height')] };
    }),
  );
  const own = pictures.filter(({ address }) => address.startsWith(`${url}/compartir`));
  // The others name an image themselves: the cover of a post.
  const others = pictures.filter((picture) => !own.includes(picture)).map(({ path }) => path);
  expect(others.filter((path) => !path.startsWith('/blog/'))).toEqual([]);
  expect(new Set(own.map(({ address }) => address)).size).toBe(own.length);
  // No visitor waits longer than for one: the thread draws them one after the other.
  for (const { path, address, size } of own) {
    const answer = await fetch(address, { redirect: 'manual' });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'image/png']);
    expect([path, String(bytes.readUInt32BE(16)), String(bytes.readUInt32BE(20))]).toEqual([path, ...size]);
    expect(size).toEqual(['1200', '630']);
    expect(bytes.length).toBeLessThan(200_000);
  }
});

test('with every script of its app gone a drawn page still reads', async () => {
  const { context, page } = await newPerson(started.browser, started.product.url);
  await page.route('**/assets/public-site/**/*.js', (route) => route.abort());
  await page.route('**/assets/public-site/*.js', (route) => route.abort());
  for (const path of ['/', '/universidades']) {
    await page.goto(path);
    const heading = await headingOf(page);
    await page.waitForTimeout(3_000);
    expect(await headingOf(page)).toBe(heading);
  }
  await context.close();
});

test('while the renderer hangs every page is left to the browser, and drawn again once it goes on', async () => {
  const { url, renderer } = started.product;
  // Of an address that nothing is kept of.
  const view = async (path: string) => {
    const answer = await fetch(`${url}${path}?de=un-boletin`, { headers: { accept: 'text/html' } });
    return [path, answer.status, (await answer.text()).includes('<div id="root"></div>')];
  };
  renderer?.process.kill('SIGSTOP');
  try {
    expect(await Promise.all(rendered.map(view))).toEqual(rendered.map((path) => [path, 200, true]));
  } finally {
    renderer?.process.kill('SIGCONT');
  }
  await untilDrawn(`${post}?de=otro-boletin`);
});

test('a page that was scrolled before its scripts came stays there, and a reload or «Atrás» leads back to the place', async () => {
  const { context, page, problems } = await newPerson(started.browser, started.product.url, { width: 360 });
  await rememberDrawn(page);
  const letThrough = await holdScripts(page);
  await page.goto(post, { waitUntil: 'commit' });
  await page.getByText('Para seguir leyendo').waitFor();
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  letThrough();
  await untilReady(page);
  expect([await isTakenOver(page), await place()]).toEqual([true, 900]);

  await page.reload();
  await untilReady(page);
  expect([await isTakenOver(page), await place()]).toEqual([true, 900]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Universidades' }).click();
  await page.waitForURL('**/universidades');
  await page.goBack();
  await page.waitForURL(`**${post}`);
  await page.waitForFunction(() => window.scrollY > 900);
  expect(problems).toEqual([]);
  await context.close();
});

test('without the renderer pages come from the browser, as before', async () => {
  await started.product.renderer?.stop();
  const { context, page, problems } = await newPerson(started.browser, started.product.url);
  await page.goto('/estudiantes?de=un-enlace');
  await untilReady(page);
  expect(await headingOf(page)).not.toBe('');
  expect(problems).toEqual([]);
  await context.close();
});
