import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { PreloadedData } from '@puente/contract/preloaded-data';
import { isIntact } from '@puente/federation/integrity';
import type { AppManifest } from '@puente/federation/manifest';
import type { Release } from '@puente/federation/release';
import type { ReleaseStore } from '@puente/releases/release-store';
import type { Drawing, DrawnPage } from './drawing.ts';

/** Signature of the current and of earlier versions of the shell's src/server.tsx. */
type RenderPage = (
  address: string,
  early: PreloadedData,
  isLast?: boolean,
) => Promise<DrawnPage | string | undefined>;

interface ShellBuild {
  createRenderer: (apps: {
    manifests: readonly AppManifest[];
    pagesOf: (app: string) => unknown;
  }) => RenderPage;
  /** Every shared module by its name. */
  shared: Readonly<Record<string, unknown>>;
}

/** A CommonJS file as a function. */
type RunModule = (require: (name: string) => unknown, module: { exports: unknown }, exports: unknown) => void;

/**
 * Loads the server builds of one release set, and verifies that they are the published ones.
 * @returns a function that renders its pages
 * @throws when a release or a build is missing or damaged
 */
export async function loadServerBuilds(store: ReleaseStore, apps: Drawing['apps']): Promise<RenderPage> {
  const releases = await Promise.all(apps.map(([app, version]) => releaseOf(store, app, version)));
  const [shell, ...others] = releases;
  if (!shell) throw new Error('A release set begins with the shell.');
  const shellBuild = (await exportsOf(store, shell, createRequire(import.meta.url))) as ShellBuild;
  const fromShell = (name: string): unknown => {
    if (Object.hasOwn(shellBuild.shared, name)) return shellBuild.shared[name];
    throw new Error(`${name} is not shared by the shell.`);
  };
  const modules = new Map<string, unknown>();
  for (const release of others)
    if (release.server) modules.set(release.app, await exportsOf(store, release, fromShell));
  return shellBuild.createRenderer({
    manifests: releases.map(({ manifest }) => manifest),
    pagesOf: (app) => modules.get(app),
  });
}

async function releaseOf(store: ReleaseStore, app: string, version: string): Promise<Release> {
  const release = await store.getRelease(app, version);
  if (!release) throw new Error(`${app} ${version} is not in the store.`);
  return release;
}

/** Runs a build. @param require returns the modules that the build does not contain */
async function exportsOf(
  store: ReleaseStore,
  { app, version, server }: Release,
  require: (name: string) => unknown,
): Promise<unknown> {
  const bytes = server && (await store.getServerBuild(app, server.file));
  if (!server || !bytes) throw new Error(`${app} ${version} has no build for the renderer.`);
  if (!isIntact(bytes, server.integrity)) throw new Error(`${server.file} of ${app} is damaged.`);
  const module = { exports: {} as unknown };
  const run = compileFunction(bytes.toString('utf8'), ['require', 'module', 'exports'], {
    filename: server.file,
  }) as RunModule;
  run(require, module, module.exports);
  return module.exports;
}
