import type { ComponentType } from 'react';
import {
  isStale,
  refreshFailedFile,
  reloadOnce,
  withDeadline,
  type AppLoader,
} from '@puente/federation/runtime';
import type { ReleaseSet } from '@puente/federation/release-set';
import type { AppPages, PageContext } from '@puente/platform/pages';
import { shellPages } from '../pages.ts';

/** Gives the component of a page: access was checked before, and nothing of another app is loaded. */
export type LoadPage = (
  app: string,
  name: string,
  context: Omit<PageContext, 'queryClient'>,
) => Promise<ComponentType>;

export function createPageLoader(
  releaseSet: ReleaseSet,
  apps: AppLoader,
  queryClient: PageContext['queryClient'],
): LoadPage {
  const shell = releaseSet.shell.manifest.name;

  /** The shell's own pages fail and recover as those of any app. */
  const open = (app: string, openPage: (pages: unknown) => Promise<ComponentType>) =>
    app === shell ? withDeadline(openPage({ default: shellPages })) : apps.open(app, openPage);

  return async (app, name, context) => {
    try {
      return await open(app, async (module) => {
        const page = pagesIn(module)?.[name];
        if (!page) throw new Error(`${app} has no page for its route '${name}'.`);
        page.prefetch?.({ ...context, queryClient });
        return (await page.load()).default;
      });
    } catch (error) {
      if (app === shell) await refreshFailedFile(error);
      // Released anew since this page view began, and its files may be gone: one reload brings the current version.
      if (await isStale(releaseSet, app)) reloadOnce(app, versionOf(releaseSet, app));
      throw error;
    }
  };
}

function pagesIn(module: unknown): AppPages | null {
  if (typeof module !== 'object' || module === null || !('default' in module)) return null;
  const { default: pages } = module;
  return typeof pages === 'object' ? (pages as AppPages | null) : null;
}

const versionOf = ({ shell, apps }: ReleaseSet, app: string): string => apps[app]?.version ?? shell.version;
