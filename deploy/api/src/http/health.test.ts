import { startServerProcess } from '../../test/server.ts';
import { until } from '../../test/until.ts';

it('is not ready any more once it was told to end, and finishes what it has', async () => {
  const server = await startServerProcess({ env: { DRAIN_SECONDS: '2' } });
  const get = async (path: string, headers = {}) =>
    (await fetch(`${server.address}${path}`, { headers })).status;
  expect(await get('/readyz')).toBe(200);
  expect(await get('/metrics')).toBe(200);
  expect(await get('/metrics', { 'x-forwarded-for': '10.0.0.1' })).toBe(404);
  const connectionOf = async (path: string) =>
    (await fetch(`${server.address}${path}`)).headers.get('connection');
  expect(await connectionOf('/api/projects')).toBe('keep-alive');
  const stopped = server.stop();
  await until(async () => (await get('/readyz')) === 503);
  // No request may come over a connection that is about to be closed.
  expect(await connectionOf('/api/projects')).toBe('close');
  expect(await get('/healthz')).toBe(200);
  expect(await get('/api/projects')).toBe(200);
  expect(await stopped).toBe(0);
});
