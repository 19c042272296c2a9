/**
 * `npm run migrations -w @puente/api -- --name what_changed` writes the next migration from what changed in src/db/schema.
 * drizzle-kit compares the tables with its snapshot of those before. Snapshots are thousands of lines and follow from the
 * tables, so they are not kept: this makes the one that is needed from the tables as the last migration left them.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;
const cache = '.cache/migrations';
const schema = 'src/db/schema.ts';

const git = (...args) => execFileSync('git', args, { cwd: here, encoding: 'utf8' }).trim();
const generate = (...options) =>
  execFileSync(
    process.execPath,
    ['--import', './drizzle-kit.mjs', '../../node_modules/drizzle-kit/bin.cjs', 'generate', ...options],
    { cwd: here, stdio: 'inherit' },
  );

if (git('status', '--porcelain', 'migrations') !== '') {
  console.error('A migration is not committed yet: commit it, or take it away, before writing the next one.');
  process.exit(1);
}

const before = git('log', '-1', '--format=%H', '--', 'migrations');
rmSync(join(here, cache), { recursive: true, force: true });
mkdirSync(join(here, cache), { recursive: true });
// All sources, because tables use what is beside them.
execFileSync('git', ['archive', '-o', join(here, cache, 'before.tar'), before, 'src'], { cwd: here });
execFileSync('tar', ['-xf', 'before.tar'], { cwd: join(here, cache) });
const settings = ['--dialect', 'postgresql', '--casing', 'snake_case'];
generate(...settings, '--schema', `${cache}/${schema}`, '--out', `${cache}/before`, '--name', 'before');

const { entries } = JSON.parse(readFileSync(join(here, 'migrations/meta/_journal.json'), 'utf8'));
const last = String(entries.at(-1).idx).padStart(4, '0');
// A snapshot of an earlier run would pass for a second branch of the history.
for (const name of readdirSync(join(here, 'migrations/meta')))
  if (name.endsWith('_snapshot.json')) rmSync(join(here, 'migrations/meta', name));
copyFileSync(
  join(here, cache, 'before/meta/0000_snapshot.json'),
  join(here, `migrations/meta/${last}_snapshot.json`),
);
generate(...process.argv.slice(2));
