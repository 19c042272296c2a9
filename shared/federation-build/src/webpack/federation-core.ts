import { readdirSync } from 'node:fs';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './base.ts';
import type { BuildOptions } from './options.ts';
import { runtimeFile } from './runtime-file.ts';

/** Name of the entry, and so the beginning of the file's name. */
const federation = 'federation';

/**
 * What the federation plugin defines for `disableSnapshot` and `target: 'web'` of its documented `experiments.optimization`
 * (federation.ts). It is not part of this build, which has nothing to share or to expose.
 */
const optimization = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  ENV_TARGET: JSON.stringify('web'),
};

/**
 * The build of the federation runtime's core, a script that a page runs before the shell's entry. Runs before the shell's
 * own build, into the same folder. As part of the shell the core would be in webpack's runtime, which changes with every
 * later part of the shell: a changed word would cost a returning visitor the whole core again.
 */
export const federationCoreBuild = (options: BuildOptions): Configuration =>
  baseConfig(options, {
    name: 'federation-core',
    entry: { [federation]: runtimeFile('federation-core') },
    plugins: [new webpack.DefinePlugin(optimization)],
  });

/** @throws when the folder does not have exactly one */
export function federationCoreFile(folder: string): string {
  const [file, ...others] = readdirSync(folder).filter(
    (name) => name.startsWith(`${federation}.`) && name.endsWith('.js'),
  );
  if (file === undefined || others.length > 0)
    throw new Error(`${folder} should have one ${federation}.*.js: build it with shellBuilds.`);
  return file;
}
