import type { ReleaseSet } from '../release-set.ts';
import { currentReleaseSet, isReleaseSet } from './release-set.ts';

/** Milliseconds: together with the time for loading, a user waits 8 s at most. */
const limit = 1000;

/**
 * Whether a newer (or older: rolled back) release of one of these apps is current than the one of this page view.
 * Asked after a failure: the files of a page that was opened long ago may be gone.
 * @param apps names of apps, or `shell`
 * @returns false also when the edge does not answer
 */
export async function isStale(set: ReleaseSet, ...apps: string[]): Promise<boolean> {
  try {
    const answer = await fetch('/release-set.json', {
      cache: 'no-store',
      signal: AbortSignal.timeout(limit),
    });
    const current: unknown = answer.ok ? await answer.json() : undefined;
    return isReleaseSet(current) && apps.some((app) => versionOf(current, app) !== versionOf(set, app));
  } catch {
    return false;
  }
}

/**
 * Whether a page of this app would be another one after a reload: its release or the shell's is no longer current.
 * Asked before a page is tried again that failed for whatever reason, its own code included.
 */
export async function wouldReloadHelp(app: string): Promise<boolean> {
  try {
    return await isStale(currentReleaseSet(), app, 'shell');
  } catch {
    return false;
  }
}

/**
 * Reloads the page, but once only for this version of the app in this tab: if that does not help, a second will not.
 * @returns whether the page is being reloaded
 */
export function reloadOnce(app: string, version: string, reload = () => location.reload()): boolean {
  const key = `reloaded:${app}:${version}`;
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, new Date().toISOString());
  } catch {
    // Without storage nothing could stop a loop of reloads.
    return false;
  }
  reload();
  return true;
}

function versionOf({ shell, apps }: ReleaseSet, app: string): string | undefined {
  return app === 'shell' ? shell.version : apps[app]?.version;
}
