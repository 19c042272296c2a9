import { startTestEdge, type TestEdge } from './test-edge.ts';

let product: TestEdge;
beforeAll(async () => {
  // No API listens there.
  product = await startTestEdge({ apis: ['http://127.0.0.1:1'] });
});
afterAll(() => product.close());

async function go(
  url: string,
  {
    method = 'GET',
    accept = 'text/html,application/xhtml+xml;q=0.9',
  }: { method?: 'GET' | 'POST'; accept?: string } = {},
) {
  const { statusCode, headers } = await product.edge.inject({ method, url, headers: { accept } });
  return [statusCode, headers.location, headers['cache-control']];
}

test('who is on the way to a provider, or back, when the API is dead: the page that has words for it and a retry', async () => {
  expect(await go('/api/connect/google?redirect=%2Fprofile')).toEqual([
    303,
    '/connect/google?error=Unavailable',
    'no-store',
  ]);
  expect(await go('/api/connect/microsoft/callback?code=a&state=b')).toEqual([
    303,
    '/connect/microsoft?error=Unavailable',
    'no-store',
  ]);
});

test('everything else is answered in the form of the API', async () => {
  const refused = [502, undefined, 'no-store'];
  expect(await go('/api/connect/google', { accept: 'application/json' })).toEqual(refused);
  expect(await go('/api/connect/google', { method: 'POST' })).toEqual(refused);
  expect(await go('/api/connect/providers')).toEqual(refused);
  expect(await go('/api/connect/googles')).toEqual(refused);
  expect(await go('/uploads/cv.pdf')).toEqual(refused);
});
