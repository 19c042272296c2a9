import type { ReleasedApp, ReleaseSet } from '../release-set.ts';
import { AppLoadError } from './errors.ts';
import { servedFromSource } from './release-set.ts';

/**
 * Integrity of an app's entry; undefined only for an app that is served from source in development.
 * @throws AppLoadError (`integrity`) when a released app has none
 */
export function integrityOf(app: string, { version, integrity }: ReleasedApp): string | undefined {
  if (integrity === undefined && !servedFromSource(version)) {
    throw new AppLoadError({ app, version, phase: 'entry', reason: 'integrity' });
  }
  return integrity;
}

/** @throws AppLoadError (`invalid`) when the release set has no such app */
export function releasedApp(set: ReleaseSet, app: string): ReleasedApp {
  const released = Object.hasOwn(set.apps, app) ? set.apps[app] : undefined;
  if (!released) throw new AppLoadError({ app, version: 'none', phase: 'entry', reason: 'invalid' });
  return released;
}

/**
 * Where an entry is asked for. A new address each time: runtime and browser would both join a hanging request for the same one.
 * @param attempt how many times it has failed in this page view
 */
export const entryAddress = ({ entry }: ReleasedApp, attempt: number): string =>
  attempt > 0 ? `${entry}?retry=${attempt}` : entry;
