import {
  cpSync,
  type Dirent,
  existsSync,
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
import { dirname, join, relative } from 'node:path';
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

/** @param options.installed false leaves out the installed packages */
export function copyOfRepository({ installed = true } = {}): Checkout {
  const folder = mkdtempSync(join(tmpdir(), 'puente-checkout-'));
  cpSync(root, folder, { recursive: true, filter: (source) => !leftOut.test(relative(root, source)) });
  if (installed) linkInstallation(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Gives other sources with the same lock file the packages that this checkout has installed. */
export function linkInstallation(folder: string): void {
  for (const packages of [
    'node_modules',
    ...globSync(
      workspaces.map((workspace) => `${workspace}/node_modules`),
      { cwd: root },
    ),
  ]) {
    // Older sources may lack a workspace.
    if (existsSync(join(folder, dirname(packages))))
      linkPackages(join(root, packages), join(folder, packages));
  }
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
