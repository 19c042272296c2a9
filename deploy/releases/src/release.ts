import { execFile } from 'node:child_process';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { inputsOf } from './inputs.ts';
import { type Origin, publish, type Published } from './publish.ts';
import { type ReleaseStore } from './release-store.ts';

export interface ReleaseOptions {
  /** Skips the build when these sources were built and published before. */
  ifChanged: boolean;
  /** Builds into `<folder>/dist`. */
  build: (folder: string) => Promise<void>;
}

export interface Released extends Published {
  built: boolean;
}

/** Builds a workspace and publishes the result. */
export async function releaseApp(
  store: ReleaseStore,
  folder: string,
  { ifChanged, build }: ReleaseOptions,
): Promise<Released> {
  const inputs = await inputsOf(folder);
  const earlier = ifChanged ? await releaseOf(store, folder, inputs) : undefined;
  if (earlier) {
    // Stored again to make it the latest published, even if other sources were published in between.
    await store.putRelease({ ...earlier, inputs });
    return { release: earlier, kept: true, built: false };
  }
  await build(folder);
  return { ...(await publish(store, folder, inputs, await commitOf(folder))), built: true };
}

async function releaseOf(store: ReleaseStore, folder: string, inputs: string) {
  const app = basename(folder);
  const version = await store.versionBuiltFrom(app, inputs);
  if (version === undefined) return undefined;
  const release = await store.getRelease(app, version);
  if (!release) return undefined;
  for (const name of Object.keys(release.files)) {
    if (!(await store.statFile(app, name))) return undefined;
  }
  if (release.server && !(await store.getServerBuild(app, release.server.file))) return undefined;
  return release;
}

/**
 * Commit that is checked out in a folder, with the suffix `-dirty` when files differ from it, and its author. Empty
 * outside a checkout, or without git.
 */
async function commitOf(folder: string): Promise<Pick<Origin, 'commit' | 'author'>> {
  const git = async (...words: string[]): Promise<string> => {
    const { stdout } = await promisify(execFile)('git', words, { cwd: folder });
    return stdout.trim();
  };
  try {
    return {
      commit: await git('describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'),
      author: await git('log', '-1', '--format=%an'),
    };
  } catch {
    return {};
  }
}
