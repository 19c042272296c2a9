import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { logIn } from '../client.ts';
import { readEvents } from '../event-reader.ts';
import { startServerProcess } from '../server.ts';
import { until } from '../until.ts';

const login = JSON.stringify({ identifier: 'estudiante@puente.test', password: 'Puente-2026' });

it('is told to stop more than once: requests under way are answered, and then the database is closed', async () => {
  const server = await startServerProcess();
  const underWay = request(`${server.address}/api/auth/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(login) },
  });
  const answered = once(underWay, 'response') as Promise<[IncomingMessage]>;
  underWay.write(login.slice(0, 10));
  // The server has accepted the request, but cannot answer it before it has all of it.
  await new Promise((resolve) => setTimeout(resolve, 300));
  const ended = once(server.child, 'exit');
  // A terminal sends SIGINT to every process of the command, npm sends it once more, and the parent asks with SIGTERM.
  for (const signal of ['SIGINT', 'SIGINT', 'SIGTERM'] as const) server.child.kill(signal);
  await new Promise((resolve) => setTimeout(resolve, 300));
  underWay.end(login.slice(10));
  const [answer] = await answered;
  expect([answer.statusCode, await text(answer)]).toEqual([200, expect.stringContaining('jwt')]);
  expect(await ended).toEqual([0, null]);
  expect(server.lines.filter((line) => line.includes('"stopping"'))).toHaveLength(1);
  expect(server.lines.join('\n')).not.toMatch(/"level":(?:40|50|60)/);
  await server.stop();
});

it('waits neither for a connection on which nothing came nor for a stream', async () => {
  const server = await startServerProcess();
  const { hostname, port } = new URL(server.address);
  const silent = connect(Number(port), hostname).on('error', () => undefined);
  await once(silent, 'connect');
  const stream = await readEvents(await logIn(server.address, 'staff'));
  await stream.next('ready');
  // 1: it was cut off after 15 s.
  expect(await server.stop()).toBe(0);
  await until(() => stream.isOver());
  expect(stream.heard.map(({ name }) => name)).toEqual(['ready']);
});
