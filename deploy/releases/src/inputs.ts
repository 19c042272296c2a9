import { createHash, type Hash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { z } from 'zod';
import { ownBrandFolder } from '@puente/federation-build/webpack/own-brand';
import { Refusal } from './refusal.ts';

/** Compiles every app. A change there changes every build, whether or not an app names it as a dependency. */
const builder = '@puente/federation-build';

const isApp = (folder: string): boolean => existsSync(join(folder, 'app.manifest.json'));

/** Folders that no build reads. */
const ignoredFolders = new Set(['node_modules', 'dist', 'e2e', 'long', 'test', 'coverage']);
const ignoredFile = /\.(?:test|e2e)\.tsx?$|\.md$|^budgets\.json$/;

const packageFile = z.object({
  name: z.string().default(''),
  workspaces: z.array(z.string()).optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

/**
 * Hash of everything that a build of this workspace depends on: its own files, the workspaces that it depends on
 * (directly or not), the build configuration, the owner's brand, and the lock file for other packages. The same hash
 * means that building again would give the same release.
 * @param folder workspace of the app.
 */
export async function inputsOf(folder: string): Promise<string> {
  const root = repositoryOf(folder);
  const workspaces = await repositoryWorkspaces(root);
  const hash = createHash('sha256');
  await addFile(hash, root, join(root, 'package-lock.json'));
  const brand = ownBrandFolder();
  if (brand !== undefined) for (const file of await filesIn(brand)) await addFile(hash, root, file);
  for (const workspace of await dependenciesOf(folder, workspaces)) {
    for (const file of await filesIn(workspace)) await addFile(hash, root, file);
  }
  return hash.digest('hex');
}

/** Folders of all workspaces that are front-end builds: those with an app manifest. */
export async function appFolders(root: string): Promise<string[]> {
  return [...(await repositoryWorkspaces(root)).values()].filter(isApp).sort();
}

/** The nearest folder with a lock file: the repository's root, or the app itself where it has a repository of its own. */
function repositoryOf(folder: string): string {
  for (let candidate = folder; ; candidate = dirname(candidate)) {
    if (existsSync(join(candidate, 'package-lock.json'))) return candidate;
    if (candidate === dirname(candidate))
      throw new Refusal(`${folder} has no package-lock.json, and no folder above has one.`);
  }
}

/** Package name -> folder. */
export async function repositoryWorkspaces(root: string): Promise<Map<string, string>> {
  const { workspaces = [] } = await readPackage(root);
  const folders = globSync(workspaces, { cwd: root })
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(join(folder, 'package.json')));
  return new Map(
    await Promise.all(folders.map(async (folder) => [(await readPackage(folder)).name, folder] as const)),
  );
}

/** Returns a workspace and those of this repository that it is built from, directly or not. */
export async function dependenciesOf(folder: string, workspaces: Map<string, string>): Promise<string[]> {
  const found = new Set([folder]);
  const compiledBy = isApp(folder) ? workspaces.get(builder) : undefined;
  if (compiledBy) found.add(compiledBy);
  // A set is iterated in the order of insertion, what is added on the way included.
  for (const workspace of found) {
    const { dependencies } = await readPackage(workspace);
    for (const name of Object.keys(dependencies)) {
      const dependency = workspaces.get(name);
      if (dependency) found.add(dependency);
    }
  }
  return [...found].sort();
}

/** Returns its development dependencies among the workspaces, which its tests use. */
export async function devDependenciesOf(folder: string, workspaces: Map<string, string>): Promise<string[]> {
  const { devDependencies } = await readPackage(folder);
  return Object.keys(devDependencies).flatMap((name) => workspaces.get(name) ?? []);
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        return ignoredFolders.has(entry.name) || entry.name.startsWith('.') ? [] : filesIn(path);
      }
      return entry.isFile() && !ignoredFile.test(entry.name) ? [path] : [];
    }),
  );
  return nested.flat().sort();
}

async function addFile(hash: Hash, root: string, path: string): Promise<void> {
  const bytes = await readFile(path);
  // Lengths keep apart what would read the same when joined.
  hash.update(`\n${relative(root, path).split(sep).join('/')} ${bytes.length}\n`).update(bytes);
}

async function readPackage(folder: string): Promise<z.infer<typeof packageFile>> {
  const path = join(folder, 'package.json');
  try {
    return packageFile.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (cause) {
    throw new Refusal(`${path} cannot be read.`, { cause });
  }
}
