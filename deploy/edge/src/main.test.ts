import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A separate process takes some seconds to start on a busy machine. */

const main = join(__dirname, 'main.ts');

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], { env: { ...process.env, HOST: '127.0.0.1', ...env } });
  let output = '';
  let errors = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  return { child, output: () => output, errors: () => errors };
}

test('a port that is taken is one sentence and exit code 1', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const { child, errors } = start({ PORT: String(port) });
  const [code] = (await once(child, 'exit')) as [number];
  taken.close();
  expect([code, errors()]).toEqual([
    1,
    `Port ${port} is taken: stop what uses it, or set PORT to another one.\n`,
  ]);
});

test('starts, answers, and ends when told to', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'main-'));
  const { child, output } = start({ PORT: '0', DATA_DIR: folder });
  while (!output().includes('Server listening')) await once(child.stdout, 'data');
  const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output())?.[0] ?? '';
  expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'up' });
  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(0);
  await rm(folder, { recursive: true });
});
