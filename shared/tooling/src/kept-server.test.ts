import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@puente/testing/free-port';
import { type Server, startServer, untilServing } from './children.ts';
import { keepRunning } from './kept-server.ts';

const pauses = { first: 20, longest: 80 };
let address: string;
let kept: Server;
let said: string[];

const startOne = (env: Record<string, string> = {}) => {
  const settings = { NAME: 'api', SERVER_PORT: new URL(address).port, ...env };
  return startServer('api', 'shared/tooling/test/processes/server.mjs', settings, 'pipe');
};

beforeEach(async () => {
  said = [];
  jest.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
  address = `http://127.0.0.1:${await freePort()}`;
});
afterEach(() => kept.stop());

test('a server that was killed is started again, and stops when it is told to', async () => {
  const first = startOne();
  await untilServing(first, address);
  kept = keepRunning(first, startOne, pauses);
  for (let kills = 1; kills <= 3; kills++) {
    const { pid } = kept.process;
    kept.process.kill('SIGKILL');
    while (kept.process.pid === pid) await delay(10);
    await untilServing(kept, address);
    expect(said).toHaveLength(kills);
  }
  expect(said[0]).toBe('api ended by itself (SIGKILL). It is started again in 0.02 s.');
  const last = kept.process;
  await kept.stop();
  expect(last.exitCode).toBe(0);
  expect(await kept.ended).toBe(0);
  expect(said).toHaveLength(3);
});

test('one that cannot start is tried again with a growing pause, until it is told to stop', async () => {
  const first = startOne();
  await untilServing(first, address);
  const startBroken = jest.fn(() => startOne({ SERVER_PORT: 'no port' }));
  kept = keepRunning(first, startBroken, pauses);
  kept.process.kill('SIGKILL');
  while (said.length < 5) await delay(10);
  expect(said.map((line) => /in ([\d.]+) s/.exec(line)?.[1])).toEqual([
    '0.02',
    '0.04',
    '0.08',
    '0.08',
    '0.08',
  ]);
  await kept.stop();
  const { length } = startBroken.mock.calls;
  await delay(200);
  expect(startBroken).toHaveBeenCalledTimes(length);
});
