import { createServer, type Server } from 'node:http';
import { earlyAnswerAddress } from '@puente/contract/preloaded-data';
import { keyOf } from './preloaded-data.ts';
import {
  html,
  listening,
  publicSite,
  type RenderedProduct,
  startRenderedProduct,
  stop,
} from './test-renderer.ts';

/** Each test releases a product, which takes time on a busy machine. */

const postCall = earlyAnswerAddress('/api/blog-posts', { filters: { url: { $eq: 'hola' } } });
const relatedCall = '/api/blog-posts?related=3';

let api: Server;
let asked: (string | undefined)[];
let status: number;
let product: RenderedProduct;

/** Page of a post, which requests the post and then its related posts. */
beforeEach(async () => {
  asked = [];
  status = 200;
  api = createServer(({ url }, response) => {
    asked.push(url);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ data: url }));
  });
  product = await startRenderedProduct({ apis: [await listening(api)], publicUrl: 'https://puente.test' });
  product.answer = (response, { address, early }) => {
    const knows = (call: string) => keyOf(call) in early.answers;
    if (address.startsWith('/blog/nada')) {
      html(response, '<p>no</p>', { head: { title: 'Entrada no encontrada', isMissing: true } });
    } else if (early.answers[keyOf(postCall)] === null) {
      html(response, '<p>gone</p>', { head: { title: 'Entrada retirada', isMissing: true } });
    } else if (address === '/blog/a-solas') {
      html(response, '<p>alone</p>', { head: { title: 'A solas', isUnlisted: true } });
    } else if (!knows(postCall)) html(response, '<p>…</p>', { unanswered: [postCall] });
    else {
      html(response, knows(relatedCall) ? '<p>post, related</p>' : '<p>post</p>', {
        unanswered: knows(relatedCall) ? [] : [relatedCall],
        head: {
          title: '¿Hola? <script>',
          description: 'Un saludo',
          path: '/blog/hola',
          image: '/media/7',
          data: { '@type': 'BlogPosting', headline: 'Hola' },
        },
      });
    }
  };
  const routes = [{ name: 'universities', path: '/blog/:slug', data: [] }];
  await product.release({ ...publicSite, content: 'two', routes });
});
afterEach(async () => {
  await product.close();
  await stop(api);
});

const view = (url: string) => product.edge.inject({ url, headers: { accept: 'text/html' } });

test('a page is drawn again with what it asked for, and what that made it ask for', async () => {
  const { body } = await view('/blog/hola?utm=1');
  expect(body).toContain('<p>post, related</p>');
  expect(asked).toEqual([postCall, relatedCall]);
  // The browser finds the answers, too, and asks nothing.
  for (const call of [postCall, relatedCall])
    expect(body).toContain(JSON.stringify(keyOf(call)).slice(1, -1));
});

test('what it asks for is known to the next visitor, who waits for one drawing', async () => {
  await view('/blog/hola');
  expect(product.asks).toHaveLength(3);
  expect((await view('/blog/hola')).body).toContain('<p>post, related</p>');
  expect(product.asks).toHaveLength(3);
});

test('a call without an answer is left to the browser', async () => {
  status = 503;
  expect((await view('/blog/hola')).body).toContain('<p>…</p>');
  expect(product.asks).toHaveLength(1);
});

test('says what it is at its own address', async () => {
  const { headers, body, statusCode } = await view('/blog/hola?utm=1');
  expect(statusCode).toBe(200);
  expect(headers['link']).toBe('<https://puente.test/blog/hola>; rel="canonical"');
  expect(body).toContain('<title>¿Hola? &lt;script&gt; · Puente</title>');
  expect(body).toContain('<meta name="description" content="Un saludo">');
  for (const [name, content] of [
    ['type', 'article'],
    ['url', 'https://puente.test/blog/hola'],
    ['image', 'https://puente.test/media/7'],
  ])
    expect(body).toContain(`<meta property="og:${name}" content="${content}">`);
  expect(body).toContain('"@type":"BlogPosting","headline":"Hola"');
});

test('where there is nothing it answers so, and tells nobody of it', async () => {
  const { headers, body, statusCode } = await view('/blog/nada');
  expect(statusCode).toBe(404);
  expect(body).toContain('<title>Entrada no encontrada');
  expect(headers).not.toHaveProperty('link');
  expect(body).not.toContain('property="og:');
});

test('that there is nothing behind a call is an answer, which the browser gets, too', async () => {
  status = 404;
  const { body, statusCode } = await view('/blog/hola');
  expect([statusCode, asked]).toEqual([404, [postCall]]);
  expect(body).toContain('<p>gone</p>');
  expect(body).toContain(`${JSON.stringify(keyOf(postCall))}:null`);
});

test('a page can ask search engines to leave it out', async () => {
  const left = '<meta name="robots" content="noindex">';
  expect((await view('/blog/a-solas')).body).toContain(left);
  expect((await view('/blog/hola')).body).not.toContain(left);
});

test('a signed-in user gets none of it: their own answers may be others', async () => {
  const { body } = await product.edge.inject({
    url: '/blog/hola',
    headers: { accept: 'text/html', cookie: 'u4iRememberMe=1' },
  });
  expect(body).not.toContain('<p>post');
  expect(asked).not.toContain(postCall);
});
