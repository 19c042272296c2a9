import type { ReleaseSet } from '../release-set.ts';
import { currentReleaseSet, isReleaseSet } from './release-set.ts';

/**
 * Fetches the release set that the edge serves now. It has the fields that pages do not embed.
 * @returns undefined when the edge has none
 * @throws without a connection, and when aborted
 */
export async function fetchReleaseSet(signal: AbortSignal): Promise<ReleaseSet | undefined> {
  const answer = await fetch('/release-set.json', { cache: 'no-store', signal });
  const current: unknown = answer.ok ? await answer.json() : undefined;
  return isReleaseSet(current) ? current : undefined;
}

/** Milliseconds. Together with the loading time, a user waits at most 8 s. */
const limit = 1000;

/**
 * Tells whether the current release of one of these apps differs from this page view's: newer, or rolled back. Checked after a failure,
 * because the files of a page that was opened long ago may have been deleted.
 * @param apps names of apps, or `shell`
 * @returns also false when the edge does not respond
 */
export async function isStale(set: ReleaseSet, ...apps: string[]): Promise<boolean> {
  try {
    const current = await fetchReleaseSet(AbortSignal.timeout(limit));
    return current !== undefined && apps.some((app) => versionOf(current, app) !== servedVersion(set, app));
  } catch {
    return false;
  }
}

/** Tells whether a page view of now would have another version of the shell or of an app than this one. */
export const differsFrom = (set: ReleaseSet, current: ReleaseSet): boolean =>
  ['shell', ...Object.keys({ ...set.apps, ...current.apps })].some(
    (app) => versionOf(current, app) !== servedVersion(set, app),
  );

/**
 * Tells whether a reload would load another release of this app or of the shell. Checked before a failed page is retried, even if its own
 * code failed.
 */
export async function wouldReloadHelp(app: string): Promise<boolean> {
  try {
    return await isStale(currentReleaseSet(), app, 'shell');
  } catch {
    return false;
  }
}

/**
 * Reloads the page, but only once for this version of the app in this tab: a second reload would not help either.
 * @returns whether the page is being reloaded
 */
export function reloadOnce(app: string, version: string, reload = () => location.reload()): boolean {
  const key = `reloaded:${app}:${version}`;
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, new Date().toISOString());
  } catch {
    // Without storage, reloads could loop forever.
    return false;
  }
  reload();
  return true;
}

function versionOf({ shell, apps }: ReleaseSet, app: string): string | undefined {
  return app === 'shell' ? shell.version : apps[app]?.version;
}

/** Version in the HTML, also when the page uses the former one in its place. */
const servedVersion = (set: ReleaseSet, app: string): string | undefined =>
  set.apps[app]?.insteadOf ?? versionOf(set, app);
