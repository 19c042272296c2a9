import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

/** Starts a server that would run for ever, says its number, and waits to be killed. */
const parent = `
  import { spawnEndingWithParent } from ${JSON.stringify(join(__dirname, 'ending-with-parent.ts'))};
  const server = spawnEndingWithParent(${JSON.stringify(join(__dirname, '../test/endless.ts'))}, { env: process.env });
  server.once('message', () => console.log(server.pid));
`;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('a server ends with the process that started it, even one that is killed', async () => {
  const killed = spawn(process.execPath, ['--input-type=module-typescript', '--eval', parent], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: killed.stdout }), 'line')) as [string];
  const server = Number(line);
  expect(isRunning(server)).toBe(true);
  killed.kill('SIGKILL');
  for (let waited = 0; waited < 10_000 && isRunning(server); waited += 50)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isRunning(server)).toBe(false);
});
