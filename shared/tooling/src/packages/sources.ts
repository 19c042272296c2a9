import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join, normalize } from 'node:path';
import { root } from '../children.ts';
import { exportsOf, pathsIn, type Published } from './workspaces.ts';

const isScript = (file: string): boolean => /(?<!\.d)\.tsx?$/.test(file);
const isTest = (file: string): boolean => /\.(?:test|e2e)\.tsx?$/.test(file);
/** Files without a compiler that name other files: style sheets, and scripts of Node. */
const namesOthers = /\.(?:css|mjs|cjs|json)$/;

/** A relative path in quotes. */
const quoted = /(['"])(\.{1,2}\/[^'"\n?]+)(?:\?\w+)?\1/g;

/** Files of a package, as paths from its workspace. */
export interface Sources {
  /** TypeScript from which compilation starts. */
  scripts: ReadonlySet<string>;
  /** Files that are copied. */
  copied: ReadonlySet<string>;
}

/**
 * Finds the files of a package: those that it exports, its commands, and those that these name by a relative path. Imports of TypeScript
 * are left to the compiler.
 * @throws when a copied file names another outside its workspace
 */
export function sourcesOf(workspace: Published): Sources {
  const { folder, manifest, publish } = workspace;
  const found = { scripts: new Set<string>(), copied: new Set<string>() };
  const add = (file: string): void =>
    void (isScript(file) ? found.scripts : found.copied).add(normalize(file));
  const patterns = [
    ...pathsIn(exportsOf(workspace)),
    ...pathsIn(manifest.imports),
    ...Object.values(publish.bin),
  ];
  for (const pattern of patterns) for (const file of matching(folder, pattern)) add(file);
  for (const file of found.copied)
    if (namesOthers.test(file)) for (const other of filesNamedIn(folder, file)) add(other);
  return found;
}

/** A star in `exports` matches any part of a path, with slashes. */
const matching = (folder: string, pattern: string): string[] =>
  globSync(pattern.replace('*', '**/*'), {
    cwd: join(root, folder),
    exclude: (path) => /(?:^|\/)(?:node_modules|dist|\.cache|\.turbo|package\.json|\w+\.md)$/.test(path),
  })
    // `*.ts` is meant for sources: declarations without a script describe globals.
    .filter((file) => !isTest(file) && !(pattern.endsWith('.ts') && file.endsWith('.d.ts')))
    .filter((file) => statSync(join(root, folder, file)).isFile());

/** Returns the files of the workspace that a file names by a relative path. */
export function filesNamedIn(folder: string, file: string): string[] {
  const text = readFileSync(join(root, folder, file), 'utf8');
  return [...text.matchAll(quoted)].flatMap(([, , path = '']) => {
    const named = join(dirname(file), path);
    if (extname(named) === '' || !existsSync(join(root, folder, named))) return [];
    if (named.startsWith('..'))
      throw new Error(`${folder}/${file} names ${path}, which is of another package.`);
    return [named];
  });
}

/** Replaces the endings of TypeScript in relative paths, as the compiler does in imports. */
export const withCompiledEndings = (text: string): string =>
  text.replaceAll(quoted, (path) => path.replace(/(?<!\.d)\.tsx?(?=\?|['"]$)/, '.js'));
