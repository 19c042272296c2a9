import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
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

/** Starts an edge on a free port, and waits until it listens. */
async function startListening(env: Record<string, string>) {
  const { child, output } = start({ PORT: '0', ...env });
  while (!output().includes('Server listening')) await once(child.stdout, 'data');
  return { child, output, address: /http:\/\/127\.0\.0\.1:\d+/.exec(output())?.[0] ?? '' };
}

test('starts, answers, and ends when told to', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'main-'));
  const { child, address } = await startListening({ DATA_DIR: folder });
  expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'up' });
  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(0);
  await rm(folder, { recursive: true });
});

test('in production, says that nothing is verified unless it has public keys', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'main-'));
  const env = {
    DATA_DIR: folder,
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://puente.test',
    API_ORIGIN: 'http://127.0.0.1:3001',
  };
  const key = `ed25519-${Buffer.alloc(32, 1).toString('base64')}`;
  for (const keys of ['', key]) {
    const { child, output } = await startListening({ ...env, RELEASE_PUBLIC_KEYS: keys });
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(output().includes('RELEASE_PUBLIC_KEYS is not set')).toBe(keys === '');
  }
  await rm(folder, { recursive: true });
}, 30_000);

test('one of two ends under traffic, and no request is lost', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'main-'));
  const env = { DATA_DIR: folder, DRAIN_SECONDS: '1' };
  const [stays, leaves] = await Promise.all([startListening(env), startListening(env)]);
  const agent = new Agent({ keepAlive: true });
  const ask = (address: string, path: string) =>
    new Promise<{ body: string; connection: string | undefined }>((resolve, reject) => {
      get(`${address}${path}`, { agent }, (answer) => {
        let body = '';
        answer.on('data', (data: Buffer) => (body += data.toString()));
        answer.on('end', () => resolve({ body, connection: answer.headers.connection }));
      }).on('error', reject);
    });

  // A proxy: it looks every 50 ms who is leaving, and sends requests to the others in turn.
  let isLeaving = false;
  let ended = false;
  const watched = (async () => {
    while (!isLeaving) {
      isLeaving = (await ask(leaves.address, '/readyz')).body.includes('"leaving":true');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  const connections = new Set<string | undefined>();
  let answered = 0;
  const traffic = Array.from({ length: 8 }, async (_, turn) => {
    for (let sent = turn; !ended; sent++) {
      const toLeaving = !isLeaving && sent % 2 === 0;
      const { connection } = await ask((toLeaving ? leaves : stays).address, '/healthz');
      if (toLeaving) connections.add(connection);
      answered++;
    }
  });
  while (answered < 50) await new Promise((resolve) => setTimeout(resolve, 10));
  leaves.child.kill('SIGTERM');
  await watched;
  expect((await once(leaves.child, 'exit'))[0]).toBe(0);
  ended = true;
  await Promise.all(traffic);
  expect([...connections]).toContain('close');
  agent.destroy();
  stays.child.kill('SIGTERM');
  await once(stays.child, 'exit');
  await rm(folder, { recursive: true });
}, 30_000);
