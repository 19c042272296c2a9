import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  routes: { name: string; path: string }[];
}

const repository = join(import.meta.dirname, '../../..');

/** Route name -> path, of every app of this checkout: what the shell would read from a release set of all of them. */
export const routes: Readonly<Record<string, string>> = Object.fromEntries(
  globSync('*/app.manifest.json', { cwd: repository })
    .map((file) => JSON.parse(readFileSync(join(repository, file), 'utf8')) as Manifest)
    .flatMap((manifest) => manifest.routes.map(({ name, path }) => [name, path])),
);
