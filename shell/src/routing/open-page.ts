import type { ComponentType } from 'react';
import type { CurrentUser } from '@puente/contract/entities/user';
import { hrefTo } from '@puente/platform/links';
import { type LoaderFunction, redirect, replace } from '@puente/platform/router';
import { forgetIntendedPath, knownUser, rememberIntendedPath } from '@puente/platform/session';
import { askLogin } from '@puente/platform/ui';
import { LoginNeeded } from '../outlet/LoginNeeded.tsx';
import { OtherRole } from '../outlet/OtherRole.tsx';
import { tellLedHome } from '../outlet/tell-led-home.ts';
import { accessTo, comesBack, leadsToLogin, needsUser } from './access.ts';
import type { RouteOfApp } from './manifests.ts';
import type { LoadPage } from './page-loader.ts';

/** A page with the user for whom it was opened: an id, null for a visitor, undefined if the page is the same for everyone. */
export interface OpenedPage {
  Page: ComponentType;
  person: number | null | undefined;
  /** True when the login modal opens over the page. */
  offersLogin?: boolean;
}

/**
 * Returns the loader of a route. It checks access first, and only then loads code of the app. react-router's `lazy` is not used, as it
 * would keep a failed import for the rest of the page view.
 */
export function openPage({ app, route }: RouteOfApp, loadPage: LoadPage): LoaderFunction {
  return async ({ request, params }): Promise<OpenedPage | Response> => {
    const user = needsUser(route) ? await knownUser() : undefined;
    // The navigation was aborted: do not open a modal or store a path for this page.
    request.signal.throwIfAborted();
    const { pathname, search, searchParams } = new URL(request.url);
    const href = pathname + search;
    const access = accessTo(route, user ?? null);
    if (comesBack(access)) rememberIntendedPath(href);
    else if (access === 'open' && !leadsToLogin(route)) forgetIntendedPath();
    switch (access) {
      case 'open':
        return pageFor(user, await loadPage(app, route.name, { params, search: searchParams, href }));
      case 'offerLogin':
        return {
          ...pageFor(user, await loadPage(app, route.name, { params, search: searchParams, href })),
          offersLogin: true,
        };
      case 'askLogin':
        askLogin();
        return pageFor(user, LoginNeeded);
      case 'login':
        return leadTo('login', request);
      case 'otherRole':
        return pageFor(user, OtherRole);
      case 'home':
        tellLedHome(route.roles ?? []);
        return leadTo('home', request);
      case 'createOrganization':
        return leadTo('organizationCreate', request);
      case 'completeProfile':
        return leadTo('userComplete', request);
    }
  };
}

/** @param user the user that the guard accepted; undefined on pages without a guard */
const pageFor = (user: CurrentUser | null | undefined, Page: ComponentType): OpenedPage => ({
  Page,
  person: user === undefined ? undefined : (user?.id ?? null),
});

/**
 * Redirects to another page. The requested page leaves no history entry: 'Atrás' would run into the redirect again. The entry is replaced
 * if the browser is already at the address: on the first load, after 'Atrás', and when the session changes.
 */
function leadTo(routeName: string, { url }: Request): Response {
  // The server has no history.
  if (typeof window === 'undefined') return redirect(hrefTo(routeName));
  const [current] = window.location.href.split('#');
  return url === current ? replace(hrefTo(routeName)) : redirect(hrefTo(routeName));
}
