import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { shellApp } from '@puente/releases/channel';
import { FolderStore } from '@puente/releases/folder-store';
import { checkOutRelease } from '@puente/testing/former-release';
import { root } from './children.ts';
import type { Lineup, Pair, ShellRelease } from './compatibility-rows.ts';
import { CannotStart } from './preconditions.ts';
import { unsigned } from './unsigned.ts';

/** Copies a store, with the times of its files: a compressed form that looks older than its file is not served. */
export const copyReleases = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, preserveTimestamps: true });

/** Versions that production serves, by app. */
export async function servedBy(store: FolderStore): Promise<Record<string, string>> {
  const { apps } = await store.readChannel('production');
  return Object.fromEntries(Object.entries(apps).map(([app, { current }]) => [app, current]));
}

/** Copies the releases of an installation. @returns what it serves, and the shell that it served before */
export async function servedReleases(releases: string, production: string): Promise<Omit<Lineup, 'next'>> {
  const store = new FolderStore(production);
  const { apps } = await store.readChannel('production');
  if (Object.keys(apps).length === 0) throw new CannotStart(`No app is in production in ${production}.`);
  const bad = await store.badVersions(shellApp);
  const before = apps[shellApp]?.previous.find((version) => !Object.hasOwn(bad, version));
  copyReleases(production, releases);
  return { current: await servedBy(store), previous: before === undefined ? {} : { [shellApp]: before } };
}

/** Releases that were built for earlier runs, of any commit. */
const kept = join(root, '.cache/compatibility');

interface Commits {
  current: string;
  previous: string;
  /** Checkout of the previous release. */
  previousFolder: string;
}

/** Builds what the pairs need of the current and the previous release. @returns the versions */
export async function builtReleases(
  releases: string,
  pairs: readonly Pair[],
  { current, previous, previousFolder }: Commits,
): Promise<Omit<Lineup, 'next'>> {
  const needsShell = (release: ShellRelease) => pairs.some(({ shell }) => shell === release);
  const wanted = [
    ...(needsShell('current') ? [shellApp] : []),
    ...pairs.filter(({ shell }) => shell === 'next').map(({ app }) => app),
  ];
  const ofCurrent = current === previous ? previousFolder : await checkOutForBuild(current, wanted);
  const lineup = {
    previous: needsShell('previous') ? await build(previousFolder, [shellApp]) : {},
    current: ofCurrent === undefined ? {} : await build(ofCurrent, wanted),
  };
  if (existsSync(join(kept, 'releases'))) copyReleases(join(kept, 'releases'), releases);
  return lineup;
}

async function checkOutForBuild(commit: string, wanted: readonly string[]): Promise<string | undefined> {
  if (wanted.length === 0) return undefined;
  const { folder } = await checkOutRelease(commit);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Builds apps with the tools of their commit, unless the same sources were built before. @returns their versions */
async function build(checkout: string, apps: readonly string[]): Promise<Record<string, string>> {
  mkdirSync(kept, { recursive: true });
  const there = apps.filter((app) => existsSync(join(checkout, app, 'app.manifest.json')));
  const versions: Record<string, string> = {};
  for (const app of there) {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        join(checkout, 'deploy/releases/src/cli/release.ts'),
        ...[app, '--if-changed'],
      ],
      {
        cwd: checkout,
        env: { ...process.env, DATA_DIR: kept, API_ORIGIN: '', ...unsigned },
        maxBuffer: 2 ** 26,
      },
    ).catch((error: Error & { stderr?: string }) => {
      throw new CannotStart(error.stderr?.trim() || error.message);
    });
    process.stdout.write(`  ${stdout}`);
    const version = await new FolderStore(join(kept, 'releases')).latestVersion(app);
    if (version === undefined) throw new Error(`${app} was released without a version.`);
    versions[app] = version;
  }
  return versions;
}
