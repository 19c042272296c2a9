/** The production guide, command by command, in an empty folder. Takes minutes, so only with LONG (`npm run test:long guide`). */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { freePort } from '@puente/testing/free-port';
import { type Postgres, startPostgres } from '@puente/testing/postgres';
import { readGuide, root } from './guide.ts';

const isLong = process.env['LONG'] !== undefined;

let postgres: Postgres;
const running: ChildProcess[] = [];
const folder = mkdtempSync(join(tmpdir(), 'guide-'));

afterAll(async () => {
  await Promise.all(
    running.map(async (child) => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    }),
  );
  if (isLong) await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns this machine's settings without those of the test run: npm needs its registry, for example. */
function environmentOfReader(): NodeJS.ProcessEnv {
  const ofTests = /^(?:NODE_(?:ENV|OPTIONS)|JEST_.*|LONG|CI|npm_(?:lifecycle|package)_.*|INIT_CWD)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofTests.test(name)));
}

/** Runs a script as the guide's reader does, in the shell of the scripts before. @returns its environment afterwards */
function run(script: string, env: NodeJS.ProcessEnv, cwd: string) {
  const mark = '--- environment ---';
  const program = `set -euo pipefail\ncd ${JSON.stringify(cwd)}\nset -x\n${script}\n{ set +x; } 2>/dev/null\necho "${mark}"; env -0; printf 'PWD_NOW=%s' "$PWD"`;
  const output = execFileSync('bash', ['-c', program], {
    env,
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'inherit'],
  }).toString();
  const [printed = '', left = ''] = output.split(mark);
  process.stdout.write(printed);
  const pairs = left
    .trimStart()
    .split('\0')
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
  const { PWD_NOW: now = cwd, ...after } = Object.fromEntries(pairs) as Record<string, string>;
  return { env: after, cwd: now };
}

/** Starts what a unit starts, in the folder of this installation. */
function startUnit(name: string, env: NodeJS.ProcessEnv): void {
  const unit = readFileSync(join(folder, 'app/deploy/recipes/systemd', `${name}.service`), 'utf8').replaceAll(
    '/opt/puente',
    folder,
  );
  const settingOf = (key: string) => new RegExp(`^${key}=(.+)$`, 'm').exec(unit)?.[1] ?? '';
  const [program = '', ...args] = settingOf('ExecStart').split(' ');
  const settings = parseEnv(readFileSync(settingOf('EnvironmentFile'), 'utf8')) as Record<string, string>;
  running.push(
    spawn(program, args, {
      cwd: settingOf('WorkingDirectory'),
      env: { ...env, ...settings },
      stdio: 'inherit',
    }),
  );
}

async function untilReady(address: string): Promise<void> {
  for (let left = 600; left > 0; left--) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${address} is not ready.`);
}

(isLong ? it : it.skip)(
  'leads from an empty folder to a page, each command as it stands',
  async () => {
    postgres = await startPostgres();
    const [port, api, renderer, metrics] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    let state = {
      cwd: folder,
      env: {
        ...environmentOfReader(),
        PUENTE: folder,
        SOURCE: root,
        PORT: String(port),
        API_PORT: String(api),
        RENDERER_PORT: String(renderer),
        METRICS_PORT: String(metrics),
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        DATABASE_URL: await postgres.createDatabase('puente'),
      } as NodeJS.ProcessEnv,
    };
    for (const { script, needsRoot } of readGuide()) {
      if (!needsRoot) state = run(script, state.env, state.cwd);
      if (!script.includes('systemctl enable')) continue;
      const [, units = ''] = /systemctl enable --now (.+)/.exec(script) ?? [];
      for (const unit of units.split(' ')) startUnit(unit, state.env);
      for (const one of [api, renderer, port]) await untilReady(`http://127.0.0.1:${one}`);
    }
    const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('<div id="root">');
    expect((await fetch(`http://127.0.0.1:${metrics}/metrics`)).status).toBe(200);
    expect(readFileSync(join(folder, 'data/backup.zip')).length).toBeGreaterThan(1000);
  },
  1_800_000,
);

it('marks each command that needs root, and no other', () => {
  const rootOnly = /^(?:apt-get|useradd|runuser|systemctl)\b|\/etc\//m;
  for (const { script, needsRoot } of readGuide())
    expect([script, rootOnly.test(script)]).toEqual([script, needsRoot]);
});
