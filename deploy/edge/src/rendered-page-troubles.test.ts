import { type ServerResponse } from 'node:http';
import {
  drawn,
  fromClient,
  html,
  pass,
  type RenderedProduct,
  startRenderedProduct,
  stop,
} from './test-renderer.ts';

/** Each test releases a product, which takes time on a busy machine. */

let product: RenderedProduct;

afterEach(() => product.close());

describe('the page comes from the client', () => {
  const shouldFail: [string, string, (response: ServerResponse) => unknown][] = [
    ['fails', 'the renderer answered 500', (response) => response.writeHead(500).end('no')],
    ['hangs up', 'the renderer cannot be reached', (response) => response.destroy()],
    [
      'leads elsewhere',
      'the renderer cannot be reached',
      (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    ],
    [
      'does not answer in JSON',
      'the renderer answered 200 a/b',
      (response) => response.writeHead(200, { 'content-type': 'a/b' }).end('x'),
    ],
    [
      'breaks off',
      'the page is not as it should be',
      (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"html":'),
    ],
    [
      'asks for what is not the API’s',
      'the page is not as it should be',
      (response) => html(response, '<p>a</p>', { unanswered: ['//elsewhere.example/'] }),
    ],
    ['says far too much', 'the page is too long', (response) => html(response, 'x'.repeat(1_100_000))],
    [
      'puts a script into the page',
      'the page has a script',
      (response) => html(response, '<p>a</p><SCRIPT>alert(1)</SCRIPT>'),
    ],
  ];

  test.each(shouldFail)('when the renderer %s; that is logged once', async (_, trouble, fail) => {
    product = await startRenderedProduct();
    product.answer = (response) => void fail(response);
    for (const url of ['/', '/', '/?other']) expect(await product.open(url)).toContain(fromClient);
    // The same page is let rest, another one is tried.
    expect(product.asks).toHaveLength(2);
    expect(product.logged).toEqual([expect.stringContaining(trouble)]);
  });

  test('when nothing listens', async () => {
    product = await startRenderedProduct();
    await stop(product.renderer);
    expect(await product.open()).toContain(fromClient);
    expect(product.logged).toEqual(['the renderer cannot be reached']);
  });

  test('when there is nothing to draw, which is no trouble and stays so', async () => {
    product = await startRenderedProduct();
    product.answer = (response) => response.writeHead(204).end();
    for (const url of ['/', '/']) expect(await product.open(url)).toContain(fromClient);
    expect(product.asks).toHaveLength(1);
    expect(product.logged).toEqual([]);
  });

  test('at once when the renderer hangs, and drawn as soon as its answer is there', async () => {
    product = await startRenderedProduct({ renderedPages: { waitMs: 300 } });
    const late: (() => void)[] = [];
    product.answer = (response, { address }) => late.push(() => html(response, `<main>${address}</main>`));
    const [first, waited] = await timed(() => product.open());
    expect(first).toContain(fromClient);
    expect(waited).toBeLessThan(3_000);
    expect(await product.open()).toContain(fromClient);
    late.forEach((go) => go());
    await pass(200);
    expect(await product.open()).toContain(drawn('/'));
    expect(product.asks).toHaveLength(1);
  });

  test('while too many others are being drawn; who comes for one of those waits with the first', async () => {
    product = await startRenderedProduct({ renderedPages: { mostAtOnce: 2 } });
    const works = product.answer;
    const waiting: (() => unknown)[] = [];
    product.answer = (...asked) => waiting.push(() => works(...asked));
    const views = ['/?a', '/?b', '/?a'].map((url) => product.open(url));
    while (waiting.length < 2) await pass(5);
    expect(await product.open('/?c')).toContain(fromClient);
    waiting.forEach((go) => go());
    const bodies = await Promise.all(views);
    for (const [index, url] of ['/?a', '/?b', '/?a'].entries()) expect(bodies[index]).toContain(drawn(url));
    product.answer = works;
    await pass(5);
    expect(await product.open('/?c')).toContain(drawn('/?c'));
    expect(product.asks).toHaveLength(3);
  });

  test('and a page that failed is tried again later; trouble is logged once a minute', async () => {
    product = await startRenderedProduct({ renderedPages: { restMs: 1 } });
    const works = product.answer;
    const fails = (response: ServerResponse) => void response.writeHead(500).end('no');
    product.answer = fails;
    for (const url of ['/?a', '/?b']) expect(await product.open(url)).toContain(fromClient);
    await pass(5);
    product.answer = works;
    expect(await product.open('/?a')).toContain(drawn('/?a'));
    expect(product.logged).toEqual(['the renderer answered 500']);
    product.answer = fails;
    expect(await product.open('/?c')).toContain(fromClient);
    expect(product.logged).toHaveLength(1);
  });
});

async function timed<T>(act: () => Promise<T>): Promise<[T, number]> {
  const began = performance.now();
  return [await act(), performance.now() - began];
}
