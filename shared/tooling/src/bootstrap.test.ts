/** The first step of every root command, in a small checkout with an npm that only notes how it was called. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { commands } from '../commands.mjs';
import { root } from './children.ts';

const lock = {
  packages: { 'node_modules/node': { version: '24.0.0' }, 'node_modules/pg': { version: '1.0.0' } },
};

let folder: string;
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'puente-bootstrap-'));
  for (const file of ['bootstrap.mjs', 'commands.mjs', 'src/ends-with-parent.mjs'])
    cpSync(join(root, 'shared/tooling', file), join(folder, 'shared/tooling', file));
  write('package-lock.json', JSON.stringify(lock));
  for (const [command, [program = '']] of Object.entries(commands))
    write(program, `console.log('ran', ${JSON.stringify(command)}, ...process.argv.slice(2));\n`);
  write('bin/npm', `#!/bin/sh\necho "$@" >> ${join(folder, 'npm-calls')}\n`);
  chmodSync(join(folder, 'bin/npm'), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes npm's list of installed packages. */
const install = (...names: (keyof typeof lock.packages)[]): void => {
  const packages = Object.fromEntries(names.map((name) => [name, lock.packages[name]]));
  write('node_modules/.package-lock.json', JSON.stringify({ packages }));
  if (!names.includes('node_modules/node')) return;
  mkdirSync(join(folder, 'node_modules/node/bin'), { recursive: true });
  symlinkSync(process.execPath, join(folder, 'node_modules/node/bin/node'));
};

function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'shared/tooling/bootstrap.mjs'), ...words],
    {
      encoding: 'utf8',
      env: { PATH: [join(folder, 'bin'), process.env['PATH']].join(delimiter) },
    },
  );
  const calls = join(folder, 'npm-calls');
  return { status, stdout, stderr, npm: existsSync(calls) ? readFileSync(calls, 'utf8') : '' };
}

const filesInModules = () => globSync('node_modules/**', { cwd: folder }).toSorted();

describe('a production install', () => {
  beforeEach(() => install('node_modules/pg'));

  it.each(['db', 'releases'])('runs %s as it is', (command) => {
    const before = filesInModules();
    const { status, stdout, npm } = run(command, 'a-word');
    expect([status, stdout, npm]).toEqual([0, `ran ${command} a-word\n`, '']);
    expect(filesInModules()).toEqual(before);
  });

  it.each(['build', 'start'])('refuses %s, and installs nothing', (command) => {
    const { status, stdout, stderr, npm } = run(command);
    expect([status, stdout, npm]).toEqual([1, '', '']);
    expect(stderr).toContain(`'npm run ${command}' needs the packages for development`);
    expect(stderr).toContain('affected, branch, canary, db, mark-bad');
  });
});

describe('a checkout for development', () => {
  it.each(['db', 'releases'])('whose lock file has a new package runs %s without it', (command) => {
    install('node_modules/node');
    expect(run(command)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^ran /) as string,
      npm: '',
    });
  });

  it('whose lock file has a new package installs it for other commands', () => {
    install('node_modules/node');
    expect(run('build').npm).toContain('ci --no-fund');
  });

  it('that is complete installs nothing', () => {
    install('node_modules/node', 'node_modules/pg');
    expect(run('build')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^ran /) as string,
      npm: '',
    });
  });

  it.each(['releases', 'build'])('without packages installs them for %s', (command) => {
    expect(run(command).npm).toContain('ci --no-fund');
  });
});
