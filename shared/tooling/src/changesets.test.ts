import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { root } from './children.ts';

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const workspaces = globSync('{*,shared/*,deploy/*}/package.json', {
  cwd: root,
  exclude: ['**/node_modules/**'],
}).map((path) => ({ folder: dirname(path), ...manifest.parse(JSON.parse(read(path))) }));
const changelogs = globSync('{*,shared/*,deploy/*}/CHANGELOG.md', {
  cwd: root,
  exclude: ['**/node_modules/**'],
});
const changesets = globSync('.changeset/*.md', { cwd: root, exclude: ['.changeset/README.md'] });

it('finds workspaces and changelogs', () => {
  expect(workspaces.length).toBeGreaterThan(15);
  expect(changelogs.length).toBeGreaterThan(5);
});

it('changesets name workspaces that have a changelog', () => {
  const named = changesets.flatMap((path) => {
    const [, head = ''] = /^---\n(.*?)---\n/s.exec(read(path)) ?? [];
    const bumps = z.record(z.string(), z.enum(['patch', 'minor', 'major'])).parse(parse(head) ?? {});
    return Object.keys(bumps).map((name) => ({ path, name }));
  });
  const known = new Set(
    workspaces.filter(({ folder }) => existsSync(join(root, folder, 'CHANGELOG.md'))).map(({ name }) => name),
  );
  expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
});

it('a changelog has released versions only, the last of which is that of its workspace', () => {
  for (const path of changelogs) {
    const headings = [...read(path).matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    const workspace = workspaces.find(({ folder }) => folder === dirname(path));
    expect([path, headings[0]]).toEqual([path, workspace?.version]);
    expect([path, headings.filter((heading) => !/^\d+\.\d+\.\d+$/.test(heading ?? ''))]).toEqual([path, []]);
  }
});

it('workspaces take each other as they are in the checkout', () => {
  const pinned = workspaces.flatMap(({ folder, dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies })
      .filter(([name, range]) => workspaces.some((other) => other.name === name) && range !== '*')
      .map(([name, range]) => ({ folder, name, range })),
  );
  expect(pinned).toEqual([]);
});

it('the lock file has the versions of the workspaces', () => {
  const { packages } = z
    .object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
    .parse(JSON.parse(read('package-lock.json')));
  expect(Object.fromEntries(workspaces.map(({ folder }) => [folder, packages[folder]?.version]))).toEqual(
    Object.fromEntries(workspaces.map(({ folder, version }) => [folder, version])),
  );
});
