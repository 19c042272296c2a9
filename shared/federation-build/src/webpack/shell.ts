import { ProvideSharedPlugin } from '@module-federation/enhanced';
import type { Configuration } from 'webpack';
import { providedVersions, sharedForShell } from '../shared.ts';
import { baseConfig } from './base.ts';
import { BuildReportPlugin } from './build-report.ts';
import { federation } from './federation.ts';
import { federationCoreBuild, federationCoreFile } from './federation-core.ts';
import type { BuildOptions } from './options.ts';
import { readManifest } from './read-manifest.ts';
import { runtimeFile } from './runtime-file.ts';
import { NoLazySharedInEntry } from './sharing-rules.ts';

/** Builds of the shell for a release, in this order. They share an output folder. */
export const shellBuilds = (options: BuildOptions): Configuration[] => [
  federationCoreBuild(options),
  shellBuild(options),
];

/**
 * Build of the shell itself, from src/main.tsx. It contains no list of apps: the shell reads the apps from the release set. For a release,
 * `shellBuilds` must build the core of the federation runtime first. In development it also exposes the refresh runtime, which hot reload
 * in an app requires.
 * @throws when app.manifest.json is not valid, or when a module of shared.ts cannot be found
 */
export function shellBuild(options: BuildOptions): Configuration {
  const { folder, mode = 'production', names } = options;
  const { name, routes } = readManifest(folder, names);
  const production = mode === 'production';
  const { eager, lazy } = sharedForShell(folder);
  const host = federation({
    name,
    shared: lazy,
    runtimePlugins: [runtimeFile('federation-plugin')],
    externalRuntime: production,
  });
  const report = new BuildReportPlugin({
    app: name,
    entry: 'main',
    ...(production ? { before: federationCoreFile } : {}),
    routes,
    commonChunks: names?.commonChunks ?? [],
    shared: () => ({ provides: providedVersions(folder), requires: {} }),
  });
  const config = baseConfig(options, {
    name,
    entry: { main: shellEntry(!production) },
    plugins: [host, new ProvideSharedPlugin({ provides: eager }), new NoLazySharedInEntry(), report],
  });
  if (!production) return config;
  return {
    ...config,
    output: { ...config.output, clean: false },
    optimization: { ...config.optimization, ...splitByChange },
  };
}

/**
 * Splits code by its rate of change, so that returning visitors download only what a release changed. Separate files: React, other
 * libraries, the design system, the shell itself, and the names of later files.
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
      // Rendered pages have all of it in their HTML, and must not load it once more.
      font: {
        test: /[\\/]styles[\\/]font\.css$/,
        type: 'css/mini-extract',
        name: 'font',
        chunks: 'initial',
        enforce: true,
      },
      designSystem: {
        test: /[\\/]design-system[\\/]/,
        type: /javascript/,
        name: 'design-system',
        chunks: 'initial',
        enforce: true,
      },
      // Libraries of lazy chunks, unless they are small. The code that makes calls stays one file, since nearly every page needs it.
      laterLibraries: {
        test: /[\\/]node_modules[\\/]/,
        type: /javascript/,
        chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'transport',
        minSize: 30_000,
      },
      // Code that several lazy chunks of the shell share, such as the login form: a change is downloaded once.
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

/** Returns the scripts of the shell's entry in the order in which they must run. */
export function shellEntry(refresh: boolean): string[] {
  return [...(refresh ? [runtimeFile('expose-refresh')] : []), runtimeFile('first'), './src/main.tsx'];
}
