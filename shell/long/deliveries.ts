/** Ways in which a product delivers the version of an app that a cell of the fault matrix breaks. */
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { assetPath, type ReleaseSet } from '@puente/federation/release-set';
import { endCanary, startCanary } from '@puente/releases/canaries';
import { FolderStore } from '@puente/releases/folder-store';
import { publishChanged, releaseChanged } from '@puente/testing/broken-release';
import { forgetFormerVersions, giveFormerVersions } from '@puente/testing/former-versions';
import type { FaultyFile, Throw } from './file-faults.ts';

/**
 * - `alone`: everybody has the current version, and no app has a former one.
 * - `former`: everybody has the current version, and each app has a former one.
 * - `canary`: the visitor is in a canary of the app, and each app has a former version.
 */
const deliveries = ['alone', 'former', 'canary'] as const;
export type Delivery = (typeof deliveries)[number];

/** The run's delivery: DELIVERY, or `alone`. */
export const delivery: Delivery = chosen(process.env['DELIVERY'] ?? 'alone');

function chosen(name: string): Delivery {
  const found = deliveries.find((one) => one === name);
  if (!found) throw new Error(`DELIVERY is ${deliveries.join(', ')}, not ${name}.`);
  return found;
}

/** Product and browser of a cell. */
interface Visit {
  dataDir: string;
  /** Address of the product. */
  url: string;
  context: BrowserContext;
}

/** A version that the visitor gets, and its end. */
export interface Delivered {
  /** Name of the changed file. */
  file: string;
  version: string;
  /** Gives the visitor the version from before, as a rollback or the end of a canary does. */
  takeBack: () => Promise<void>;
  /** Gives the visitor the version from before as a newer release, or ends the canary. */
  replace: () => Promise<void>;
}

/** Forgets the deliveries of the cell before. */
export const prepare = (dataDir: string): Promise<void> =>
  delivery === 'alone' ? forgetFormerVersions(dataDir) : giveFormerVersions(dataDir);

/** Delivers the file with throwing code, or with other bytes that do the same. */
export async function deliver(
  visit: Visit,
  { app, pattern, breaks }: FaultyFile,
  how?: Throw,
): Promise<Delivered> {
  const change = how === undefined ? (source: string) => source : breaks[how];
  if (!change) throw new Error(`${String(pattern)} is never ${how}.`);
  const changed = { dataDir: visit.dataDir, app, pattern, change };
  if (delivery !== 'canary') return releaseChanged(changed);
  const { file, version, store } = await publishChanged(changed);
  const { id } = await startCanary(store, 'production', { app, version, audience: 99 });
  await joinCanary(visit, app, version);
  const end = async (): Promise<void> => void (await endCanary(store, 'production', { by: 'a test' }, id));
  return { file, version, takeBack: end, replace: end };
}

/** Returns the published versions of an app that have all of its scripts in a document; none without scripts of the app. */
export async function versionsWith(
  scripts: readonly string[],
  { dataDir, app }: { dataDir: string; app: string },
): Promise<string[]> {
  const folder = assetPath(app);
  const names = scripts.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length));
  const releases = await new FolderStore(join(dataDir, 'releases')).listReleases(app);
  return releases
    .filter(({ files }) => names.length > 0 && names.every((name) => Object.hasOwn(files, name)))
    .map(({ version }) => version);
}

/** Puts the visitor into the share. One of a hundred buckets is outside of it, another one for each version. */
async function joinCanary({ url, context }: Visit, app: string, version: string): Promise<void> {
  for (const value of ['0', '50']) {
    const answer = await fetch(`${url}/release-set.json`, { headers: { cookie: `u4iBucket=${value}` } });
    const { shell, apps } = (await answer.json()) as ReleaseSet;
    if ((app === 'shell' ? shell : apps[app])?.version === version)
      return context.addCookies([{ name: 'u4iBucket', value, url }]);
  }
  throw new Error(`No visitor gets ${app} ${version}.`);
}
