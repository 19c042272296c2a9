import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@puente/testing/free-port';
import { root } from '@puente/tooling/children';
import { markdownTable } from './statistics.ts';

/**
 * Measures the time from `npm start` in a fresh clone until the address is printed, and the same for a second start.
 */
export async function benchSetUp(): Promise<{ report: string; data: unknown }> {
  const folder = mkdtempSync(join(tmpdir(), 'puente-clone-'));
  try {
    spawnSync('git', ['clone', '--quiet', root, folder], { stdio: 'inherit' });
    const first = await secondsToStart(folder);
    const second = await secondsToStart(folder);
    const rows = [
      ['fresh clone', first.toFixed(1)],
      ['second start', second.toFixed(1)],
    ];
    return { report: markdownTable(['npm start', 'seconds'], rows), data: { first, second } };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function secondsToStart(folder: string): Promise<number> {
  const started = performance.now();
  const [port, apiPort] = [await freePort(), await freePort()];
  const run = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), API_PORT: String(apiPort), DATA_DIR: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let seconds = Number.NaN;
  await new Promise<void>((resolve, reject) => {
    run.stdout.on('data', (text: Buffer) => {
      if (!text.toString().includes('Puente is ready')) return;
      seconds = (performance.now() - started) / 1000;
      resolve();
    });
    run.once('exit', () => reject(new Error('npm start ended before it was ready.')));
  });
  const ended = new Promise((resolve) => run.once('close', resolve));
  // The group: npm does not pass signals on to what it runs.
  if (run.pid) process.kill(-run.pid, 'SIGTERM');
  await ended;
  return seconds;
}
