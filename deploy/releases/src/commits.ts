import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type ReleaseStore } from './release-store.ts';

/** Suffix of a commit from which files differ. */
export const dirty = '-dirty';

/** Runs git in a folder and returns what it prints. @throws when it fails */
export async function git(folder: string, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', words, { cwd: folder });
  return stdout.trim();
}

/** Returns the apps of a channel with the last commit that is known to give their version. */
export async function servedCommits(
  store: ReleaseStore,
  channel: string,
): Promise<{ app: string; commit: string }[]> {
  const found: { app: string; commit: string }[] = [];
  for (const [app, { current }] of Object.entries((await store.readChannel(channel)).apps)) {
    const { commit: recorded } = await store.checksOf(app, current);
    const commit = recorded ?? (await store.getRelease(app, current))?.commit?.replace(dirty, '');
    if (commit !== undefined) found.push({ app, commit });
  }
  return found;
}

/** Tells whether a commit is an earlier one of another's history. False when the checkout does not have both. */
export async function isBefore(commit: string, other: string, folder: string): Promise<boolean> {
  try {
    const [earlier, later] = await Promise.all(
      [commit, other].map((name) => git(folder, 'rev-parse', '--verify', `${name}^{commit}`)),
    );
    if (earlier === undefined || later === undefined || earlier === later) return false;
    await git(folder, 'merge-base', '--is-ancestor', earlier, later);
    return true;
  } catch {
    return false;
  }
}
