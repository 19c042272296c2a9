import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { affectedBy } from '../affected.ts';
import { repositoryRoot } from '../data-directory.ts';
import { Refusal } from '../refusal.ts';
import { readArguments, run } from './command.ts';

const usage = 'Usage: affected <commit>; prints as JSON the apps and servers that differ from it.';

const servers = ['deploy/api', 'deploy/edge', 'deploy/releases', 'deploy/renderer'];

/** Workspaces that every workspace is built and tested with. */
const tools = ['shared/testing', 'shared/tooling'];

await run(async () => {
  const [commit, ...rest] = readArguments(usage, {}).positionals;
  if (commit === undefined || rest.length > 0) throw new Refusal(usage);
  const affected = await affectedBy(repositoryRoot, await changedSince(commit), tools);
  const isApp = (folder: string) => existsSync(join(repositoryRoot, folder, 'app.manifest.json'));
  console.log(
    JSON.stringify({
      apps: affected.filter(isApp),
      servers: affected.filter((folder) => servers.includes(folder)),
    }),
  );
});

async function changedSince(commit: string): Promise<string[]> {
  const words = ['diff', '--name-only', commit, '--'];
  try {
    const { stdout } = await promisify(execFile)('git', words, { cwd: repositoryRoot });
    return stdout.split('\n').filter(Boolean);
  } catch {
    // The first push of a branch names a commit of zeros, a forced push a commit that is gone: all has
    // changed.
    return ['package-lock.json'];
  }
}
