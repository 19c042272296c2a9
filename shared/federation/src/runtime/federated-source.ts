import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { containerName, type ReleaseSet } from '../release-set.ts';
import { entryAddress, integrityOf, releasedApp } from './released-app.ts';

/** Where the apps' lists of pages come from. The monolith of the bench swaps this file for one with plain imports. */
export interface PageSource {
  /**
   * Fetches the `./pages` module of an app.
   * @param attempt how many times its entry has failed in this page view
   */
  fetchPages(app: string, attempt: number): Promise<unknown>;
}

export function federatedSource(set: ReleaseSet): PageSource {
  registerRemotes(Object.keys(set.apps).map((app) => remote(set, app, 0)));
  return {
    fetchPages(app, attempt) {
      integrityOf(app, releasedApp(set, app));
      if (attempt > 0) registerRemotes([remote(set, app, attempt)], { force: true });
      return loadRemote(`${containerName(app)}/pages`);
    },
  };
}

const remote = (set: ReleaseSet, app: string, attempt: number) => ({
  name: containerName(app),
  entry: entryAddress(releasedApp(set, app), attempt),
});
