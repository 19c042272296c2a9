import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { IncomingMessage } from 'node:http';
import { startServerProcess } from '../server.ts';

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
