import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFakeApp } from '../fake-app.ts';
import { FolderStore } from '../folder-store.ts';
import { publish } from '../publish.ts';

let data: string;
let versions: string[];

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'cli-'));
  const store = new FolderStore(join(data, 'releases'));
  versions = [];
  for (const content of ['one', 'two']) {
    const { release } = await publish(store, await writeFakeApp(data, { app: 'shell', content }), content);
    versions.push(release.version);
  }
});
afterAll(() => rm(data, { recursive: true }));

function run(command: string, ...words: string[]) {
  const env = { ...process.env, DATA_DIR: data };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(__dirname, `${command}.ts`), ...words],
    {
      env,
      encoding: 'utf8',
    },
  );
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

test('from a promotion to a rollback', () => {
  const [first = '', second = ''] = versions;
  expect(run('promote', 'shell', first).stdout).toBe(`shell: nothing -> ${first} in production.`);
  expect(run('promote', 'shell').stderr).toMatch(/^No API was asked whether it serves all calls/);
  expect(run('promote', 'shell', '--force', ' ').stderr).toMatch(/^--force needs a reason/);
  expect(run('promote', 'shell', '--force', 'No login works.').stdout).toBe(
    `shell: ${first} -> ${second} in production.`,
  );
  expect(run('promote', 'shell').stdout).toBe(`shell ${second} is in production already.`);
  expect(run('list', 'shell').stdout).toMatch(
    new RegExp(
      `^shell\\n  ${second} .*\\(served by production, latest\\)\\n  ${first} .*\\(previous of production\\)$`,
    ),
  );
  expect(run('rollback', 'shell', '--why', 'It blinked.')).toEqual({
    status: 0,
    stdout: `shell: ${second} -> ${first} in production.`,
    stderr: '',
  });
  expect(run('list', '--history').stdout).toMatch(
    new RegExp(`Z  \\S+  It blinked\\.\\n  shell: ${second} -> ${first}`),
  );
  expect(run('list', '--history').stdout).toMatch(
    new RegExp(`Z  \\S+  forced: No login works\\.\\n  shell: ${first} -> ${second}`),
  );
  expect(run('promote', 'shell', second, '--channel', 'branch').stdout).toBe(
    `shell: nothing -> ${second} in branch.`,
  );
  expect(run('mark-bad', 'shell', second, 'It blinked.').stdout).toBe(
    `shell ${second} is marked as bad: It blinked.`,
  );
  expect(run('promote', 'shell', second).stderr).toBe(`shell ${second} is marked as bad: It blinked.`);
  expect(run('prune', '--keep', '1').stdout).toBe('shell: 0 releases and 0 files removed');
}, 30_000);

test.each([
  ['canary', ['--end'], 'There is no canary in production.'],
  ['promote', ['student-app'], 'student-app has not been published yet: release it first.'],
  ['promote', ['shell', '--channel', '../x'], '"../x" cannot be the name of the channel.'],
  ['rollback', ['student-app'], 'Channel production has served no earlier version of student-app.'],
  [
    'rollback',
    [],
    `Usage: rollback <app> [--channel production] [--api http://…] [--why "…"];
everything that came in the same promotion as the app's version goes back with it.`,
  ],
  ['retire', ['student-app'], 'Channel production does not serve student-app.'],
  ['mark-bad', ['shell', '9.9.9-000000000000', 'x'], 'shell 9.9.9-000000000000 is not in the store.'],
  [
    'record-api',
    ['http://127.0.0.1:9'],
    'The API at http://127.0.0.1:9 does not say what it serves (/api/docs/openapi.json).',
  ],
  ['prune', ['--keep', 'some'], 'Usage: prune [--keep 10].'],
])('%s %j fails with one sentence', (command, words, sentence) => {
  expect(run(command, ...words)).toEqual({ status: 1, stdout: '', stderr: sentence });
});

test('an app that does not exist is named, with those that do', () => {
  const { status, stderr } = run('release', 'missing-app');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^There is no app missing-app with an app\.manifest\.json; there is .*shell/);
});

test('from a canary to its end', async () => {
  const store = new FolderStore(join(data, 'releases'));
  const made: string[] = [];
  for (const content of ['one', 'two']) {
    const folder = await writeFakeApp(data, { app: 'student-app', content });
    made.push((await publish(store, folder, content)).release.version);
  }
  const [first = '', second = ''] = made;
  run('promote', 'student-app', first, '--force', 'first');
  expect(run('canary', 'student-app', '--share', '5').stderr).toBe(
    'No API was asked whether it serves all calls: name it with --api, or record it with `npm run record-api`.',
  );
  expect(run('canary', 'student-app', '--share', '5', '--force', 'try')).toEqual({
    status: 0,
    stdout: `production: canary of student-app ${second} for 5 % of the visitors, instead of ${first}.`,
    stderr: '',
  });
  expect(run('list', 'student-app').stdout).toContain('canary of production for 5 % of the visitors');
  expect(run('canary', '--status').stdout).toMatch(
    new RegExp(
      `^production: student-app ${second} for 5 % .*\\ninstead of ${first}, since .*Z\\n .*canary +current\\n  errors `,
    ),
  );
  expect(run('canary', '--end', '--why', 'enough').stdout).toContain('end of the canary of student-app');
  expect(run('list', '--history').stdout).toMatch(/ {2}end of the canary of student-app .*: enough$/);
}, 30_000);

test('a branch is served, with its address, and closed', async () => {
  const built = join(data, 'built');
  const { release } = await publish(
    new FolderStore(built),
    await writeFakeApp(data, { app: 'student-app', content: 'branch' }),
    'branch',
  );
  const { stdout } = run('branch', 'pr-12', '--from', built);
  expect(stdout).toMatch(
    /^What pr-12 changes, on production, for the accounts in OVERRIDE_ALLOWED:\n\n- student-app /,
  );
  expect(stdout).toContain('/vista-previa?app=student-app&desde=pr-12');
  expect(stdout).not.toContain(release.version);
  expect(run('branch', 'pr-12', '--close').stdout).toBe('pr-12: student-app removed.');
  expect(run('branch', 'pr-12', '--close').stdout).toBe('pr-12 has nothing.');
  expect(run('branch', 'production', '--close').stderr).toContain('should read like pr-12');
  expect(run('branch', 'pr-12').stderr).toMatch(/^Usage: branch/);
}, 30_000);
