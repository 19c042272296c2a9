import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { root } from '../children.ts';
import { compiled } from './compile.ts';
import { importedPackages } from './imports.ts';
import { filesNamedIn, type Sources, sourcesOf, withCompiledEndings } from './sources.ts';
import { exportsOf, type Published, rootManifest, type Targets } from './workspaces.ts';

/** Folder of a package with its files, in the folders that they have in the workspace. */
const dist = 'dist';

/**
 * Writes the folder of one package: compiled scripts, copied files and a package.json of its own.
 * @param all every published workspace, by name
 * @throws when a file imports a package that no package.json declares
 */
export function writePackage(workspace: Published, all: ReadonlyMap<string, Published>): void {
  const { folder, output } = workspace;
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const scripts = join(compiled, folder);
  if (existsSync(scripts)) cpSync(scripts, join(output, dist), { recursive: true });
  for (const file of globSync('**/*.d.ts', { cwd: join(output, dist) })) rewrite(join(output, dist, file));
  for (const file of copiedFiles(workspace, sourcesOf(workspace))) copy(workspace, file);
  copyAppsInto(workspace);
  for (const file of ['README.md', 'CHANGELOG.md'])
    if (existsSync(join(root, folder, file))) cpSync(join(root, folder, file), join(output, file));
  cpSync(join(root, 'LICENSE'), join(output, 'LICENSE'));
  writeFileSync(
    join(output, 'package.json'),
    `${JSON.stringify(publishedManifest(workspace, all), null, 2)}\n`,
  );
}

const rewrite = (file: string): void => writeFileSync(file, withCompiledEndings(readFileSync(file, 'utf8')));

/** Files that are no TypeScript: what the package exports, and what its compiled sources name. */
function copiedFiles({ folder }: Published, { copied }: Sources): Set<string> {
  const files = new Set(copied);
  const sources = globSync('**/*.js', { cwd: join(compiled, folder) }).flatMap((file) =>
    ['.ts', '.tsx'].map((ending) => file.replace(/\.js$/, ending)),
  );
  for (const file of [...sources.filter((file) => existsSync(join(root, folder, file))), ...files])
    for (const named of filesNamedIn(folder, file)) if (!/(?<!\.d)\.tsx?$/.test(named)) files.add(named);
  return files;
}

function copy({ folder, output }: Published, file: string): void {
  const target = join(output, dist, file);
  mkdirSync(dirname(target), { recursive: true });
  if (/\.(?:mjs|cjs)$/.test(file))
    writeFileSync(target, withCompiledEndings(readFileSync(join(root, folder, file), 'utf8')));
  else cpSync(join(root, folder, file), target);
}

/** Copies the routes of every app, to which apps in other repositories have links. */
function copyAppsInto({ output, publish: { apps } }: Published): void {
  if (apps === undefined) return;
  for (const file of globSync('*/{app.manifest.json,links.d.ts}', { cwd: root })) {
    const target = join(output, dist, apps, file);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(root, file), target);
  }
}

function publishedManifest(workspace: Published, all: ReadonlyMap<string, Published>): object {
  const { manifest, publish, output } = workspace;
  const { name, version, description, sideEffects, peerDependencies } = manifest;
  const peers = Object.keys(peerDependencies);
  const needed = [...importedPackages(join(output, dist)), ...publish.loads].filter(
    (other) => other !== name && !peers.includes(other),
  );
  return {
    name,
    version,
    description,
    license: 'UNLICENSED',
    type: 'module',
    engines: { node: '>=24' },
    files: [dist, 'CHANGELOG.md'],
    exports: {
      ...publishedTargets(exportsOf(workspace)),
      ...(publish.apps === undefined ? {} : { [`./${publish.apps}/*`]: `./${dist}/${publish.apps}/*` }),
    },
    imports: Object.keys(manifest.imports).length > 0 ? publishedTargets(manifest.imports) : undefined,
    bin:
      Object.keys(publish.bin).length > 0
        ? Object.fromEntries(
            Object.entries(publish.bin).map(([command, file]) => [command, publishedPath(file).slice(2)]),
          )
        : undefined,
    sideEffects: Array.isArray(sideEffects)
      ? sideEffects.map((file) => (file.startsWith('./') ? publishedPath(file) : file))
      : sideEffects,
    dependencies: Object.fromEntries(
      [...new Set(needed)].toSorted().map((other) => [other, versionFor(workspace, other, all)]),
    ),
    peerDependencies: peers.length > 0 ? peerDependencies : undefined,
    publishConfig: { access: publish.access },
  };
}

/**
 * Returns the version of a dependency: of another package, what this one was compiled with or a later minor one; of a library, the one
 * that the repository uses.
 */
function versionFor(
  { folder, manifest: { dependencies, devDependencies } }: Published,
  name: string,
  all: ReadonlyMap<string, Published>,
): string {
  const own = all.get(name);
  if (own) return `^${own.manifest.version}`;
  const version = dependencies[name] ?? devDependencies[name] ?? rootManifest().devDependencies[name];
  if (version === '*') throw new Error(`${folder} imports ${name}, which is not published.`);
  if (version !== undefined) return version;
  if (importedPackages(join(compiled, folder), 'scripts').has(name))
    throw new Error(`${folder} imports ${name}, which no package.json declares.`);
  return installedVersion(name);
}

/** Version of a package that no source names: inferred types in declarations do, such as @tanstack/query-core behind react-query. */
function installedVersion(name: string): string {
  const file = join(root, 'node_modules', name, 'package.json');
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).version;
}

const publishedTargets = (targets: Targets): object =>
  Object.fromEntries(
    Object.entries(targets).map(([key, target]) => [
      key,
      typeof target === 'string'
        ? conditions(target)
        : Object.fromEntries(
            Object.entries(target).map(([condition, path]) => [condition, publishedPath(path)]),
          ),
    ]),
  );

/** Declarations and script of a source; other files are exported as they are. */
const conditions = (path: string): string | object =>
  /\.tsx?$/.test(path)
    ? { types: publishedPath(path).replace(/\.js$/, '.d.ts'), default: publishedPath(path) }
    : publishedPath(path);

/** Path in the package of a file that the workspace has at this path. */
const publishedPath = (path: string): string =>
  path.replace(/^\.\//, `./${dist}/`).replace(/(?<!\.d)\.tsx?$/, '.js');
