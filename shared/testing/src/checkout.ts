import {
  cpSync,
  type Dirent,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '@puente/tooling/children';

/** Files that a fresh clone does not have either (.gitignore), and the history. */
const leftOut = /(?:^|\/)(?:node_modules|dist|\.cache|\.git)$|^data(?:-[^/]*)?$/;

/** npm installs conflicting versions of a package in the workspace that requires it. */
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  workspaces: string[];
};

/** A separate checkout, in which a test may change files. */
export interface Checkout {
  folder: string;
  remove: () => void;
}

export function copyOfRepository(): Checkout {
  const folder = mkdtempSync(join(tmpdir(), 'puente-checkout-'));
  cpSync(root, folder, { recursive: true, filter: (source) => !leftOut.test(relative(root, source)) });
  for (const packages of [
    'node_modules',
    ...globSync(
      workspaces.map((workspace) => `${workspace}/node_modules`),
      { cwd: root },
    ),
  ]) {
    linkPackages(join(root, packages), join(folder, packages));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Links the installed packages of this checkout, with the copy's own workspaces. A link to the whole folder would resolve workspaces to the
 * sources here.
 */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (isScope(entry)) linkPackages(source, target);
    // npm links workspaces by relative paths, so that the same words mean the copy's folder there.
    else symlinkSync(entry.isSymbolicLink() ? readlinkSync(source) : source, target);
  }
}

const isScope = (entry: Dirent): boolean => entry.isDirectory() && entry.name.startsWith('@');
