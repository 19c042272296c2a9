import type { Configuration } from 'webpack';
import { providedVersions, sharedForShell } from '../shared.ts';
import { baseConfig } from './base.ts';
import { BuildReportPlugin } from './build-report.ts';
import { federationCoreBuild, federationCoreFile } from './federation-core.ts';
import { federation } from './federation.ts';
import type { BuildOptions } from './options.ts';
import { readManifest } from './read-manifest.ts';
import { runtimeFile } from './runtime-file.ts';
import { NoLazySharedInEntry } from './sharing-rules.ts';

/** The builds of the shell for a release, to be run in this order. They share a folder for their files. */
export const shellBuilds = (options: BuildOptions): Configuration[] => [
  federationCoreBuild(options),
  shellBuild(options),
];

/**
 * The build of the shell itself, from src/main.tsx. It knows no app: which there are, it learns from the release set.
 * For a release `shellBuilds` has to make the core of the federation runtime first.
 * In development it also exposes the refresh runtime, without which an edit in an app would do nothing.
 * @throws when app.manifest.json is not valid, or when a module of shared.ts cannot be found
 */
export function shellBuild(options: BuildOptions): Configuration {
  const { folder, mode = 'production', names } = options;
  const { name, routes } = readManifest(folder, names);
  const production = mode === 'production';
  const host = federation({
    name,
    shared: sharedForShell(folder),
    runtimePlugins: [runtimeFile('federation-plugin')],
    externalRuntime: production,
  });
  const report = new BuildReportPlugin({
    app: name,
    entry: 'main',
    ...(production ? { before: federationCoreFile } : {}),
    routes: routes.map((route) => route.name),
    shared: () => ({ provides: providedVersions(folder), requires: {} }),
  });
  const config = baseConfig(options, {
    name,
    entry: { main: shellEntry(!production) },
    plugins: [host, new NoLazySharedInEntry(), report],
  });
  if (!production) return config;
  return {
    ...config,
    output: { ...config.output, clean: false },
    optimization: { ...config.optimization, ...splitByChange },
  };
}

/**
 * What changes at different times goes into different files, so that a returning visitor downloads what a release
 * changed and no more: React, the other libraries, the design system, the shell itself, and the names of later files.
 */
const splitByChange: NonNullable<Configuration['optimization']> = {
  runtimeChunk: 'single',
  splitChunks: {
    cacheGroups: {
      default: false,
      defaultVendors: false,
      react: {
        test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
        name: 'react',
        chunks: 'initial',
        priority: 2,
        enforce: true,
      },
      libraries: {
        test: /[\\/]node_modules[\\/]/,
        type: /javascript/,
        name: 'libraries',
        chunks: 'initial',
        priority: 1,
        enforce: true,
      },
      designSystem: {
        test: /[\\/]design-system[\\/]/,
        type: /javascript/,
        name: 'design-system',
        chunks: 'initial',
        enforce: true,
      },
      // A library of a later part, unless it is small. What makes calls stays one file, since nearly every page needs it.
      laterLibraries: {
        test: /[\\/]node_modules[\\/]/,
        type: /javascript/,
        chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'transport',
        minSize: 30_000,
      },
      // What several later parts of the shell have, such as the form of login: a change of it is downloaded once.
      laterParts: {
        test: /[\\/]shell[\\/]src[\\/]/,
        type: /javascript/,
        chunks: 'async',
        minChunks: 2,
        minSize: 10_000,
        priority: -1,
      },
    },
  },
};

/** Scripts of the shell's entry in the order in which they must run. */
export function shellEntry(refresh: boolean): string[] {
  return [...(refresh ? [runtimeFile('expose-refresh')] : []), runtimeFile('first'), './src/main.tsx'];
}
