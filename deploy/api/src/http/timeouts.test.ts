import { startServer } from '../../test/server.ts';
import { createConnection } from 'node:net';
import { Refusal } from './refuse.ts';
import { inTime } from './timeouts.ts';

it('gives up on an answer that takes too long, and leaves others as they are', async () => {
  await expect(inTime(new Promise(() => undefined), 20)).rejects.toMatchObject({
    code: 'Unavailable',
    headers: { 'retry-after': '10' },
  });
  await expect(inTime(Promise.resolve('done'), 20)).resolves.toBe('done');
  await expect(inTime(Promise.reject(new Refusal('NotFound')), 20)).rejects.toMatchObject({
    code: 'NotFound',
  });
});

it('ends a connection whose request trickles in', async () => {
  const server = await startServer();
  const { port } = new URL(server.address);
  const socket = createConnection(Number(port), '127.0.0.1');
  socket.write('GET /api/projects HTTP/1.1\r\nhost: x\r\nx-slow: ');
  let received = '';
  socket.on('data', (data: Buffer) => (received += data.toString()));
  const began = performance.now();
  await new Promise((resolve) => socket.once('close', resolve));
  expect(received).toMatch(/^HTTP\/1\.1 408 /);
  expect(performance.now() - began).toBeLessThan(20_000);
  await server.stop();
});

it('refuses bodies above 256 KB and queries nested too deeply', async () => {
  const server = await startServer();
  const post = (body: string) =>
    fetch(`${server.address}/api/auth/local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  expect((await post(JSON.stringify({ identifier: 'x'.repeat(300 * 1024), password: 'x' }))).status).toBe(
    413,
  );
  expect(
    (await fetch(`${server.address}/api/projects?filters${'[$or][0]'.repeat(10)}[title][$eq]=x`)).status,
  ).toBe(400);
  expect((await fetch(`${server.address}/api/projects?a${'[b]'.repeat(2_000)}=x`)).status).toBe(400);
  await server.stop();
});
