import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ifThere, unfinished } from './atomic-file.ts';
import { ifUnlocked } from './store-lock.ts';

/** Age in ms from which a file without a lock has no writer any more. */
const longestWrite = 60 * 60 * 1000;

/**
 * Removes files that killed processes left half written in a folder store. Locks are released when a process dies, so
 * files under a free lock are abandoned. Files of running processes stay.
 */
export async function removeLeftovers(folder: string): Promise<void> {
  for (const app of await namesIn(join(folder, 'apps'))) {
    const folders = ['apps', 'files', 'deltas', 'source-maps', 'server-builds'].map((kind) =>
      join(folder, kind, app),
    );
    await ifUnlocked(join(folder, 'apps', app, '.lock'), async () => {
      for (const each of folders) await sweep(each);
    });
  }
  const channels = join(folder, 'channels');
  for (const lock of (await namesIn(channels)).filter((name) => name.endsWith('.lock'))) {
    const pointer = lock.slice(0, -'.lock'.length);
    await ifUnlocked(join(channels, lock), () =>
      sweep(channels, (path) => basename(path).startsWith(`.${pointer}.`)),
    );
  }
  for (const unlocked of ['verified', 'signatures'])
    await sweep(join(folder, unlocked), async (path) => {
      const state = await ifThere(stat(path));
      return state !== undefined && Date.now() - state.mtimeMs > longestWrite;
    });
}

async function sweep(
  folder: string,
  isLeft: (path: string) => boolean | Promise<boolean> = () => true,
): Promise<void> {
  const names = (await ifThere(readdir(folder, { recursive: true }))) ?? [];
  for (const name of names.filter((path) => unfinished.test(basename(path)))) {
    const path = join(folder, name);
    if (await isLeft(path)) await rm(path, { force: true });
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return (await ifThere(readdir(folder))) ?? [];
}
