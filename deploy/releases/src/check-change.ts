import { type Channel, type ChannelApps } from './channel.ts';
import { checkContract, checkRecords } from './check-records.ts';
import { checkTogether, type Conditions } from './check-together.ts';
import { type ReleaseStore } from './release-store.ts';
import { servedApi } from './served-api.ts';

/** Change of what a channel serves, to all or as a canary. */
export interface Change {
  now: Channel;
  /** State afterwards. */
  apps: ChannelApps;
  /** Apps that are held to the rules. */
  moving: readonly string[];
}

/**
 * Checks that all that a channel would serve fits together and, where the conditions demand it, that what changes has
 * passed its checks.
 * @throws {Refusal} for the first thing that does not fit
 */
export async function checkChange(
  store: ReleaseStore,
  channel: string,
  { now, apps, moving }: Change,
  conditions: Conditions,
): Promise<void> {
  const demands = conditions.checked === true && now.revision > 0;
  const recorded = demands ? (await store.recordedApis(channel)).map(servedApi) : [];
  const apis = conditions.apis?.length ? conditions.apis : recorded;
  const releases = await checkTogether(store, channel, apps, new Set(moving), { apis });
  if (!demands) return;
  checkContract(recorded, apis);
  const changed = Object.entries(apps).filter(([app, { current }]) => current !== now.apps[app]?.current);
  await checkRecords(store, releases, new Set(changed.map(([app]) => app)), apis);
}
