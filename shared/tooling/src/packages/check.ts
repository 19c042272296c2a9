import { existsSync, globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { importingFiles, importsOf, packageOf } from './imports.ts';

export interface PublishedManifest {
  name: string;
  exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  dependencies: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * Returns what is wrong with the files of a built package, one sentence each: exports without files, imports of files that are not there
 * and of packages that are not declared.
 * @param folder absolute path of the built package
 */
export const packageProblems = (folder: string, manifest: PublishedManifest): string[] => [
  ...emptyExports(folder, manifest),
  ...importingFiles(join(folder, 'dist')).flatMap((file) => wrongImports(folder, file, manifest)),
];

/** Exports that name no file. Each script has declarations beside it. */
const emptyExports = (folder: string, { exports }: PublishedManifest): string[] =>
  Object.entries(exports).flatMap(([path, target]) => {
    const patterns = typeof target === 'string' ? [target] : Object.values(target);
    const [files, ...others] = patterns.map((pattern) =>
      globSync(pattern.replace('*', '**/*'), { cwd: folder }).map((file) =>
        file.replace(/(?:\.d\.ts|\.js)$/, ''),
      ),
    );
    if (!files || files.length === 0) return [`${path} is exported without a file.`];
    return others.flatMap((other) => [
      ...missing(files, other).map((file) => `${file} is exported without a script.`),
      ...missing(other, files).map((file) => `${file} is exported without declarations.`),
    ]);
  });

function missing(wanted: readonly string[], found: readonly string[]): string[] {
  const there = new Set(found);
  return wanted.filter((file) => !there.has(file));
}

function wrongImports(folder: string, file: string, manifest: PublishedManifest): string[] {
  const { name, dependencies, peerDependencies } = manifest;
  const declared = { [name]: '', ...dependencies, ...peerDependencies };
  return importsOf(file).flatMap((specifier) => {
    const from = relative(folder, file);
    const imported = packageOf(specifier);
    if (imported !== undefined)
      return imported in declared ? [] : [`${from} imports ${imported}, which is not declared.`];
    if (!specifier.startsWith('.')) return [];
    const target = join(dirname(file), specifier.replace(/\?\w+$/, ''));
    if (relative(folder, target).startsWith('..'))
      return [`${from} imports ${specifier}, outside the package.`];
    return existsSync(target) ? [] : [`${from} imports ${specifier}, which is not there.`];
  });
}
