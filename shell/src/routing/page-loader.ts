import type { ComponentType } from 'react';
import {
  AppLoadError,
  isStale,
  pageError,
  refreshFailedFile,
  reloadOnce,
  withDeadline,
  type AppLoader,
} from '@puente/federation/runtime';
import type { ReleaseSet } from '@puente/federation/release-set';
import type { AppPages, PageContext } from '@puente/platform/pages';
import { reportError } from '../errors/report.ts';
import { shellPages } from '../pages.ts';

/** Gives the component of a page: access was checked before, and nothing of another app is loaded. */
export type LoadPage = (app: string, name: string, asked: AskedPage) => Promise<ComponentType>;

interface AskedPage extends Omit<PageContext, 'queryClient'> {
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
    // The copy that was brought when it failed may have been damaged as well.
    if (ownFailure !== undefined) await refreshFailedFile(ownFailure);
    ownFailure = undefined;
    try {
      return await withDeadline(openPage({ default: shellPages }));
    } catch (cause) {
      ownFailure = await pageError(releaseSet, shell, cause);
      throw ownFailure;
    }
  };

  /** The shell's own pages fail and recover as those of any app. */
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
      // Released anew since this page view began, and its files may be gone: one reload brings the current version.
      if (await isStale(releaseSet, app)) {
        // The page that would tell of it may not be drawn any more.
        reportError(error, 'render', app);
        reloadOnce(app, versionOf(releaseSet, app), () => loadAnew(href));
      }
      throw error;
    }
  };
}

/** After a click the browser is at the old address until its page is there: the reload goes where the click was going. */
function loadAnew(href: string): void {
  if (href === window.location.pathname + window.location.search) window.location.reload();
  else window.location.assign(href);
}

/** Types end where another build begins: a page may export something else by now. */
type FoundPages = Record<
  string,
  Omit<AppPages[string], 'load'> & { load: () => Promise<{ default?: ComponentType }> }
>;

/** The pages of the module that an app exposes; null when it is no such module. */
export function pagesIn(module: unknown): FoundPages | null {
  if (typeof module !== 'object' || module === null || !('default' in module)) return null;
  const { default: pages } = module;
  return typeof pages === 'object' ? (pages as FoundPages | null) : null;
}

const versionOf = ({ shell, apps }: ReleaseSet, app: string): string => apps[app]?.version ?? shell.version;
