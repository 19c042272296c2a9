import { readdirSync } from 'node:fs';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './base.ts';
import type { BuildOptions } from './options.ts';
import { runtimeFile } from './runtime-file.ts';

/** Name of the entry, and prefix of the file's name. */
const federation = 'federation';

/**
 * Constants that the federation plugin defines for `disableSnapshot` and `target: 'web'` of its documented `experiments.optimization`
 * (federation.ts). This build does not use the plugin, since it shares and exposes nothing.
 */
const optimization = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  ENV_TARGET: JSON.stringify('web'),
};

/**
 * Build of the federation runtime's core, a script that runs before the shell's entry. It is built before the shell, into the same folder.
 * Inside the shell, the core would be part of webpack's runtime, which changes with every later chunk. Returning visitors would then
 * download the whole core after each change.
 */
export const federationCoreBuild = (options: BuildOptions): Configuration =>
  baseConfig(options, {
    name: 'federation-core',
    entry: { [federation]: runtimeFile('federation-core') },
    plugins: [new webpack.DefinePlugin(optimization)],
  });

/**
 * Returns the name of the core's file.
 * @throws when the folder does not have exactly one
 */
export function federationCoreFile(folder: string): string {
  const [file, ...others] = readdirSync(folder).filter(
    (name) => name.startsWith(`${federation}.`) && name.endsWith('.js'),
  );
  if (file === undefined || others.length > 0)
    throw new Error(`${folder} should have one ${federation}.*.js: build it with shellBuilds.`);
  return file;
}
