import { join } from 'node:path';
import { z } from 'zod';

const names = z.record(z.string(), z.string()).default({});
const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      link: z.boolean().optional(),
      resolved: z.string().optional(),
      dev: z.boolean().default(false),
      dependencies: names,
      devDependencies: names,
      optionalDependencies: names,
      peerDependencies: names,
      peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).default({}),
    }),
  ),
});
type Packages = z.infer<typeof lockFile>['packages'];

/** Folder of each installed package or workspace -> the folders through which a server depends on it. */
export type ProductionInstall = ReadonlyMap<string, readonly string[]>;

/**
 * Returns the packages that `npm ci --omit=dev -w <workspace>` installs, by the lock file. npm omits only packages that are for development
 * in the whole repository. A test kit in `devDependencies` is a workspace, and its own `dependencies` are installed.
 */
export function productionInstall(lock: unknown, workspace: string): ProductionInstall {
  const { packages } = lockFile.parse(lock);
  const found = new Map<string, string[]>([[workspace, []]]);
  // A map iterates in insertion order and includes entries added during the iteration.
  for (const [folder, trail] of found) {
    for (const name of neededBy(packages, folder)) {
      const needed = lookUp(packages, folder, name);
      if (needed !== undefined && !packages[needed]?.dev && !found.has(needed))
        found.set(needed, [...trail, folder]);
    }
  }
  return found;
}

/** Returns the name of the package in a folder of the lock file: `node_modules/a/node_modules/@b/c` is `@b/c`. */
export const packageIn = (folder: string): string => folder.split('node_modules/').at(-1) ?? folder;

function neededBy(packages: Packages, folder: string): string[] {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
    packages[folder] ?? {};
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }), ...peers];
}

/** Resolves a package as Node does: in `node_modules` of the folder, then of each parent folder. */
function lookUp(packages: Packages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = join(folder, 'node_modules', name);
    const entry = packages[path];
    if (entry) return entry.link ? entry.resolved : path;
    if (folder === '') return undefined;
  }
}
