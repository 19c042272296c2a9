import type { ReleasedApp, ReleaseSet } from '../release-set.ts';
import { AppLoadError } from './errors.ts';
import { isFromSource } from './release-set.ts';

/**
 * Returns the integrity of an app's entry; undefined only for an app served from source in development.
 * @throws AppLoadError (`integrity`) when a released app has none
 */
export function expectedIntegrity(app: string, { version, integrity }: ReleasedApp): string | undefined {
  if (integrity === undefined && !isFromSource(version)) {
    throw new AppLoadError({ app, version, phase: 'entry', reason: 'integrity' });
  }
  return integrity;
}

/**
 * Returns an app of the release set.
 * @throws AppLoadError (`invalid`) when the release set does not contain it
 */
export function releasedApp(set: ReleaseSet, app: string): ReleasedApp {
  const released = Object.hasOwn(set.apps, app) ? set.apps[app] : undefined;
  if (!released) throw new AppLoadError({ app, version: 'none', phase: 'entry', reason: 'invalid' });
  return released;
}

/**
 * Returns the address of an entry. Each retry has a new address, because the runtime and the browser would both reuse a hanging request for
 * the same one.
 * @param attempt number of failures in this page view
 */
export const entryAddress = ({ entry }: ReleasedApp, attempt: number): string =>
  attempt > 0 ? `${entry}?retry=${attempt}` : entry;
