/** The servers install and start without the tools that build browsers' files. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { commands, operating } from '../commands.mjs';
import { root } from './children.ts';
import { packageIn, productionInstall } from './production-install.ts';

const buildTools =
  /^(?:webpack|typescript|@typescript\/.*|@rspack\/.*|@swc\/core|@module-federation\/enhanced)$/;

const toolsIn = (lock: unknown, server: string): string[] =>
  [...productionInstall(lock, server)]
    .filter(([folder]) => buildTools.test(packageIn(folder)))
    .map(([folder, trail]) => [...trail, folder].join(' needs '));

const lock: unknown = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/** Packages and files that a server's sources import, each with the file that does. */
function importsOf(main: string): Map<string, string> {
  const files = new Set([main]);
  const packages = new Map<string, string>();
  for (const file of files) {
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
      if (/^(?:[.#]|@puente\/)/.test(fileName)) files.add(createRequire(file).resolve(fileName));
      if (/^(?:[.#]|node:)/.test(fileName)) continue;
      const name = fileName.split('/', fileName.startsWith('@') ? 2 : 1).join('/');
      packages.set(name, relative(root, file));
    }
  }
  return packages;
}

describe.each(['deploy/api', 'deploy/edge', 'deploy/renderer'])('%s in production', (server) => {
  it('installs no tool of the build', () => {
    expect(toolsIn(lock, server)).toEqual([]);
  });

  it('imports only what it installs', () => {
    const installed = new Set([...productionInstall(lock, server).keys()].map(nameOf));
    const missing = [...importsOf(join(root, server, 'src/main.ts'))].filter(
      ([name]) => !installed.has(name),
    );
    expect(missing.map(([name, file]) => `${file} imports ${name}`)).toEqual([]);
  });
});

it.each(operating)('npm run %s imports only what a machine with the servers installs', (command) => {
  const [program = ''] = commands[command] ?? [];
  const installed = new Set(
    ['deploy/api', 'deploy/edge', 'deploy/renderer'].flatMap((server) =>
      [...productionInstall(lock, server).keys()].map(nameOf),
    ),
  );
  const missing = [...importsOf(join(root, program))].filter(([name]) => !installed.has(name));
  expect(missing.map(([name, file]) => `${file} imports ${name}`)).toEqual([]);
});

/** A workspace lies in a folder that is not named like its package. */
function nameOf(folder: string): string {
  if (folder.includes('node_modules/')) return packageIn(folder);
  const { name } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { name: string };
  return name;
}

it('sees a tool that a workspace for developers brings along, and one that is imported', () => {
  const packages = {
    'deploy/api': { devDependencies: { kit: '1.0.0', typescript: '6.0.2' } },
    'node_modules/kit': { link: true, resolved: 'shared/kit' },
    'node_modules/typescript': { dev: true },
    'node_modules/webpack': {},
    'shared/kit': { dependencies: { webpack: '5.110.3' } },
  };
  expect(toolsIn({ packages }, 'deploy/api')).toEqual([
    'deploy/api needs shared/kit needs node_modules/webpack',
  ]);
  expect([...importsOf(join(root, 'deploy/releases/src/cli/release.ts')).keys()]).toContain('webpack');
});
