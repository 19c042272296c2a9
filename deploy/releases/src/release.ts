import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Release } from '@puente/federation/release';
import { dirty, git } from './commits.ts';
import { inputsOf } from './inputs.ts';
import { readJson } from './json-file.ts';
import { type Origin, publish, type Published } from './publish.ts';
import { type ReleaseStore } from './release-store.ts';

const budgetsFile = z.record(z.string(), z.unknown());

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
    await recordSources(store, folder, earlier, await commitOf(folder));
    return { release: earlier, kept: true, built: false };
  }
  // Before the build: files that change during it make the commit a wrong one.
  const before = await commitOf(folder);
  await build(folder);
  const origin = await commitOf(folder);
  const published = await publish(store, folder, inputs, origin);
  if (before.commit === origin.commit) await recordSources(store, folder, published.release, origin);
  return { ...published, built: true };
}

/** Records the commit of a version and its budgets, if no file differs from the commit. */
async function recordSources(
  store: ReleaseStore,
  folder: string,
  { app, version }: Release,
  { commit }: Origin,
): Promise<void> {
  if (commit === undefined || commit.endsWith(dirty)) return;
  const budgets = await readJson(join(folder, 'budgets.json'), (value) => budgetsFile.parse(value));
  await store.recordChecks(app, version, { commit, ...(budgets && { budgets }) });
}

async function releaseOf(store: ReleaseStore, folder: string, inputs: string) {
  const app = await nameOf(folder);
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

/** Name of the app in a folder. A checkout of an app's own repository may have any name. */
async function nameOf(folder: string): Promise<string> {
  const text = await readFile(join(folder, 'app.manifest.json'), 'utf8');
  return z.object({ name: z.string() }).parse(JSON.parse(text)).name;
}

/**
 * Commit that is checked out in a folder, with the suffix `-dirty` when files differ from it or are not in it, and its
 * author. Empty outside a checkout, or without git.
 */
async function commitOf(folder: string): Promise<Pick<Origin, 'commit' | 'author'>> {
  try {
    const changed = await git(folder, 'status', '--porcelain');
    return {
      commit: `${await git(folder, 'rev-parse', 'HEAD')}${changed === '' ? '' : dirty}`,
      author: await git(folder, 'log', '-1', '--format=%an'),
    };
  } catch {
    return {};
  }
}
