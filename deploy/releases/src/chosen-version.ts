import { Refusal } from './refusal.ts';
import { type ReleaseStore } from './release-store.ts';

/**
 * Chooses the version of an app that is to be served.
 * @param version the newest good one when left out
 * @throws {Refusal} when it is marked as bad, or nothing was published
 */
export async function chosenVersion(store: ReleaseStore, app: string, version?: string): Promise<string> {
  const bad = await store.badVersions(app);
  const chosen = version ?? (await latestGood(store, app, bad));
  const why = chosen === undefined ? undefined : bad[chosen];
  if (why !== undefined) throw new Refusal(`${app} ${chosen} is marked as bad: ${why}`);
  if (chosen === undefined) throw new Refusal(`${app} has not been published yet: release it first.`);
  return chosen;
}

/** The version that was published last or, if that is marked as bad, the newest that is not. */
async function latestGood(
  store: ReleaseStore,
  app: string,
  bad: Record<string, string>,
): Promise<string | undefined> {
  const latest = await store.latestVersion(app);
  if (latest === undefined || !Object.hasOwn(bad, latest)) return latest;
  const releases = await store.listReleases(app);
  return releases.find(({ version }) => !Object.hasOwn(bad, version))?.version ?? latest;
}
