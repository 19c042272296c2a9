/**
 * App name -> route name -> path. Each app extends it in its links.d.ts, which `npm run links` generates from its manifest. A new page
 * changes its app only.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the apps
export interface AppRoutes {}

type MergeApps<Apps> = {
  [Name in Apps extends unknown ? keyof Apps : never]: Apps extends Record<Name, infer Path> ? Path : never;
};
type Routes = MergeApps<AppRoutes[keyof AppRoutes]>;
export type RouteName = keyof Routes;

/** Names of the parameters in a path: `id` in `/projects/:id`. */
export type ParamNames<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Query = Record<string, string | number | undefined>;
type LinkArguments<Name extends RouteName> = [ParamNames<Routes[Name]>] extends [never]
  ? [params?: Record<never, never>, query?: Query]
  : [params: Record<ParamNames<Routes[Name]>, string | number>, query?: Query];

/** Paths of the running release set by route name. An app may have moved a page since this code was built. */
let current: Readonly<Record<string, string>> = {};

/** Sets the routes of every manifest in the release set. The shell calls it once. */
export function setRoutePaths(paths: Readonly<Record<string, string>>): void {
  current = paths;
}

/** Tells whether a page is part of the running release set. */
export const hasRoute = (name: string): boolean => Object.hasOwn(current, name);

/**
 * Returns the address of a page of this or another app: `href('project', { id: 3 })`, `href('projects', {}, { page: 2 })`. Names and
 * parameters come from the app manifests, so that a removed page breaks the build instead of a link.
 */
export function href<Name extends RouteName>(name: Name, ...[params, query]: LinkArguments<Name>): string {
  return hrefTo(name, params, query);
}

/** Like `href`, for a route name from a manifest. Returns the home page when the release set has no such page. */
export const hrefTo = (
  name: string,
  params: Readonly<Record<string, string | number>> = {},
  query: Query = {},
): string => fillPath((hasRoute(name) && current[name]) || '/', params) + searchOf(query);

const fillPath = (path: string, params: Readonly<Record<string, string | number>>): string =>
  path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key] ?? '')));

function searchOf(query: Query): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(key, String(value));
  const text = search.toString();
  return text && `?${text}`;
}
