import { type ChannelApps, rememberedVersions } from './channel.ts';

/** Entry of a channel for one app. */
type Pointed = ChannelApps[string];

interface Served {
  version: string;
  /** Revision of the channel that introduced the version; 0 when an older pointer does not say. */
  since: number;
}

/** Points to another version, introduced by this revision. */
export function pointedTo(version: string, now: Pointed | undefined, revision: number): Pointed {
  if (now?.current === version) return now;
  const earlier = now ? servedIn(now).filter((served) => served.version !== version) : [];
  return pointedOf({ version, since: revision }, earlier.slice(0, rememberedVersions));
}

/** Points to the previous version. The current one is not remembered for a later rollback. */
export function pointedBack(now: Pointed): Pointed | undefined {
  const [, current, ...earlier] = servedIn(now);
  return current && pointedOf(current, earlier);
}

/** Returns this app first, then the apps whose versions were introduced by the same change. */
export function cameWith(apps: ChannelApps, app: string): string[] {
  const revision = apps[app]?.since?.[0] ?? 0;
  if (revision === 0) return [app];
  const others = Object.keys(apps).filter((name) => name !== app && apps[name]?.since?.[0] === revision);
  return [app, ...others];
}

function servedIn({ current, previous, since = [] }: Pointed): Served[] {
  return [current, ...previous].map((version, index) => ({ version, since: since[index] ?? 0 }));
}

function pointedOf(current: Served, earlier: Served[]): Pointed {
  return {
    current: current.version,
    previous: earlier.map(({ version }) => version),
    since: [current, ...earlier].map(({ since }) => since),
  };
}
