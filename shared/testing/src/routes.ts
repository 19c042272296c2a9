import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Route {
  name: string;
  path: string;
  guard?: string;
  roles?: string[];
  sections?: string[];
  rendered?: boolean;
}

interface Manifest {
  routes: Route[];
}

const repository = join(import.meta.dirname, '../../..');

/** Every route of this checkout, with the folder of its app. */
export const everyRoute: readonly (Route & { app: string })[] = globSync('*/app.manifest.json', {
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
