import type { AppManifest } from './manifest.ts';

/**
 * The source of the module with all routes of the product by name, from which the typed links are made:
 * a path that moves or a route that goes breaks the build, not a person's click.
 * @throws when two routes have the same name, or paths that match the same addresses
 */
export function routesModule(manifests: readonly AppManifest[]): string {
  const routes = manifests.flatMap(({ name: app, routes }) =>
    routes.map(({ name, path }) => ({ app, name, path })),
  );
  refuseTwins(
    routes,
    ({ name }) => name,
    (key) => `a route with the name "${key}"`,
  );
  refuseTwins(
    routes,
    ({ path }) => path.replaceAll(/:[^/]+/g, ':'),
    (_, { path }) => `a route with the path "${path}"`,
  );
  const lines = routes
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, path }) => `  ${name}: '${path}',`);
  return [
    '/** Written by `npm run links -w @puente/federation` from the app manifests. Do not edit. */',
    'export const routes = {',
    ...lines,
    '} as const;',
    '',
  ].join('\n');
}

interface Declared {
  app: string;
  name: string;
  path: string;
}

function refuseTwins(
  routes: readonly Declared[],
  keyOf: (route: Declared) => string,
  what: (key: string, route: Declared) => string,
): void {
  const first = new Map<string, Declared>();
  for (const route of routes) {
    const key = keyOf(route);
    const twin = first.get(key);
    if (twin)
      throw new Error(
        `Both ${twin.app} and ${route.app} declare ${what(key, route)} (${twin.name}, ${route.name}).`,
      );
    first.set(key, route);
  }
}
