import { opensToEverybody as routeOpensToEverybody } from '@puente/federation/manifest';
import { type ChannelView } from './channel-view.ts';
import { type RouteOwner, type ServedApp } from './served-app.ts';

/** Name of the route to which the shell leads a visitor whom a page does not let in. */
export const loginRoute = 'login';

/**
 * The page that this browser will show first, as far as the guards of the manifests say it; the shell decides (its open-page.ts).
 * Nothing of a page is loaded before its guard has let the visitor in.
 * @returns undefined for an unknown path, and where a visitor is asked to log in before anything is loaded
 */
export function landingOf(
  owner: RouteOwner | undefined,
  shell: ServedApp,
  signedIn: boolean,
): RouteOwner | undefined {
  if (!owner || signedIn || opensToEverybody(owner)) return owner;
  if (owner.route.guard === 'askLogin') return undefined;
  const route = shell.manifest.routes.find(({ name }) => name === loginRoute);
  return route && { app: shell, route };
}

/** Whether a visitor without a session may see it. */
export const opensToEverybody = ({ route }: RouteOwner): boolean => routeOpensToEverybody(route);

/** The same, at one address: behind a path with a parameter only the API knows whether there is something. */
export const isOnePublicPage = (owner: RouteOwner): boolean =>
  opensToEverybody(owner) && !owner.route.path.includes(':');

/** Whether it is drawn on the server: then it has a picture for shared links, too. */
export const isRenderedForEverybody = (owner: RouteOwner): boolean =>
  owner.route.rendered === true && opensToEverybody(owner);

/** Calls that a page makes first: those of the frame around it, unless they would be for signed-in users only, then its own. */
export function firstCallsOf(owner: RouteOwner | undefined, shell: ServedApp): readonly string[] {
  if (owner === undefined) return [];
  const { frame, data = [] } = owner.route;
  const ofFrame = frame === 'full' && opensToEverybody(owner) ? (shell.manifest.frameData ?? []) : [];
  // Releases from before the shell's manifest had `frameData` list the calls of the frame themselves.
  return [...new Set([...ofFrame, ...data])];
}

/** All routes of a release set. */
export const ownersIn = ({ shell, apps }: ChannelView): RouteOwner[] =>
  [shell, ...apps].flatMap((app) => app.manifest.routes.map((route) => ({ app, route })));

/** Path of a page by the name of its route; undefined when no app has it, or it is not for everybody. */
export const pathOfPublicPage = (view: ChannelView, name: string): string | undefined =>
  ownersIn(view).find((owner) => owner.route.name === name && opensToEverybody(owner))?.route.path;
