import type { AppManifest } from '@puente/federation/manifest';
import type { AppLoader } from '@puente/federation/runtime';
import type { QueryClient } from '@puente/platform/query';
import { matchRoutes, type RouteObject } from '@puente/platform/router';
import { useSession } from '@puente/platform/session';
import { effectiveType, isMetered } from '../network-cost.ts';
import { shellPages } from '../pages.ts';
import { accessTo } from '../routing/access.ts';
import { type RouteOfApp, routesOf } from '../routing/manifests.ts';
import { pagesIn } from '../routing/page-loader.ts';
import { shownPage } from '../routing/shown-page.ts';
import { createAllowance } from './allowance.ts';
import { onIntent } from './intent.ts';
import { opensHere } from './opens-here.ts';
import { createPreloadedAnswers, keptFor } from './preloaded-answers.ts';

/** Everything that leads from a link to its page. */
export interface Site {
  routes: RouteObject[];
  /** The shell's first. */
  manifests: readonly AppManifest[];
  apps: Pick<AppLoader, 'open'>;
  queryClient: QueryClient;
}

/** Limits of links and of queries that are loaded at the same time. */
const [mostLinks, mostQueries] = [2, 4];
/** Milliseconds without preloading after the API refused a call for its rate limit. */
const pauseAfterRefusal = 60_000;

interface Target extends RouteOfApp {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** Id of the user and address: another user may see another page there. */
  key: string;
}

/**
 * Preloads the code and data of a page when the user is about to open its link. Never on a metered or very slow network, and never a page
 * that the user may not open. Failures are not reported: opening the page tries again.
 * @returns a function that stops it
 */
export function preload({ routes, manifests, apps, queryClient }: Site): () => void {
  const places = new Map(routesOf(manifests).map((place) => [place.route.name, place]));
  const [shell] = manifests;
  const allowance = createAllowance();
  const answers = createPreloadedAnswers(queryClient, () => allowance.pause(pauseAfterRefusal));
  /** Links that are loaded, with the time. */
  const loaded = new Map<string, number>();
  let underWay = 0;

  /** Returns the page of a link if the user may open it. */
  function targetOf(link: HTMLAnchorElement): Target | undefined {
    const { status, user, expired, closing } = useSession.getState();
    const isKnown = (status === 'authenticated' && !expired && !closing) || status === 'loggedOut';
    if (!isKnown || !opensHere(link)) return undefined;
    const match = matchRoutes(routes, link.pathname)?.at(-1);
    const place = places.get(match?.route.id ?? '');
    if (!match || !place) return undefined;
    const access = accessTo(place.route, user);
    if (access !== 'open' && access !== 'offerLogin') return undefined;
    const key = `${user?.id ?? ''} ${link.pathname}${link.search}`;
    return { ...place, params: match.params, search: new URLSearchParams(link.search), key };
  }

  function load({ app, route, params, search }: Target): Promise<void> {
    const openPage = async (module: unknown) => {
      const page = pagesIn(module)?.[route.name];
      page?.prefetch?.({ params, search, queryClient: answers.client });
      await page?.load();
    };
    return app === shell?.name ? openPage({ default: shellPages }) : apps.open(app, openPage);
  }

  async function consider(link: HTMLAnchorElement): Promise<void> {
    // Before React has taken over the page, links load documents.
    const isTakenOver = shownPage().place !== undefined;
    if (!isTakenOver || isMetered() || effectiveType().endsWith('2g')) return;
    if (underWay >= mostLinks || answers.underWay() >= mostQueries) return;
    const target = targetOf(link);
    if (!target || performance.now() < (loaded.get(target.key) ?? -keptFor) + keptFor) return;
    if (!allowance.take()) return;
    loaded.set(target.key, performance.now());
    underWay += 1;
    await load(target).catch(() => undefined);
    underWay -= 1;
  }

  const stop = onIntent((link) => void consider(link));
  return () => {
    stop();
    answers.stop();
  };
}
