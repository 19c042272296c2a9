import { globSync, readFileSync } from 'node:fs';
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

const repository = join(import.meta.dirname, '../../..');

/** Every route of this checkout. */
export const everyRoute: readonly Route[] = globSync('*/app.manifest.json', {
  cwd: repository,
})
  .toSorted()
  .flatMap((file) => {
    const manifest = JSON.parse(readFileSync(join(repository, file), 'utf8')) as Manifest;
    return manifest.routes.map((route) => ({ ...route, app: dirname(file) }));
  });

/** Route name -> path, for every app of this checkout: the same routes that the shell reads from a full release set. */
export const routes: Readonly<Record<string, string>> = Object.fromEntries(
  everyRoute.map(({ name, path }) => [name, path]),
);
