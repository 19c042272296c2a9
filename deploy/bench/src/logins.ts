import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { freePort } from '@puente/testing/free-port';
import { demoPassword } from '@puente/tooling/accounts';
import { startServer, untilServing } from '@puente/tooling/children';
import { median } from './statistics.ts';

const tries = 200;

/** Measures logins per second, and the time for a wrong password with a registered and with an unknown e-mail. */
export async function benchLogins(
  database: Readonly<Record<string, string>>,
): Promise<{ perSecond: number; known: number; unknown: number }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'puente-bench-'));
  const port = await freePort();
  const server = startServer('The API', 'deploy/api/src/main.ts', {
    API_PORT: String(port),
    DATA_DIR: dataDir,
    SEED: 'demo',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...database,
  });
  try {
    const address = `http://127.0.0.1:${port}`;
    await untilServing(server, address);
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    // In turns, so that a slow moment of the machine is in both; the first ones only warm the server.
    for (let turn = -20; turn < tries; turn++) {
      for (const who of turn % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const time = await wrongPassword(
          address,
          who === 'known' ? 'estudiante@puente.test' : `nadie${turn + 20}@puente.test`,
        );
        if (turn >= 0) times[who].push(time);
      }
    }
    const logins = await autocannon({
      url: `${address}/api/auth/local`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identifier: 'estudiante@puente.test', password: demoPassword }),
      connections: 8,
      duration: 8,
    });
    if (logins.non2xx + logins.errors > 0) throw new Error(`${logins.non2xx + logins.errors} logins failed.`);
    return { perSecond: logins.requests.average, known: median(times.known), unknown: median(times.unknown) };
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function wrongPassword(address: string, identifier: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${address}/api/auth/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier, password: 'No-es-esta-2026' }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 401) throw new Error(`A wrong password was answered with ${answer.status}.`);
  return performance.now() - started;
}
