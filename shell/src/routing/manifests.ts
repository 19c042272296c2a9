import type { AppManifest, ManifestRoute } from '@puente/federation/manifest';
import type { ReleaseSet } from '@puente/federation/release-set';

/** Manifests of the release set: the shell's first, then those of the apps. */
export const manifestsOf = (releaseSet: ReleaseSet): AppManifest[] => [
  releaseSet.shell.manifest,
  ...Object.values(releaseSet.apps).map(({ manifest }) => manifest),
];

/** Paths by route name, over all manifests. */
export const pathsOf = (manifests: readonly AppManifest[]): Record<string, string> =>
  Object.fromEntries(manifests.flatMap(({ routes }) => routes.map(({ name, path }) => [name, path])));

export interface RouteOfApp {
  app: string;
  route: ManifestRoute;
}

export const routesOf = (manifests: readonly AppManifest[]): RouteOfApp[] =>
  manifests.flatMap(({ name, routes }) => routes.map((route) => ({ app: name, route })));
