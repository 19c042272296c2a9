import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { containerName, type ReleaseSet } from '../release-set.ts';
import { entryAddress, expectedIntegrity, releasedApp } from './released-app.ts';

/** Source of the apps' lists of pages. The bench's monolith replaces this file by one with static imports. */
export interface PageSource {
  /**
   * Fetches the `./pages` module of an app.
   * @param attempt number of failures of its entry in this page view
   */
  fetchPages(app: string, attempt: number): Promise<unknown>;
}

export function federatedSource(set: ReleaseSet): PageSource {
  registerRemotes(Object.keys(set.apps).map((app) => remote(set, app, 0)));
  return {
    fetchPages(app, attempt) {
      expectedIntegrity(app, releasedApp(set, app));
      if (attempt > 0) registerRemotes([remote(set, app, attempt)], { force: true });
      return loadRemote(`${containerName(app)}/pages`);
    },
  };
}

const remote = (set: ReleaseSet, app: string, attempt: number) => ({
  name: containerName(app),
  entry: entryAddress(releasedApp(set, app), attempt),
});
