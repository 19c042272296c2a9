import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sharedModules } from '../src/shared.ts';
import { fixture } from './fixture.ts';

const packages = join(import.meta.dirname, '../../../node_modules');

export interface Workspace {
  /** Folder of a workspace in it, such as `shell`. */
  folder: (name: string) => string;
  write: (file: string, content: string) => void;
  remove: () => void;
}

/**
 * Creates a small product in a temporary folder: test/fixture.ts (a shell and an app), this repository's installed packages, and an empty
 * stub for each shared module of the workspaces, so that the tests depend on none of them.
 */
export function makeWorkspace(): Workspace {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'puente-federation-')));
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };

  for (const [file, content] of Object.entries(fixture)) write(file, content);
  mkdirSync(join(root, 'node_modules/@puente'), { recursive: true });
  for (const name of readdirSync(packages)) {
    if (!name.startsWith('.') && name !== '@puente')
      symlinkSync(join(packages, name), join(root, 'node_modules', name));
  }
  symlinkSync(join(packages, '@puente/federation'), join(root, 'node_modules/@puente/federation'));
  for (const name of ['client', 'design-system', 'platform']) writeStandIn(root, name, write);

  return { folder: (name) => join(root, name), write, remove: () => rmSync(root, { recursive: true }) };
}

function writeStandIn(root: string, name: string, write: Workspace['write']): void {
  const packageName = `@puente/${name}`;
  const indexed = name !== 'client';
  const exports = { './*': indexed ? './src/*/index.ts' : './src/*.ts' };
  write(
    `shared/${name}/package.json`,
    JSON.stringify({ name: packageName, version: '1.4.2', type: 'module', exports }),
  );
  symlinkSync(join(root, 'shared', name), join(root, 'node_modules', packageName));
  for (const module of sharedModules.filter((each) => each.startsWith(`${packageName}/`))) {
    const part = module.slice(packageName.length + 1);
    const styled = module === '@puente/design-system/combobox' ? "import './combobox.css';\n" : '';
    write(
      `shared/${name}/src/${indexed ? `${part}/index` : part}.ts`,
      `${styled}export const id: string = 'body of ${module}';\n`,
    );
  }
}
