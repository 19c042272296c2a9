import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { assetPath, containerName } from '@puente/federation/release-set';
import { providedVersions } from '../shared.ts';
import { ScriptsOfAnyOrigin } from './any-origin.ts';
import { integrityPlugins } from './integrity.ts';
import type { BuildOptions } from './options.ts';
import { ownBrand, ownBrandFolder } from './own-brand.ts';
import { assetRule, scriptRule, styleRules } from './rules.ts';
import { federationSource } from './runtime-file.ts';
import { StableIds } from './stable-ids.ts';

const source = join(import.meta.dirname, '..');

/** Folder of caches: of the repository, or of an app in a repository of its own, which has this code as a package. */
const cachesFor = (folder: string): string =>
  /[\\/]node_modules[\\/]/.test(source)
    ? join(folder, 'node_modules/.cache')
    : join(source, '../../../.cache');

/** Milliseconds until webpack's own loading of a chunk fails. The loader's deadlines are in @puente/federation, runtime/deadline.ts. */
const chunkLoadTimeout = 6000;

interface Part {
  name: string;
  entry: Configuration['entry'];
  plugins: WebpackPluginInstance[];
  /** True if pages may import the same styles in different orders without a warning. */
  anyStyleOrder?: boolean;
}

/**
 * Common webpack configuration of all builds. All file names contain a content hash, so that a file never changes. Nothing that differs
 * between builds (a version, a date, a path) may get into a file.
 */
export function baseConfig(options: BuildOptions, part: Part): Configuration {
  const { folder, mode = 'production' } = options;
  const { name } = part;
  const production = mode === 'production';
  const refresh = !production && options.origin === undefined;
  const hashed = (extension: string) =>
    production ? `[name].[contenthash:16]${extension}` : `[name]${extension}`;
  return {
    mode,
    name,
    context: folder,
    entry: part.entry ?? {},
    target: ['web', 'es2023'],
    // No eval: the site's content security policy forbids it, in development too.
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: options.output ?? join(folder, 'dist'),
      publicPath: (options.origin ?? '') + assetPath(name),
      filename: hashed('.js'),
      chunkFilename: hashed('.js'),
      assetModuleFilename: production ? '[name].[contenthash:16][ext]' : '[name][ext]',
      hashFunction: 'xxhash64',
      uniqueName: containerName(name),
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout,
      // Without it, a page whose shared module failed to load stays half executed in the module cache, and a retry shows that. (Its
      // successor, strictModuleErrorHandling, would keep the error in the cache.)
      strictModuleExceptionHandling: true,
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: ownBrand(),
    },
    module: {
      rules: [scriptRule({ refresh }), ...styleRules({ prefix: name }), assetRule],
    },
    optimization: production ? optimization : {},
    cache: cacheOf(options, name),
    performance: false,
    infrastructureLogging: { level: 'error' },
    plugins: [
      new webpack.DefinePlugin({ __APP_NAME__: JSON.stringify(name) }),
      new MiniCssExtractPlugin({
        filename: hashed('.css'),
        chunkFilename: hashed('.css'),
        ignoreOrder: part.anyStyleOrder ?? false,
        // Serialised into the bundle. runtime/styles.ts of @puente/federation sets the link's integrity or refuses it.
        insert: (link: HTMLLinkElement) => globalThis.__puenteAdmitStyle(link),
      }),
      ...(production ? [...integrityPlugins(), new StableIds()] : []),
      ...(refresh ? [new ReactRefreshPlugin({ overlay: false, library: name })] : []),
      new ScriptsOfAnyOrigin(),
      ...part.plugins,
    ],
  };
}

const optimization: NonNullable<Configuration['optimization']> = {
  chunkIds: 'deterministic',
  moduleIds: 'deterministic',
  realContentHash: true,
  // A library that a single chunk uses is part of that chunk: one request instead of two.
  splitChunks: { cacheGroups: { defaultVendors: false } },
  minimizer: [
    new TerserPlugin({
      minify: TerserPlugin.swcMinify,
      extractComments: false,
      terserOptions: {
        ecma: 2020,
        // Names by character frequency would depend on the provisional hashes that webpack writes into the runtime. These depend on the
        // folder of the build (https://github.com/web-infra-dev/rspack/issues/14089).
        mangle: { disableCharFreq: true },
      },
    }),
    new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
  ],
};

export function cacheOf(
  { mode = 'production', cacheFolder, folder, origin }: BuildOptions,
  name: string,
): NonNullable<Configuration['cache']> {
  if (cacheFolder === false) return false;
  return {
    type: 'filesystem',
    name: origin === undefined ? mode : `${mode}-elsewhere`,
    cacheDirectory: cacheFolder ?? join(cachesFor(folder), 'webpack', name),
    // webpack sees the factory's output, not the plugins' code: any change of that code invalidates the cache.
    buildDependencies: { factory: [source, federationSource].flatMap(filesUnder) },
    // A cache has absolute paths in it. In a checkout that was moved or copied, parts of it would match and others would not.
    version: JSON.stringify([folder, providedVersions(folder), ownBrandFolder(), origin]),
  };
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name));
}
