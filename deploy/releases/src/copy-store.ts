import { FolderStore } from './folder-store.ts';
import { type ReleaseStore } from './release-store.ts';

/** Copies all releases of a store, and one channel, into an empty folder: what a trial needs that must not touch it. */
export async function copyStore(store: ReleaseStore, folder: string, channel: string): Promise<FolderStore> {
  const copy = new FolderStore(folder);
  for (const app of await store.listApps()) {
    const latest = await store.latestVersion(app);
    const releases = await store.listReleases(app);
    // The one that is stored last is the latest.
    releases.sort((a, b) => Number(a.version === latest) - Number(b.version === latest));
    for (const release of releases) {
      for (const name of Object.keys(release.files)) {
        const [bytes, br, gzip] = await Promise.all([
          store.getFile(app, name),
          store.getFile(app, name, 'br'),
          store.getFile(app, name, 'gzip'),
        ]);
        if (bytes) await copy.putFile(app, name, bytes, { ...(br && { br }), ...(gzip && { gzip }) });
      }
      const build = release.server && (await store.getServerBuild(app, release.server.file));
      if (release.server && build) await copy.putServerBuild(app, release.server.file, build);
      await copy.putRelease(release);
    }
    for (const [version, why] of Object.entries(await store.badVersions(app)))
      await copy.markBad(app, version, why);
  }
  await copy.restoreChannel(channel, await store.readChannel(channel));
  return copy;
}
