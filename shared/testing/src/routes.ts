import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Route of a manifest, with the folder of its app. */
export interface Route {
  app: string;
  name: string;
  path: string;
  guard?: string | undefined;
  roles?: string[] | undefined;
  sections?: string[] | undefined;
  rendered?: boolean | undefined;
}

interface Manifest {
  routes: Omit<Route, 'app'>[];
}

const manifestFile = 'app.manifest.json';
/** Manifests of all apps in the published package. */
const published = join(import.meta.dirname, '../apps');
const isPublished = existsSync(published);
const repository = isPublished ? published : join(import.meta.dirname, '../../..');

const routesIn = (file: string): Manifest['routes'] =>
  (JSON.parse(readFileSync(file, 'utf8')) as Manifest).routes;

/** Every route of this checkout. */
export const everyRoute: readonly Route[] = globSync(`*/${manifestFile}`, {
  cwd: repository,
})
  .toSorted()
  .flatMap((file) => routesIn(join(repository, file)).map((route) => ({ ...route, app: dirname(file) })));

/** Routes of an app in a repository of its own, which may have more than the published package knows. */
const ownRoutes = isPublished && existsSync(manifestFile) ? routesIn(manifestFile) : [];

/** Route name -> path, for every app of this checkout: the same routes that the shell reads from a full release set. */
export const routes: Readonly<Record<string, string>> = Object.fromEntries(
  [...everyRoute, ...ownRoutes].map(({ name, path }) => [name, path]),
);
