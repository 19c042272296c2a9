import type { ComponentType } from 'react';
import type { CurrentUser } from '@puente/contract/entities/user';
import type { AppManifest, ManifestRoute } from '@puente/federation/manifest';
import { hrefTo } from '@puente/platform/links';
import {
  createBrowserHistory,
  createRouter,
  type Answer,
  type Place,
  type Router,
} from '@puente/platform/router';
import { knownUser, rememberIntendedPath } from '@puente/platform/session';
import { askLogin } from '@puente/platform/ui';
import { LoginNeeded } from '../outlet/LoginNeeded.tsx';
import { NotFound } from '../outlet/NotFound.tsx';
import { accessTo, comesBack, needsUser } from './access.ts';
import { routesOf, type RouteOfApp } from './manifests.ts';
import type { LoadPage } from './page-loader.ts';

/** A route of a manifest, and whose it is. */
type ShellRoute = ManifestRoute & Pick<RouteOfApp, 'app'>;

/** A page, and for whom it was opened: a person's id, null for nobody, undefined where it makes no difference. */
export interface OpenedPage {
  Page: ComponentType;
  person: number | null | undefined;
}

export type ShellRouter = Router<ShellRoute, OpenedPage>;

/** The one router of the page: a route for each route of each manifest, guarded before any app code is loaded. */
export function createShellRouter(
  manifests: readonly AppManifest[],
  loadPage: LoadPage,
  history = createBrowserHistory(),
): ShellRouter {
  const routes = routesOf(manifests).map(({ app, route }) => ({ ...route, app }));
  return createRouter<ShellRoute, OpenedPage>({
    history,
    routes,
    open: (place, signal) => openPage(place, signal, loadPage),
  });
}

async function openPage(
  { route, path, params }: Place<ShellRoute>,
  signal: AbortSignal,
  loadPage: LoadPage,
): Promise<Answer<OpenedPage>> {
  if (!route) return pageFor(undefined, NotFound);
  const user = needsUser(route) ? await knownUser() : undefined;
  // Somebody has gone elsewhere meanwhile: nothing is to be asked or remembered about this page.
  signal.throwIfAborted();
  const access = accessTo(route, user ?? null);
  if (comesBack(access)) rememberIntendedPath(path.pathname + path.search);
  switch (access) {
    case 'open':
      return pageFor(
        user,
        await loadPage(route.app, route.name, { params, search: new URLSearchParams(path.search) }),
      );
    case 'askLogin':
      askLogin();
      return pageFor(user, LoginNeeded);
    case 'login':
      return { redirect: hrefTo('login') };
    case 'home':
      return { redirect: hrefTo('home') };
    case 'createOrganization':
      return { redirect: hrefTo('organizationCreate') };
    case 'completeProfile':
      return { redirect: hrefTo('userComplete') };
  }
}

/** @param user whom the guard let in; undefined when there was nothing to guard */
const pageFor = (user: CurrentUser | null | undefined, Page: ComponentType): { page: OpenedPage } => ({
  page: { Page, person: user === undefined ? undefined : (user?.id ?? null) },
});
