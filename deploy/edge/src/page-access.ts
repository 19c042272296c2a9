import { opensToEverybody } from '@puente/federation/manifest';
import { type ChannelView } from './channel-view.ts';
import { type RouteOwner, type ServedApp } from './served-app.ts';

/** Name of the route to which the shell sends a visitor whom a page does not admit. */
export const loginRoute = 'login';

/**
 * Returns the page that this browser will show first, according to the guards in the manifests. The shell decides (its
 * open-page.ts). Nothing of a page is loaded before its guard has admitted the visitor.
 * @returns undefined for an unknown path, and where a visitor is asked to log in before anything is loaded
 */
export function firstPageOf(
  owner: RouteOwner | undefined,
  shell: ServedApp,
  signedIn: boolean,
): RouteOwner | undefined {
  if (!owner || signedIn || isPublicPage(owner)) return owner;
  if (owner.route.guard === 'askLogin') return undefined;
  const route = shell.manifest.routes.find(({ name }) => name === loginRoute);
  return route && { app: shell, route };
}

/** Tells whether a visitor without a session may see the page. */
export const isPublicPage = ({ route }: RouteOwner): boolean => opensToEverybody(route);

/**
 * Like `isPublicPage`, for exactly one address. Behind a path with a parameter only the API knows whether there is
 * something.
 */
export const isOnePublicPage = (owner: RouteOwner): boolean =>
  isPublicPage(owner) && !owner.route.path.includes(':');

/** Tells whether the page is rendered on the server. Then it also has a picture for shared links. */
export const isRenderedForEverybody = (owner: RouteOwner): boolean =>
  owner.route.rendered === true && isPublicPage(owner);

/** Calls that a page makes first: those of the frame around it, unless they would be for signed-in users only, then its own. */
export function firstCallsOf(owner: RouteOwner | undefined, shell: ServedApp): readonly string[] {
  if (owner === undefined) return [];
  const { frame, data = [] } = owner.route;
  const ofFrame = frame === 'full' && isPublicPage(owner) ? (shell.manifest.frameData ?? []) : [];
  // Releases from before the shell's manifest had `frameData` list the calls of the frame themselves.
  return [...new Set([...ofFrame, ...data])];
}

/** All routes of a release set. */
export const ownersIn = ({ shell, apps }: ChannelView): RouteOwner[] =>
  [shell, ...apps].flatMap((app) => app.manifest.routes.map((route) => ({ app, route })));

/** Path of a public page by the name of its route; undefined when no app has the page, or when it is not public. */
export const pathOfPublicPage = (view: ChannelView, name: string): string | undefined =>
  ownersIn(view).find((owner) => owner.route.name === name && isPublicPage(owner))?.route.path;
