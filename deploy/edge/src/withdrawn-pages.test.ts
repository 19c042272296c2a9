import { createServer, type Server } from 'node:http';
import { html, listening, type RenderedProduct, startRenderedProduct, stop } from './test-renderer.ts';

/** Each test releases a product, which takes time on a busy machine. */

let api: Server;
let asked: (string | undefined)[];
let said: { status: number; withdrawn: boolean; movedTo: string | null };
let product: RenderedProduct;

/** Missing pages, one of which existed before. */
beforeEach(async () => {
  asked = [];
  said = { status: 200, withdrawn: true, movedTo: null };
  api = createServer(({ url }, response) => {
    asked.push(url);
    response
      .writeHead(said.status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ data: { withdrawn: said.withdrawn, movedTo: said.movedTo } }));
  });
  product = await startRenderedProduct({ apis: [await listening(api)] });
  product.answer = (response, { address }) =>
    html(response, '<p>…</p>', {
      head: { title: 'Entrada', isMissing: !address.startsWith('/blog/hola') },
    });
  const routes = [
    { name: 'post', path: '/blog/:slug', data: [], rendered: true as const },
    { name: 'universities', path: '/otras/:id', data: [] },
  ];
  await product.release({ app: 'public-site', content: 'two', server: 'exports.draw = () => {};', routes });
});
afterEach(async () => {
  await product.close();
  await stop(api);
});

const view = (url: string) => product.edge.inject({ url, headers: { accept: 'text/html' } });
const statusOf = async (url: string) => (await view(url)).statusCode;

test('what was there and was withdrawn is gone for good, with any query', async () => {
  for (const url of ['/blog/adi%C3%B3s', '/blog/adi%C3%B3s?utm=1']) expect(await statusOf(url)).toBe(410);
  expect(asked).toEqual(['/api/withdrawn-pages?kind=post&key=adi%C3%B3s']);
});

test('what has another address now is followed there, with the query', async () => {
  said = { status: 200, withdrawn: false, movedTo: 'otra/dirección' };
  const { statusCode, headers, body } = await view('/blog/adi%C3%B3s?utm=1');
  expect([statusCode, headers['location'], body]).toEqual([301, '/blog/otra%2Fdirecci%C3%B3n?utm=1', '']);
  // It may be withdrawn, or be here again.
  expect(headers['cache-control']).toBe('private, no-cache');
});

test('nobody is led from an address to itself', async () => {
  said = { status: 200, withdrawn: false, movedTo: 'adiós' };
  expect(await statusOf('/blog/adi%C3%B3s')).toBe(404);
});

test('what was never there is not found', async () => {
  said.withdrawn = false;
  expect(await statusOf('/blog/nada')).toBe(404);
});

test('without an answer it is not found', async () => {
  said.status = 503;
  expect(await statusOf('/blog/adios')).toBe(404);
});

test.each(['/blog/hola', '/otras/1', `/blog/${'a'.repeat(300)}`, '/blog/%00'])(
  'nobody is asked about %s, which is there or can never have been withdrawn',
  async (url) => {
    await statusOf(url);
    expect(asked).toEqual([]);
  },
);
