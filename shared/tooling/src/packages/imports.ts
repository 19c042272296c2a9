import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';

/** An address in a style sheet: `url('…')` or `@import '…'`. */
const inStyles = /(?:url\(\s*|@import\s+)(['"])([^'"]+)\1/g;

/** Specifiers that a file imports, as they are written. */
export function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.css')) return [...text.matchAll(inStyles)].flatMap(([, , path]) => path ?? []);
  const { importedFiles, typeReferenceDirectives } = ts.preProcessFile(text, true, true);
  return [...importedFiles, ...typeReferenceDirectives].map(({ fileName }) => fileName);
}

const endings = { scripts: '{js,mjs,cjs}', all: '{js,mjs,cjs,css,ts,tsx}' };

/** Files of a folder that import others, as absolute paths. */
export const importingFiles = (folder: string, kind: keyof typeof endings = 'all'): string[] =>
  globSync(`**/*.${endings[kind]}`, { cwd: folder }).map((file) => join(folder, file));

/** Name of the package in an import: `@scope/name/part` is of `@scope/name`. Undefined for files and for modules of Node. */
export function packageOf(specifier: string): string | undefined {
  if (/^(?:[./#]|data:|https?:)/.test(specifier) || isBuiltin(specifier)) return undefined;
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Returns the packages that files in a folder import. */
export const importedPackages = (folder: string, kind?: keyof typeof endings): Set<string> =>
  new Set(
    importingFiles(folder, kind)
      .flatMap(importsOf)
      .flatMap((specifier) => packageOf(specifier) ?? []),
  );
