import type { AppManifest } from '@puente/federation/manifest';

/** File of an app that adds its routes to the typed links. */
export const linksFile = 'links.d.ts';

/**
 * Returns the typed links of each app, so that a moved path or a removed route breaks the build instead of a link.
 * @throws when two routes of the product have the same name, or paths that match the same addresses
 */
export function linkTypes(manifests: readonly AppManifest[]): Map<string, string> {
  refuseTwinRoutes(manifests);
  return new Map(manifests.map((manifest) => [manifest.name, linkTypesOf(manifest)]));
}

function linkTypesOf({ name: app, routes }: AppManifest): string {
  const byName = routes.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return [
    '/** Written by `npm run links` from app.manifest.json. Do not edit. */',
    "import '@puente/platform/links';",
    '',
    "declare module '@puente/platform/links' {",
    '  interface AppRoutes {',
    `    ${app.includes('-') ? `'${app}'` : app}: {`,
    ...byName.map(({ name, path }) => `      ${name}: '${path}';`),
    '    };',
    '  }',
    '}',
    '',
  ].join('\n');
}

function refuseTwinRoutes(manifests: readonly AppManifest[]): void {
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
    ({ path }) => path.replaceAll(/:[^/]+/g, ':').toLowerCase(),
    (_, { path }) => `a route with the path "${path}"`,
  );
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
