import { isIntact } from '@puente/federation/integrity';
import { type Release } from '@puente/federation/release';
import { type ChannelApps, shellApp } from './channel.ts';
import { apiMisfit, misfit } from './compatibility.ts';
import { isFormOf } from './compression.ts';
import { type Note } from './history.ts';
import { Refusal } from './refusal.ts';
import { type ReleaseStore } from './release-store.ts';
import { type ServedApi } from './served-api.ts';

/** Conditions of a promotion in addition to the channel itself, and what is noted of it. */
export interface Conditions {
  note?: Note;
  /** Running APIs that must serve every call of the promoted releases. Not compared when left out. */
  apis?: readonly ServedApi[];
  /**
   * Demands recorded checks of what changes: a commit without changed files, its budgets, the API's description, and a
   * smoke test. The first promotion into an empty channel needs none: nobody was served yet.
   */
  checked?: boolean;
}

/**
 * Checks only the apps that move, so that one bad app does not block the repair of others. A shell moves everything.
 * @returns the releases of all apps, by app
 */
export async function checkTogether(
  store: ReleaseStore,
  channel: string,
  apps: ChannelApps,
  moving: ReadonlySet<string>,
  { apis = [] }: Conditions,
): Promise<ReadonlyMap<string, Release>> {
  const releases = new Map<string, Release>();
  for (const [app, { current }] of Object.entries(apps)) {
    const found = await store.getRelease(app, current);
    if (!found) throw new Refusal(`${app} ${current} is not in the store: release it first.`);
    releases.set(app, found);
  }
  const shell = releases.get(shellApp);
  if (!shell)
    throw new Refusal(
      `Channel ${channel} has no shell yet: promote ${shellApp} first, or together with the app.`,
    );
  const all = [...releases.values()];
  for (const release of all) {
    if (moving.has(release.app)) {
      await checkFiles(store, release);
      for (const api of apis) refuse(apiMisfit(release, api));
    }
    if (release.app === shellApp) continue;
    if (moving.has(release.app) || moving.has(shellApp)) refuse(misfit(release, shell, all));
  }
  return releases;
}

function refuse(why: string | undefined): void {
  if (why !== undefined) throw new Refusal(why);
}

/** Detects damaged files, also in the forms that browsers get: every browser would refuse them. */
async function checkFiles(store: ReleaseStore, { app, version, files }: Release): Promise<void> {
  for (const [name, { integrity }] of Object.entries(files)) {
    const bytes = await store.getFile(app, name);
    if (!bytes) throw new Refusal(`${app} ${version} lacks its file ${name}: publish it again.`);
    if (!isIntact(bytes, integrity))
      throw new Refusal(`${app} ${version} has a damaged file ${name}: remove it and publish again.`);
    for (const encoding of ['br', 'gzip'] as const) {
      if (!(await store.statFile(app, name, encoding))) continue;
      const form = await store.getFile(app, name, encoding);
      if (form && !(await isFormOf(encoding, form, bytes)))
        throw new Refusal(
          `${app} ${version} has a damaged ${encoding} form of ${name}: remove the file and publish again.`,
        );
    }
  }
}
