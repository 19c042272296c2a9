import { type ServerResponse } from 'node:http';
import { html, publicSite, type RenderedProduct, startRenderedProduct, stop } from '../test-renderer.ts';

/** Each test releases a product, which takes time on a busy machine. */

let product: RenderedProduct;
afterEach(() => product.close());

const publicUrl = 'https://puente.test';
const png = Buffer.from('a picture');

type Head = Record<string, unknown>;
/** Head of the pages, and the renderer's response to a request for a picture. */
interface Answers {
  head?: Head | undefined;
  picture?: (response: ServerResponse) => unknown;
}

const sendPicture = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'image/png' }).end(png);

function answer({ head, picture = sendPicture }: Answers): void {
  product.answer = (response, { path, address }) =>
    path === 'POST /pictures' ? picture(response) : html(response, `<main>${address}</main>`, { head });
}

async function start(answers: Answers = {}, options: Parameters<typeof startRenderedProduct>[0] = {}) {
  product = await startRenderedProduct({ publicUrl, ...options });
  answer(answers);
}

const get = (url: string, headers: Record<string, string> = {}) => product.edge.inject({ url, headers });
const metaIn = (page: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(page)?.[1];
const imageOf = async (url: string) => metaIn(await product.open(url), 'og:image');
const asked = (): Head[] =>
  product.asks.filter(({ path }) => path === 'POST /pictures').map((ask) => ({ ...ask, path: undefined }));

const post = { title: 'Cómo elegir', path: '/posts/elegir', facts: ['8 minutos'] };

test('a drawn page names its picture, which has its words, its size and an address of this version', async () => {
  await start({ head: post });
  const page = await product.open('/posts/elegir');
  const image = metaIn(page, 'og:image') ?? '';
  expect(image).toMatch(/^https:\/\/puente\.test\/compartir\/posts\/elegir\.png\?v=[\w-]{12}$/);
  expect(['type', 'width', 'height', 'alt'].map((name) => metaIn(page, `og:image:${name}`))).toEqual([
    'image/png',
    '1200',
    '630',
    'Cómo elegir',
  ]);
  expect(metaIn(page, 'twitter:card')).toBe('summary_large_image');
  const { statusCode, headers, rawPayload } = await get(image.slice(publicUrl.length));
  expect([statusCode, headers['content-type'], rawPayload]).toEqual([200, 'image/png', png]);
  expect(headers['cache-control']).toBe('public, max-age=604800');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(asked()).toEqual([{ title: 'Cómo elegir', kind: 'Blog', facts: ['8 minutos'] }]);
});

test('a picture is drawn once for everybody, and again when its page says something else', async () => {
  await start({ head: post });
  const before = await imageOf('/posts/elegir');
  await Promise.all([1, 2, 3].map(() => get('/compartir/posts/elegir.png')));
  expect(asked()).toHaveLength(1);
  answer({ head: { ...post, title: 'Cómo elegirlo bien' } });
  await product.release({ ...publicSite, content: 'two' });
  expect(await imageOf('/posts/elegir')).not.toBe(before);
  // The former address has the picture of now, but not for long.
  const { headers } = await get((before ?? '').slice(publicUrl.length));
  expect(headers['cache-control']).toBe('public, max-age=300');
  expect(asked().map(({ title }) => title)).toEqual(['Cómo elegir', 'Cómo elegirlo bien']);
});

test('the visitor who has the picture is told that it is the same', async () => {
  await start({ head: post });
  const { headers } = await get('/compartir/posts/elegir.png');
  const again = await get('/compartir/posts/elegir.png', { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('the home page, and pages that say nothing of themselves, have the words of their manifest', async () => {
  await start();
  expect(await imageOf('/')).toMatch(/\/compartir\.png\?v=/);
  expect((await get('/compartir.png')).statusCode).toBe(200);
  expect(await imageOf('/universidades')).toMatch(/\/compartir\/universidades\.png\?v=/);
  expect((await get('/compartir/universidades.png')).statusCode).toBe(200);
  expect(asked()).toEqual([
    { title: 'home', facts: [] },
    { title: 'universities', facts: [] },
  ]);
});

test('nobody has words of their own drawn: a query changes nothing', async () => {
  await start();
  product.answer = (response, { path, address }) =>
    path === 'POST /pictures'
      ? sendPicture(response)
      : html(response, '', { head: { title: address, path: address } });
  expect(await imageOf('/universidades?q=tonto')).toBe(`${publicUrl}/compartir/universidades.png`);
  await get('/compartir/universidades.png?q=tonto&title=tonto');
  expect(asked()).toEqual([{ title: '/universidades', kind: 'universities', facts: [] }]);
});

test('a picture is of the page as a visitor without a session sees it', async () => {
  await start({ head: post });
  await get('/compartir/posts/elegir.png', { cookie: 'u4iRememberMe=1; session=abc' });
  expect(JSON.stringify(product.asks)).not.toContain('abc');
  expect(asked()).toHaveLength(1);
});

test.each([
  ['nothing is there', '/compartir/nada.png', undefined],
  ['it is not for everybody', '/compartir/staff.png', undefined],
  ['a login is asked for', '/compartir/asking.png', undefined],
  ['it is not drawn', '/compartir/plain.png', undefined],
  ['it is no picture', '/compartir/universidades', undefined],
  ['it says that there is nothing', '/compartir/posts/nada.png', { title: 'No', isMissing: true }],
  ['search engines may not know of it', '/compartir/posts/oculto.png', { title: 'Oculto', isUnlisted: true }],
])('a page has no picture when %s', async (_, url, head) => {
  await start({ head });
  expect((await get(url)).statusCode).toBe(404);
  expect(asked()).toEqual([]);
});

test('a page that search engines may not know of shows the icon', async () => {
  await start({ head: { ...post, isUnlisted: true } });
  const page = await product.open('/posts/elegir');
  expect(metaIn(page, 'og:image')).toBe(`${publicUrl}/brand/icon-512.png`);
  expect(metaIn(page, 'twitter:card')).toBe('summary');
});

test.each([
  ['/uploads/cover.jpg', `${publicUrl}/uploads/cover.jpg`],
  ['https://elsewhere.test/cover.jpg', undefined],
])('the image that a page names itself stays if it is ours: %s', async (image, expected) => {
  await start({ head: { ...post, image } });
  const page = await product.open('/posts/elegir');
  if (expected === undefined) expect(metaIn(page, 'og:image')).toContain('/compartir/posts/elegir.png');
  else expect(metaIn(page, 'og:image')).toBe(expected);
  expect(metaIn(page, 'og:image:width')).toBe(expected === undefined ? '1200' : undefined);
  expect(metaIn(page, 'twitter:card')).toBe('summary_large_image');
});

describe('the icon has to do', () => {
  const toIcon = async (url = '/compartir/universidades.png') => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([
      302,
      '/brand/icon-512.png',
      'no-store',
    ]);
  };

  test.each<[string, (response: ServerResponse) => unknown]>([
    ['fails', (response) => response.writeHead(503).end()],
    ['answers something else', (response) => html(response, '')],
    ['breaks off', (response) => response.destroy()],
    [
      'answers with what is far too large',
      (response) => response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(1_000_001)),
    ],
  ])('when the renderer %s, which is not asked again at once', async (_, picture) => {
    await start({ picture });
    await toIcon();
    await toIcon();
    expect(asked()).toHaveLength(1);
  });

  test('when the renderer is gone', async () => {
    await start();
    await stop(product.renderer);
    await toIcon();
    await toIcon('/compartir/posts/elegir.png');
  });

  test('when the picture is late, which is then for the visitor who asks next', async () => {
    let send = (): unknown => undefined;
    await start(
      { picture: (response) => (send = () => sendPicture(response)) },
      { pictures: { waitMs: 300 } },
    );
    await toIcon();
    send();
    while ((await get('/compartir/universidades.png')).statusCode !== 200);
    expect(asked()).toHaveLength(1);
  });

  test('while too many are being drawn', async () => {
    let send = (): unknown => undefined;
    await start(
      { picture: (response) => (send = () => sendPicture(response)) },
      { pictures: { mostAtOnce: 1, waitMs: 10_000 } },
    );
    const first = get('/compartir/universidades.png');
    while (asked().length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await toIcon('/compartir.png');
    send();
    expect((await first).statusCode).toBe(200);
  });
});

test('without a renderer no page names a picture', async () => {
  await start({}, { renderers: [] });
  expect(await imageOf('/universidades')).toBe(`${publicUrl}/brand/icon-512.png`);
});
