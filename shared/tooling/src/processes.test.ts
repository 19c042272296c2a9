import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@puente/testing/free-port';

interface Command {
  child: ChildProcess;
  pid: number;
  servers: number[];
  lines: () => string[];
}

/** A command with two servers in its own process group, as a terminal starts it. */
async function startCommand(): Promise<Command> {
  const ports = [await freePort(), await freePort()].map(String);
  const child = spawn(process.execPath, [join(__dirname, '../test/processes/command.ts'), ...ports], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  while (!output.includes('ready')) await once(child.stdout, 'data');
  const servers = (/ready (\d+) (\d+)/.exec(output) ?? []).slice(1).map(Number);
  const { pid } = child;
  if (pid === undefined || servers.length !== 2) throw new Error(`The command did not start: ${output}`);
  return { child, pid, servers, lines: () => output.trim().split('\n').slice(1) };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function untilEnded(pids: readonly number[]): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (pids.some(isRunning) && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(pids.filter(isRunning)).toEqual([]);
}

test('Ctrl+C: the signal of the terminal, and its repetition by npm, stop each server once, the edge before the API', async () => {
  const { child, pid, servers, lines } = await startCommand();
  const ended = once(child, 'exit');
  process.kill(-pid, 'SIGINT');
  process.kill(-pid, 'SIGINT');
  expect(await ended).toEqual([0, null]);
  expect(lines()).toEqual(['edge got SIGTERM', 'api got SIGTERM']);
  await untilEnded(servers);
});

test('servers end with the command that started them, although it was killed and could not stop them', async () => {
  const { pid, servers } = await startCommand();
  process.kill(pid, 'SIGKILL');
  await untilEnded(servers);
});
