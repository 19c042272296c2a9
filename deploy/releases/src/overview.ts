import { type Release } from '@puente/federation/release';
import { type Audience } from './canary.ts';
import { type ReleaseStore } from './release-store.ts';

export interface AppOverview {
  app: string;
  latest: string | undefined;
  /** Newest first. */
  releases: (Pick<Release, 'version' | 'createdAt' | 'commit' | 'author'> &
    Sizes & {
      /** Channels that serve it now, and channels that would roll back to it. */
      servedBy: string[];
      previousOf: string[];
      /** Channels with a canary of it, and who gets that. */
      canaryOf: { channel: string; audience: Audience }[];
      /** Reason why it must not be served again. */
      bad: string | undefined;
    })[];
}

/** Number of a release's files, and their sizes in bytes: plain, and as a browser downloads them. */
interface Sizes {
  files: number;
  bytes: number;
  brotli: number;
}

/** Lists the stored releases, and the channels that serve them, of one app or of all. */
export async function overview(store: ReleaseStore, app?: string): Promise<AppOverview[]> {
  const apps = app === undefined ? await store.listApps() : [app];
  const channels = await Promise.all(
    (await store.listChannels()).map(async (name) => ({
      name,
      ...(await store.readChannel(name)),
      canary: await store.canaries.read(name),
    })),
  );
  return Promise.all(
    apps.map(async (name) => {
      const bad = await store.badVersions(name);
      return {
        app: name,
        latest: await store.latestVersion(name),
        releases: (await store.listReleases(name)).map((release) => ({
          version: release.version,
          createdAt: release.createdAt,
          commit: release.commit,
          author: release.author,
          ...sizesOf(release),
          servedBy: channels
            .filter(({ apps: served }) => served[name]?.current === release.version)
            .map((channel) => channel.name),
          previousOf: channels
            .filter(({ apps: served }) => served[name]?.previous.includes(release.version))
            .map((channel) => channel.name),
          canaryOf: channels.flatMap(({ name: channel, canary, revision }) =>
            canary?.app === name && canary.version === release.version && canary.revision === revision
              ? [{ channel, audience: canary.audience }]
              : [],
          ),
          bad: bad[release.version],
        })),
      };
    }),
  );
}

export function sizesOf({ files }: Release): Sizes {
  const all = Object.values(files);
  return {
    files: all.length,
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
    brotli: all.reduce((sum, { brotli }) => sum + brotli, 0),
  };
}
