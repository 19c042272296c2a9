import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { root } from '../children.ts';

const names = z.record(z.string(), z.string()).default({});
/** Path in the workspace, or paths by condition. */
const targets = z.union([z.string(), z.record(z.string(), z.string())]);

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string().optional(),
  private: z.boolean().default(false),
  exports: z.record(z.string(), targets).default({}),
  imports: z.record(z.string(), targets).default({}),
  sideEffects: z.union([z.boolean(), z.array(z.string())]).optional(),
  dependencies: names,
  devDependencies: names,
  peerDependencies: names,
  publishConfig: z
    .object({
      access: z.literal('restricted'),
      /** Folder of the built package, from the workspace. */
      directory: z.string(),
      /** The part of `exports` that is published; default: all. */
      exports: z.record(z.string(), targets).optional(),
      /** Commands, by name: sources of the workspace. */
      bin: z.record(z.string(), z.string()).default({}),
      /** Packages that are loaded by their names: no file imports them. */
      loads: z.array(z.string()).default([]),
      /** Folder of the package that gets manifest and typed links of every app. */
      apps: z.string().optional(),
    })
    .optional(),
});

export type Targets = Readonly<Record<string, z.infer<typeof targets>>>;
export type Manifest = z.infer<typeof manifest>;

/** A workspace that is published as a package. */
export interface Published {
  /** Path from the root of the repository. */
  folder: string;
  /** Absolute path of the folder that is packed. */
  output: string;
  manifest: Manifest;
  publish: NonNullable<Manifest['publishConfig']>;
}

const readManifest = (folder: string): Manifest =>
  manifest.parse(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')));

/** Development dependencies of the repository, among them the libraries that all workspaces use. */
export const rootManifest = (): Pick<Manifest, 'devDependencies'> =>
  z.object({ devDependencies: names }).parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

/** Returns every workspace with `publishConfig`, by the name of its package. */
export function publishedWorkspaces(): ReadonlyMap<string, Published> {
  const folders = globSync('{shared,deploy}/*/package.json', { cwd: root }).map(dirname).toSorted();
  const published = folders.flatMap((folder): Published[] => {
    const workspace = readManifest(folder);
    const { publishConfig: publish } = workspace;
    if (!publish) return [];
    if (workspace.private) throw new Error(`${folder} has a publishConfig but is private.`);
    return [{ folder, output: join(root, folder, publish.directory), manifest: workspace, publish }];
  });
  return new Map(published.map((workspace) => [workspace.manifest.name, workspace]));
}

/** Exports of the published package, with their sources. */
export const exportsOf = ({ manifest: { exports }, publish }: Published): Targets =>
  publish.exports ?? exports;

/** Paths in `exports`, `imports` or `bin`, whatever their condition. */
export const pathsIn = (entries: Targets): string[] =>
  Object.values(entries).flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)));
