import { type ChannelApps, rememberedVersions } from './channel.ts';

/** Entry of a channel for one app. */
type ChannelEntry = ChannelApps[string];

interface Served {
  version: string;
  /** Revision of the channel that introduced the version; 0 when an older pointer does not say. */
  since: number;
}

/** Points to another version, introduced by this revision. */
export function promotedEntry(
  version: string,
  now: ChannelEntry | undefined,
  revision: number,
): ChannelEntry {
  if (now?.current === version) return now;
  const earlier = now ? servedIn(now).filter((served) => served.version !== version) : [];
  return entryOf({ version, since: revision }, earlier.slice(0, rememberedVersions));
}

/**
 * Points to the previous version that is not marked as bad. The current one is not remembered for a later rollback, nor are the bad ones
 * between.
 */
export function rolledBackEntry(now: ChannelEntry, bad: Record<string, string>): ChannelEntry | undefined {
  const [current, ...earlier] = servedIn(now)
    .slice(1)
    .filter(({ version }) => !Object.hasOwn(bad, version));
  return current && entryOf(current, earlier);
}

/** Returns this app first, then the apps whose versions were introduced by the same change. */
export function promotedTogether(apps: ChannelApps, app: string): string[] {
  const revision = apps[app]?.since?.[0] ?? 0;
  if (revision === 0) return [app];
  const others = Object.keys(apps).filter((name) => name !== app && apps[name]?.since?.[0] === revision);
  return [app, ...others];
}

function servedIn({ current, previous, since = [] }: ChannelEntry): Served[] {
  return [current, ...previous].map((version, index) => ({ version, since: since[index] ?? 0 }));
}

function entryOf(current: Served, earlier: Served[]): ChannelEntry {
  return {
    current: current.version,
    previous: earlier.map(({ version }) => version),
    since: [current, ...earlier].map(({ since }) => since),
  };
}
