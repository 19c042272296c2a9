import { type Release } from '@puente/federation/release';
import { shellApp } from './channel.ts';
import { apiMisfit, misfit } from './compatibility.ts';
import { Refusal } from './refusal.ts';
import { type ServedStore } from './release-store.ts';
import { servedApi } from './served-api.ts';

export type PreviewStore = Pick<ServedStore, 'badVersions' | 'channelNow' | 'getRelease' | 'recordedApis'>;

/** One app of a branch, to be shown inside what another channel serves. */
export interface PreviewPlan {
  app: string;
  /** Channel of the branch: `pr-12`. */
  branch: string;
  /** Channel that is served otherwise: `production`. */
  channel: string;
  /** Versions that it serves, by app. */
  served: ReadonlyMap<string, string>;
}

/**
 * Finds the version that a branch's channel has of one app. It is held to the compatibility that a promotion into the
 * served channel demands, not to its recorded checks.
 * @throws {Refusal} when there is none, it is marked as bad, or it does not fit
 */
export async function previewedRelease(
  store: PreviewStore,
  { app, branch, channel, served }: PreviewPlan,
): Promise<Release> {
  const version = (await store.channelNow(branch)).apps[app]?.current;
  if (version === undefined) throw new Refusal(`Channel ${branch} has no ${app}.`);
  const why = (await store.badVersions(app))[version];
  if (why !== undefined) throw new Refusal(`${app} ${version} is marked as bad: ${why}`);
  const release = await releaseOf(store, app, version);
  const others = await Promise.all(
    [...served].filter(([name]) => name !== app).map(([name, current]) => releaseOf(store, name, current)),
  );
  const all = [release, ...others];
  const shell = all.find((one) => one.app === shellApp);
  if (!shell) throw new Refusal(`Channel ${channel} has no shell.`);
  const apis = (await store.recordedApis(channel)).map(servedApi);
  const reasons = [
    ...apis.map((api) => apiMisfit(release, api)),
    // Another shell has to fit every app.
    ...(app === shellApp ? others : [release]).map((one) => misfit(one, shell, all)),
  ];
  const reason = reasons.find((one) => one !== undefined);
  if (reason !== undefined) throw new Refusal(reason);
  return release;
}

async function releaseOf(store: PreviewStore, app: string, version: string): Promise<Release> {
  const release = await store.getRelease(app, version);
  if (!release) throw new Refusal(`${app} ${version} is not in the store.`);
  return release;
}
