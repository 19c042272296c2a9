import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { linkInstallation } from '@puente/testing/checkout';
import { productionInstall } from '@puente/tooling/production-install';

const root = join(__dirname, '../../../..');
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
 * Checks out the API as it was before the newest migration.
 * @param commit another commit; default: the one before the commit that added the newest migration
 * @throws in a clone without the history
 */
export async function checkOutFormerRelease(commit = process.env['FORMER']): Promise<FormerRelease> {
  const former = commit ?? (await beforeNewestMigration());
  const folder = await mkdtemp(join(tmpdir(), 'puente-former-'));
  const archive = join(folder, 'sources.tar');
  await git('archive', '-o', archive, former).catch(() => {
    throw new Error(`Commit ${former} is not in this clone: git fetch --unshallow.`);
  });
  await run('tar', ['-xf', archive, '-C', folder]);
  await installIn(folder);
  return { commit: former, folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function beforeNewestMigration(): Promise<string> {
  const isCommitted =
    (await git('show', `HEAD:${landed}`)) === (await readFile(join(root, landed), 'utf8')).trim();
  if (!isCommitted) return git('rev-parse', 'HEAD');
  return `${await git('log', '-1', '--format=%H', '--', landed)}~1`;
}

/** Links the packages of this checkout while the API needs the same versions, and otherwise installs. */
async function installIn(folder: string): Promise<void> {
  const [ours, theirs] = await Promise.all([root, folder].map(readLock));
  const isSame = [...productionInstall(theirs, 'deploy/api').keys()].every(
    (path) =>
      !path.includes('node_modules/') || theirs?.packages[path]?.version === ours?.packages[path]?.version,
  );
  if (isSame) return linkInstallation(folder);
  await run('npm', ['ci', '--omit=dev', '-w', 'deploy/api', '--no-audit', '--no-fund'], { cwd: folder });
}

interface Lock {
  packages: Readonly<Record<string, { version?: string }>>;
}

const readLock = async (folder: string): Promise<Lock> =>
  JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as Lock;
