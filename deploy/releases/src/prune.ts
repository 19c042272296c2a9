import { removeDeltasFrom } from './deltas.ts';
import { type ReleaseStore } from './release-store.ts';

export interface Pruned {
  app: string;
  versions: string[];
  files: number;
}

/** Limits of what `prune` keeps, in addition to what a channel serves or may roll back to. */
export interface Kept {
  /** Number of releases of each app. */
  keep?: number;
  /** Hours for which a version is kept after a channel stopped serving it: open tabs still load files of it. */
  openTabHours?: number;
}

/**
 * Removes old releases, except the last `keep` of each app, every version that a channel serves or may roll back to, and every version that
 * one served within `openTabHours`. Files of remaining releases stay, with the deltas between them.
 */
export async function prune(
  store: ReleaseStore,
  { keep = 10, openTabHours = 0 }: Kept = {},
): Promise<Pruned[]> {
  const since = Date.now() - openTabHours * 60 * 60 * 1000;
  const pruned: Pruned[] = [];
  for (const app of await store.listApps()) {
    // Not during a publication: files are stored before the release that names them.
    pruned.push(
      await store.exclusively(app, () =>
        pruneApp(
          store,
          app,
          keep,
          async (version) =>
            (await inChannel(store, app, version)) || servedSince(store, app, version, since),
        ),
      ),
    );
  }
  await store.removeLeftovers();
  return pruned;
}

/**
 * Removes old releases of one app, and the files that no remaining release needs.
 * @param isNeeded called for each version that would be removed
 */
export async function pruneApp(
  store: ReleaseStore,
  app: string,
  keep: number,
  isNeeded: (version: string) => boolean | Promise<boolean>,
): Promise<Pruned> {
  const latest = await store.latestVersion(app);
  const versions: string[] = [];
  for (const { version } of (await store.listReleases(app)).slice(keep)) {
    // Asked anew each time: it may have been promoted a moment ago.
    if (version === latest || (await isNeeded(version))) continue;
    await store.removeRelease(app, version);
    versions.push(version);
  }
  const kept = await store.listReleases(app);
  const drawnBy = new Set(kept.map(({ server }) => server?.file));
  for (const name of await store.listServerBuilds(app))
    if (!drawnBy.has(name)) await store.removeServerBuild(app, name);
  const needed = new Set(kept.flatMap(({ files }) => Object.keys(files)));
  const unneeded = (await store.listFiles(app)).filter((name) => !needed.has(name));
  for (const name of unneeded) {
    await removeDeltasFrom(store, app, name);
    await store.removeFile(app, name);
  }
  return { app, versions, files: unneeded.length };
}

/** Tells whether a channel serves a version, may roll back to it, or has a canary of it. */
export async function inChannel(store: ReleaseStore, app: string, version: string): Promise<boolean> {
  for (const name of await store.listChannels()) {
    const states = [await store.readChannel(name), await store.lastVerified(name)];
    for (const apps of [...states.map((state) => state?.apps), await store.retired(name)]) {
      const entry = apps?.[app];
      if (entry?.current === version || entry?.previous.includes(version)) return true;
    }
    const canary = await store.canaries.read(name);
    if (canary?.app === app && canary.version === version) return true;
  }
  return false;
}

/** Tells whether a channel stopped serving this version at that time, or later. */
async function servedSince(
  store: ReleaseStore,
  app: string,
  version: string,
  since: number,
): Promise<boolean> {
  for (const channel of await store.listChannels()) {
    const wasReplaced = (await store.history(channel)).some(
      ({ at, moved }) =>
        Date.parse(at) >= since && moved.some((move) => move.app === app && move.from === version),
    );
    if (wasReplaced) return true;
  }
  return false;
}
