import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { root } from './children.ts';
import { importedPackages } from './packages/imports.ts';
import { publishedWorkspaces, rootManifest } from './packages/workspaces.ts';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const names = z.record(z.string(), z.string()).default({});
const appPackage = z.object({
  name: z.string(),
  version: z.string(),
  dependencies: names,
  devDependencies: names,
});

/** Parts of an app that need nothing else of this repository. Journeys stay, since they run the whole platform. */
const ownFiles = ['src', 'test', 'decisions', 'README.md', 'CHANGELOG.md', 'links.d.ts', 'jest.config.mjs'];

/** Packages for every app, besides those that its package.json names. */
const tools = ['@puente/releases', '@puente/testing', '@puente/tooling'];
const libraries = ['@types/jest', '@types/node', '@types/react', '@types/react-dom', 'jest'];

/**
 * Writes an app of this repository as a repository of its own.
 * @param app folder of the app
 * @param target empty folder
 * @param registry address of the registry with the published packages
 */
export function writeOwnRepository(app: string, target: string, registry: string): void {
  const from = join(root, app);
  for (const file of ownFiles)
    if (existsSync(join(from, file))) cpSync(join(from, file), join(target, file), { recursive: true });
  const manifest = JSON.parse(readFileSync(join(from, 'app.manifest.json'), 'utf8')) as object;
  const files: Record<string, string> = {
    'app.manifest.json': json({
      ...manifest,
      $schema: './node_modules/@puente/tooling/dist/app.manifest.schema.json',
    }),
    'budgets.json': json(withRoom(readFileSync(join(from, 'budgets.json'), 'utf8'))),
    'package.json': json(packageFileOf(app, importedPackages(target))),
    'tsconfig.json': json(compilerSettings(app)),
    '.npmrc': `@puente:registry=${registry}\n`,
    '.gitignore': 'node_modules\ndist\n.cache\n',
  };
  for (const [file, content] of Object.entries(files)) writeFileSync(join(target, file), content);
}

/** Share by which builds with compiled packages may be heavier than builds with the sources here. */
const room = 1.02;

/** Raises the limits of a budget, which are set to the tenth of a KB here. */
const withRoom = (budgets: string): unknown =>
  JSON.parse(budgets, (_, value: unknown) =>
    typeof value === 'number' ? Math.ceil(value * room * 10) / 10 : value,
  );

/** @param imported packages that files of the app import */
function packageFileOf(app: string, imported: ReadonlySet<string>): object {
  const { name, version, ...declared } = appPackage.parse(
    JSON.parse(readFileSync(join(root, app, 'package.json'), 'utf8')),
  );
  const published = publishedWorkspaces();
  const versionOf = (library: string, own?: string): string => {
    const workspace = published.get(library);
    if (workspace) return `^${workspace.manifest.version}`;
    const found = own ?? rootManifest().devDependencies[library];
    if (found === undefined || found === '*')
      throw new Error(`${library} is neither published nor declared.`);
    return found;
  };
  const versions = (needed: Readonly<Record<string, string | undefined>>) =>
    Object.fromEntries(
      Object.entries(needed)
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([library, own]) => [library, versionOf(library, own)]),
    );
  const dependencies = { ...declared.dependencies, 'react-dom': declared.dependencies['react'] };
  // A library that its tests use may be declared in the root alone.
  const undeclared = [...imported].filter((library) => !(library in dependencies));
  return {
    name,
    version,
    private: true,
    type: 'module',
    scripts: {
      links: 'puente-links',
      typecheck: 'tsc -p .',
      test: 'jest',
      release: 'puente-release',
    },
    dependencies: versions(dependencies),
    devDependencies: {
      ...versions({
        ...declared.devDependencies,
        ...Object.fromEntries([...tools, ...libraries, ...undeclared].map((library) => [library, undefined])),
      }),
      typescript: versionOf('typescript-native').replace('npm:typescript@', ''),
    },
  };
}

/** Settings of the compiler, with the typed links of the other apps. */
function compilerSettings(app: string): object {
  const others = globSync('*/links.d.ts', { cwd: root })
    .map(dirname)
    .filter((other) => other !== app)
    .toSorted();
  return {
    extends: '@puente/tooling/typescript/browser.json',
    include: [
      'src',
      'test',
      '*.ts',
      ...others.map((other) => `node_modules/@puente/testing/dist/apps/${other}/links.d.ts`),
    ],
    exclude: ['dist'],
  };
}
