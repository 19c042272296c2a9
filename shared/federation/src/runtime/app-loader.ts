import type { ReleaseSet } from '../release-set.ts';
import { phaseLimit, startBudget, withDeadline } from './deadline.ts';
import type { AppLoadError } from './errors.ts';
import { refreshFailedFile } from './failed-files.ts';
import { entryError, pageError } from './failures.ts';
import { federatedSource } from './federated-source.ts';
import { releasedApp } from './released-app.ts';

export interface AppLoader {
  /**
   * Loads the `./pages` module of an app, once; after a failure the next call retries.
   * @throws AppLoadError after 6 s at the latest
   */
  load(app: string): Promise<unknown>;

  /**
   * Loads an app and then one of its pages, both within 7 s.
   * @param openPage starts loading the page, given the `./pages` module
   * @throws AppLoadError, or what `openPage` itself throws
   */
  open<T>(app: string, openPage: (pages: unknown) => Promise<T>): Promise<T>;
}

/** The way from the name of an app to its pages, for the versions of this page view. */
export function createAppLoader(set: ReleaseSet): AppLoader {
  const source = federatedSource(set);
  const loads = new Map<string, Promise<unknown>>();
  const entryFailures = new Map<string, number>();
  const pageFailures = new Map<string, unknown>();

  async function attempt(app: string): Promise<unknown> {
    const released = releasedApp(set, app);
    const failures = entryFailures.get(app) ?? 0;
    try {
      const pages = await withDeadline(source.fetchPages(app, failures));
      if (pages === null || typeof pages !== 'object') throw new Error(`${app} exposes no list of pages.`);
      return pages;
    } catch (cause) {
      const error = await entryError(app, released, failures, cause);
      noteFailure(app, error);
      throw error;
    }
  }

  function noteFailure(app: string, error: AppLoadError): void {
    if (error.phase === 'entry') entryFailures.set(app, (entryFailures.get(app) ?? 0) + 1);
    else pageFailures.set(app, error);
  }

  function load(app: string): Promise<unknown> {
    const known = loads.get(app);
    if (known) return known;
    const loading = attempt(app);
    loads.set(app, loading);
    // After any failure, the next call retries.
    loading.catch(() => loads.delete(app));
    return loading;
  }

  return {
    load,
    async open(app, openPage) {
      const remaining = startBudget();
      // A file that failed last time may lie damaged in the cache.
      const failed = pageFailures.get(app);
      pageFailures.delete(app);
      if (failed !== undefined) await refreshFailedFile(failed);
      const pages = await load(app);
      try {
        return await withDeadline(openPage(pages), Math.min(phaseLimit, remaining()));
      } catch (cause) {
        const error = await pageError(set, app, cause);
        pageFailures.set(app, error);
        throw error;
      }
    },
  };
}
