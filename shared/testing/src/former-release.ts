import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@puente/tooling/children';
import { productionInstall } from '@puente/tooling/production-install';
import { linkInstallation } from './checkout.ts';

const run = promisify(execFile);
const git = async (...args: string[]): Promise<string> =>
  (await run('git', args, { cwd: root })).stdout.trim();

const landed = 'deploy/api/migrations/landed.json';

/** Sources of an earlier commit in a folder of their own, with what they need to run. */
export interface FormerRelease {
  commit: string;
  folder: string;
  remove: () => Promise<void>;
}

/**
 * Returns the commit whose API is the release before this one: the last with other tables.
 * @returns `FORMER`, or the commit before the one that added the newest migration
 */
export async function formerCommit(): Promise<string> {
  const chosen = process.env['FORMER'];
  if (chosen) return chosen;
  const isCommitted =
    (await git('show', `HEAD:${landed}`)) === (await readFile(join(root, landed), 'utf8')).trim();
  if (!isCommitted) return git('rev-parse', 'HEAD');
  return git('rev-parse', `${await git('log', '-1', '--format=%H', '--', landed)}~1`);
}

/**
 * Checks out a commit.
 * @param only workspace that is to run; default: builds and tests are to run, too
 * @throws in a clone without the history
 */
export async function checkOutRelease(commit: string, only?: string): Promise<FormerRelease> {
  const folder = await mkdtemp(join(tmpdir(), 'puente-former-'));
  const archive = join(folder, 'sources.tar');
  await git('archive', '-o', archive, commit).catch(() => {
    throw new Error(`Commit ${commit} is not in this clone: git fetch --unshallow.`);
  });
  await run('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
  await installIn(folder, only);
  return { commit, folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Links the packages of this checkout while the release needs the same versions, and otherwise installs. */
async function installIn(folder: string, only: string | undefined): Promise<void> {
  const [ours, theirs] = await Promise.all([root, folder].map(readLock));
  const needed =
    only === undefined ? Object.keys(theirs?.packages ?? {}) : [...productionInstall(theirs, only).keys()];
  const isSame = needed.every(
    (path) =>
      !path.includes('node_modules/') || theirs?.packages[path]?.version === ours?.packages[path]?.version,
  );
  if (isSame) return linkInstallation(folder);
  const part = only === undefined ? [] : ['--omit=dev', '-w', only];
  await run('npm', ['ci', ...part, '--no-audit', '--no-fund'], { cwd: folder, maxBuffer: 2 ** 26 });
}

interface Lock {
  packages: Readonly<Record<string, { version?: string }>>;
}

const readLock = async (folder: string): Promise<Lock> =>
  JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as Lock;
