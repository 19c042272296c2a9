import { createHash } from 'node:crypto';
import { startTestProduct, type TestEdge } from './test-edge.ts';

let product: TestEdge;
beforeAll(async () => {
  product = await startTestProduct({
    brand: {
      slug: 'puente',
      name: 'Marea',
      description: 'Otra casa',
      colours: { paper: ['#fffdfa', '#0d1117'], accent: ['#7a1f5c', '#f0a6d3'] },
    },
  });
});
afterAll(() => product.close());

const get = (url: string) => product.edge.inject({ url, headers: { accept: 'text/html' } });

test('a page says whose it is: name, colours over the tokens, icons, manifest', async () => {
  const { body, headers } = await get('/projects');
  expect(body).toContain('<title>Proyectos · Marea</title>');
  expect(body).toContain('<meta name="theme-color" content="#0d1117" media="(prefers-color-scheme: dark)">');
  expect(body).toContain(
    ':root{--pt-paper:light-dark(#fffdfa,#0d1117);--pt-accent:light-dark(#7a1f5c,#f0a6d3)}</style>',
  );
  expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  const styles = /<style>([^<]*)</.exec(body)?.[1] ?? '';
  const hash = createHash('sha256').update(styles).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`);
});

test('the manifest names icons that are there, each as large as it says', async () => {
  const answer = await get('/manifest.webmanifest');
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  const manifest = answer.json<{
    name: string;
    start_url: string;
    icons: { src: string; sizes: string; type: string }[];
  }>();
  expect(manifest).toMatchObject({
    name: 'Marea',
    start_url: '/',
    lang: 'es',
    display: 'standalone',
    background_color: '#fffdfa',
  });
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await get(src);
    expect(icon.statusCode).toBe(200);
    expect(icon.headers['content-type']).toBe(type);
    if (type !== 'image/png') continue;
    expect(`${icon.rawPayload.readUInt32BE(16)}x${icon.rawPayload.readUInt32BE(20)}`).toBe(sizes);
    expect(icon.headers['cross-origin-resource-policy']).toBe('cross-origin');
  }
});

test.each([
  '/brand/brand.json',
  '/brand/logo.svg',
  '/brand/..%2Fbrand.json',
  '/brand/constructor',
  '/brand/',
])('nothing else of the owner’s folder is served: %s', async (path) => {
  expect((await get(path)).statusCode).toBe(404);
});
