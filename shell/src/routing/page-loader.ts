import type { ComponentType } from 'react';
import type { ReleaseSet } from '@puente/federation/release-set';
import {
  type AppLoader,
  AppLoadError,
  isStale,
  pageError,
  refreshFailedFile,
  reloadOnce,
  withDeadline,
} from '@puente/federation/runtime';
import type { AppPages, PageContext } from '@puente/platform/pages';
import { reportError } from '../errors/report.ts';
import { shellPages } from '../pages.ts';

/** Loads the component of a page. Access has been checked before, and no other app's code is loaded. */
export type LoadPage = (app: string, name: string, asked: PageRequest) => Promise<ComponentType>;

interface PageRequest extends Omit<PageContext, 'queryClient'> {
  /** Path and query. */
  href: string;
}

export function createPageLoader(
  releaseSet: ReleaseSet,
  apps: AppLoader,
  queryClient: PageContext['queryClient'],
): LoadPage {
  const shell = releaseSet.shell.manifest.name;

  let ownFailure: unknown;
  const openOwn = async (openPage: (pages: unknown) => Promise<ComponentType>) => {
    // The copy that replaced the failed file may be damaged, too: refresh it first.
    if (ownFailure !== undefined) await refreshFailedFile(ownFailure);
    ownFailure = undefined;
    try {
      return await withDeadline(openPage({ default: shellPages }));
    } catch (cause) {
      ownFailure = await pageError(releaseSet, shell, cause);
      throw ownFailure;
    }
  };

  /** Opens a page. The shell's own pages fail and recover like those of an app. */
  const open = (app: string, openPage: (pages: unknown) => Promise<ComponentType>) =>
    app === shell ? openOwn(openPage) : apps.open(app, openPage);

  const invalid = (app: string, phase: 'pages' | 'page', message: string) =>
    new AppLoadError({
      app,
      version: versionOf(releaseSet, app),
      phase,
      reason: 'invalid',
      cause: new Error(message),
    });

  return async (app, name, { href, ...context }) => {
    try {
      return await open(app, async (module) => {
        const page = pagesIn(module)?.[name];
        if (!page) throw invalid(app, 'pages', `${app} has no page for its route '${name}'.`);
        page.prefetch?.({ ...context, queryClient });
        const { default: Page } = await page.load();
        if (!Page) throw invalid(app, 'page', `The page '${name}' of ${app} exports no component.`);
        return Page;
      });
    } catch (error) {
      if (app === shell) await refreshFailedFile(error);
      // The app has been released again since this page view started, and its files may be gone: reload once to get the current version.
      if (await isStale(releaseSet, app)) {
        // Report here, as the page that would report may not render before the reload.
        reportError(error, 'render', app);
        reloadOnce(app, versionOf(releaseSet, app), () => reloadAt(href));
      }
      throw error;
    }
  };
}

/** Reloads at the target address. During a navigation the browser still shows the old address. */
function reloadAt(href: string): void {
  if (href === window.location.pathname + window.location.search) window.location.reload();
  else window.location.assign(href);
}

/** Untrusted shape: the app may come from another build, so its exports need not match our types. */
type FoundPages = Record<
  string,
  Omit<AppPages[string], 'load'> & { load: () => Promise<{ default?: ComponentType }> }
>;

/** Returns the pages that an app's module exposes; null for any other module. */
export function pagesIn(module: unknown): FoundPages | null {
  if (typeof module !== 'object' || module === null || !('default' in module)) return null;
  const { default: pages } = module;
  return typeof pages === 'object' ? (pages as FoundPages | null) : null;
}

const versionOf = ({ shell, apps }: ReleaseSet, app: string): string => apps[app]?.version ?? shell.version;
