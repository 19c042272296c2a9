import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packageProblems } from './check.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'puente-package-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const manifest = {
  name: '@puente/kit',
  exports: { './*': { types: './dist/src/*.d.ts', default: './dist/src/*.js' } },
  dependencies: { react: '19.3.1' },
};

/** Writes a package with these files in `dist/src` and returns what is wrong with it. */
function problemsOf(files: Readonly<Record<string, string>>, change: object = {}): string[] {
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, 'dist/src', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return packageProblems(folder, { ...manifest, ...change });
}

const sound = {
  'a.js': "import 'react'; import './b.js'; import './a.module.css'; export const a = 1;",
  'a.d.ts': 'export declare const a = 1;',
  'b.js': 'export {};',
  'b.d.ts': 'export {};',
  'a.module.css': '.a { color: red; }',
};

it('finds nothing in a sound package', () => {
  expect(problemsOf(sound)).toEqual([]);
});

it.each([
  ['a file that is not there', { 'a.js': "import './c.js';" }, './c.js, which is not there'],
  ['a package that is not declared', { 'a.js': "import 'zod';" }, 'imports zod, which is not declared'],
  ['a package in declarations', { 'a.d.ts': "export type A = import('zod').A;" }, 'imports zod'],
  ['a package in styles', { 'a.module.css': "a { src: url('font/a.woff2'); }" }, 'imports font'],
  ['a file of another package', { 'a.js': "import '../../../other/a.js';" }, 'outside the package'],
])('reports an import of %s', (_, files, problem) => {
  expect(problemsOf({ ...sound, ...files })).toEqual([expect.stringContaining(problem)]);
});

it('reports a script without declarations', () => {
  expect(problemsOf({ ...sound, 'c.js': 'export {};' })).toEqual([
    'dist/src/c is exported without declarations.',
  ]);
});

it('reports an export without files', () => {
  const exports = { ...manifest.exports, './none/*.css': './dist/none/*.css' };
  expect(problemsOf(sound, { exports })).toEqual(['./none/*.css is exported without a file.']);
});
