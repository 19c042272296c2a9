/** Proves the rules of architecture.mjs: forbidden imports are errors of `npm run lint`, and allowed ones are not. */
import type { Snippet } from '../test/lint-snippets.ts';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { manifestNames } from '@puente/contract/manifest-names';
import { apps, arrows, tools } from '../architecture.mjs';

const root = join(__dirname, '../../..');

/** Some file of each workspace. Snippets are linted as this file, and relative imports have to resolve. */
const fileIn: Record<string, string> = {
  'shared/locks': 'shared/locks/src/file-lock.ts',
  'shared/objects': 'shared/objects/src/bucket.ts',
  'shared/contract': 'shared/contract/src/brand.ts',
  'shared/client': 'shared/client/src/http.ts',
  'shared/platform': 'shared/platform/src/links/index.ts',
  'shared/design-system': 'shared/design-system/src/tone.ts',
  'shared/federation': 'shared/federation/src/manifest.ts',
  'shared/federation-build': 'shared/federation-build/src/shared.ts',
  shell: 'shell/src/main.tsx',
  ...Object.fromEntries(apps.map((app) => [app, `${app}/src/pages.ts`])),
  'deploy/observability': 'deploy/observability/src/metrics.ts',
  'deploy/api': 'deploy/api/src/server/app.ts',
  'deploy/releases': 'deploy/releases/src/publish.ts',
  'deploy/edge': 'deploy/edge/src/main.ts',
  'deploy/renderer': 'deploy/renderer/src/main.ts',
};
const workspaces = Object.keys(fileIn);

const packageName = (folder: string) =>
  (JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { name: string }).name;
const byName = (to: string) => `${packageName(to)}/something`;
const byPath = (from: string, to: string) =>
  relative(join(root, fileIn[from] ?? '', '..'), join(root, fileIn[to] ?? ''));

let linter: ChildProcess;
beforeAll(() => {
  linter = fork(join(__dirname, '../test/lint-snippets.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
});
afterAll(() => linter.kill());

/** Returns ESLint's messages for each snippet. */
async function lint(snippets: Snippet[]): Promise<string[][]> {
  linter.send(snippets);
  const [found] = (await once(linter, 'message')) as [string[][]];
  return found;
}

const importing = (from: string, what: string): Snippet => ({
  file: fileIn[from] ?? '',
  code: `import '${what}';`,
});

/** Returns the imports that lint allows, as 'from -> what'. */
async function allowed(imports: readonly (readonly [from: string, what: string])[]): Promise<string[]> {
  const found = await lint(imports.map(([from, what]) => importing(from, what)));
  return imports.filter((_, index) => found[index]?.length === 0).map(([from, what]) => `${from} -> ${what}`);
}

it('has a line for each workspace of package.json, and none for others', () => {
  const { workspaces: patterns } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  const folders = globSync(
    patterns.map((pattern) => `${pattern}/package.json`),
    { cwd: root },
  )
    .map((file) => join(file, '..'))
    // The owner's brand has no code to check.
    .filter((folder) => existsSync(join(root, folder, 'src')));
  expect([...Object.keys(arrows), ...tools].toSorted()).toEqual(folders.toSorted());
  expect(workspaces.toSorted()).toEqual(Object.keys(arrows).toSorted());
});

it('follows its own direction: nothing that a workspace may know may know it', () => {
  const reaches = (from: string): string[] => (arrows[from] ?? []).flatMap((to) => [to, ...reaches(to)]);
  for (const folder of workspaces) expect(reaches(folder)).not.toContain(folder);
});

it('lets a workspace import the packages that it may know, and no others', async () => {
  const pairs = workspaces.flatMap((from) =>
    workspaces.filter((to) => to !== from).map((to) => [from, to] as const),
  );
  const expected = pairs.filter(([from, to]) => arrows[from]?.includes(to));
  expect(await allowed(pairs.map(([from, to]) => [from, byName(to)]))).toEqual(
    expected.map(([from, to]) => `${from} -> ${byName(to)}`),
  );
  // A relative path must not bypass a rule.
  expect(await allowed(pairs.map(([from, to]) => [from, byPath(from, to)]))).toEqual([]);
});

describe('what architecture.md promises, whatever the list says', () => {
  const promised: [from: string, to: string][] = [
    ...apps.flatMap((app) =>
      [...apps, 'shell'].filter((other) => other !== app).map((other): [string, string] => [app, other]),
    ),
    ...apps.map((app): [string, string] => [app, 'shared/federation']),
    ...apps.map((app): [string, string] => ['shell', app]),
    ['shared/contract', 'shared/client'],
    ['shared/contract', 'shared/platform'],
    ['shared/client', 'shared/platform'],
    ['shared/platform', 'shared/design-system'],
    ['shared/design-system', 'shared/platform'],
    ['shared/design-system', 'shared/client'],
    ['shared/federation', 'shared/contract'],
    ['shared/federation', 'shared/federation-build'],
    ['deploy/edge', 'shared/federation-build'],
    ['shell', 'shared/federation-build'],
    ['deploy/api', 'shared/client'],
    ['deploy/api', 'shared/platform'],
  ];

  it.each(promised)('%s may not import %s', async (from, to) => {
    expect(
      await allowed([
        [from, packageName(to)],
        [from, byName(to)],
        [from, byPath(from, to)],
      ]),
    ).toEqual([]);
  });

  it('an app may import the contract, the client, the platform and the design system', async () => {
    const known = ['contract/brand', 'client/projects', 'platform/session', 'design-system/button'];
    const imports = apps.flatMap((app) => known.map((name) => [app, `@puente/${name}`] as const));
    expect(await allowed(imports)).toHaveLength(imports.length);
  });
});

it('sees every way to import', async () => {
  const file = 'student-app/src/pages.ts';
  const foreign = ['organisation-app/src/pages.ts', '../../organisation-app/src/pages.ts', 'axios'];
  const codes = foreign.flatMap((what) => [
    `import pages from '${what}'; pages();`,
    `import type { Pages } from '${what}';`,
    `export * from '${what}';`,
    `export const load = () => import('${what}');`,
  ]);
  // ESLint sees a type import by name, but not by a relative path.
  codes.push("export type Pages = import('organisation-app/src/pages.ts').Pages;");
  const found = await lint(codes.map((code) => ({ file, code })));
  expect(codes.filter((_, index) => found[index]?.length === 0)).toEqual([]);
});

describe('libraries behind a facade', () => {
  const hidden = [
    'react-router',
    'react-router-dom',
    'react-router/dom',
    '@tanstack/react-query',
    'react-hook-form',
    '@hookform/resolvers/zod',
    'axios',
    'zustand',
    'zustand/middleware',
    'zod',
  ];

  it.each([...apps, 'shell'])('%s imports none of them directly', async (folder) => {
    expect(await allowed(hidden.map((library) => [folder, library]))).toEqual([]);
  });

  it('what stands in their place may be imported', async () => {
    const open = [
      '@puente/platform/router',
      '@puente/platform/query',
      '@puente/platform/forms',
      'zod/mini',
      'react',
    ];
    expect(await allowed(open.map((library) => ['student-app', library]))).toHaveLength(open.length);
  });

  it('each is open to the workspaces that make the facade', async () => {
    const makers = [
      ['shared/platform', 'react-router-dom'],
      ['shared/platform', '@tanstack/react-query'],
      ['shared/platform', 'react-hook-form'],
      ['shared/design-system', 'react-hook-form'],
      ['shared/platform', 'zustand'],
      ['shared/client', '@tanstack/react-query'],
      ['shared/client', 'axios'],
      ['shared/federation', 'zod'],
      ['deploy/releases', 'zod'],
    ] as const;
    expect(await allowed(makers)).toHaveLength(makers.length);
    expect(
      await allowed([
        ['shared/platform', 'axios'],
        ['shared/design-system', 'zustand'],
        ['deploy/api', 'zod'],
      ]),
    ).toEqual([]);
  });
});

it('federation has none of the roles and conditions of the product in its sources', () => {
  const names = Object.values(manifestNames).flat();
  const files = globSync('shared/federation{,-build}/src/**/*.ts', { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  );
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return names
      .filter((name) => new RegExp(`['"\`]${name}['"\`]`).test(text))
      .map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});

it('leaves files of the same workspace alone', async () => {
  expect(await allowed([['student-app', './projects/search.ts']])).toHaveLength(1);
});

describe('the test kit and the tools', () => {
  it.each(tools)('%s is open to tests, and to nothing that is shipped', async (folder) => {
    const code = `import '${packageName(folder)}/something';`;
    const files = [
      'student-app/test/render.tsx',
      'student-app/src/projects/search.test.ts',
      'student-app/src/pages.ts',
    ];
    const [helper, test, shipped] = await lint(files.map((file) => ({ file, code })));
    expect([helper, test]).toEqual([[], []]);
    expect(shipped).toHaveLength(1);
  });

  it('are reached by name alone', async () => {
    const file = 'student-app/test/render.tsx';
    const code = "import '../../shared/testing/src/pages/app-pages.tsx';";
    expect(await lint([{ file, code }])).toEqual([[expect.stringContaining('no-relative-packages')]]);
  });
});
