import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { startTestEdge, type TestEdge } from './test-edge.ts';

const publicUrl = 'https://puente.example';
const post = {
  title: 'Cómo elegir tema <sin> prisa & a gusto',
  description: 'Tres preguntas.',
  author: null,
  url: 'elegir-tema',
  updatedAt: '2026-03-02T10:00:00.000Z',
  publishedAt: '2026-03-01T10:00:00.000Z',
};

let api: Server;
let edge: TestEdge;
let isDown = false;

beforeAll(async () => {
  api = createServer((request, response) => {
    response.statusCode = isDown || request.url !== '/api/blog-posts/feed' ? 503 : 200;
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: [post] }));
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
});
afterAll(() => api.close());
beforeEach(async () => {
  isDown = false;
  const { port } = api.address() as AddressInfo;
  edge = await startTestEdge({ publicUrl, apis: [`http://127.0.0.1:${port}`] });
  await edge.release({
    app: 'shell',
    server: 'exports.draw = () => {};',
    routes: [
      { name: 'home', path: '/', title: 'Inicio', guard: 'open', rendered: true, data: [] },
      { name: 'login', path: '/user/auth/login', title: 'Entrar', guard: 'redirectToLogin', data: [] },
      { name: 'post', path: '/blog/:slug', title: 'Artículo', guard: 'open', rendered: true, data: [] },
      { name: 'project', path: '/projects/:id', title: 'Proyecto', guard: 'askLogin', data: [] },
    ],
  });
});
afterEach(() => edge.close());

const get = (url: string) => edge.edge.inject({ url });

it('/robots.txt keeps programs from calls and guarded pages, and leads to the map', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /projects/*$',
    'Disallow: /user/auth/login$',
    '',
    'Sitemap: https://puente.example/sitemap.xml',
    '',
  ]);
});

it('/sitemap.xml names drawn pages that everybody may open, and published posts', async () => {
  const { body, headers, statusCode } = await get('/sitemap.xml');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://puente.example/',
    'https://puente.example/blog/elegir-tema',
  ]);
  expect(body).toContain('<lastmod>2026-03-02T10:00:00.000Z</lastmod>');
});

it('/blog/rss.xml has the newest posts, whatever their titles hold', async () => {
  const { body, headers } = await get('/blog/rss.xml');
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(body).toContain('<title>Blog de Puente</title>');
  expect(body).toContain('<link>https://puente.example/blog/elegir-tema</link>');
  expect(body).toContain(`<title><![CDATA[${post.title}]]></title>`);
});

it.each(['/sitemap.xml', '/blog/rss.xml'])('%s says to come again while the API is down', async (url) => {
  isDown = true;
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-store']);
});
