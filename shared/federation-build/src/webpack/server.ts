import { existsSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import webpack, { type Configuration, type ExternalItem } from 'webpack';
import { serverBuildSuffix } from '@puente/federation/release';
import { assetPath } from '@puente/federation/release-set';
import { sharedModuleFinder, sharedModules } from '../shared.ts';
import { cacheOf } from './base.ts';
import type { BuildOptions } from './options.ts';
import { ownBrand } from './own-brand.ts';
import { readManifest } from './read-manifest.ts';
import { assetAddressRule, classNameRules, scriptRule } from './rules.ts';

/**
 * Build of the shell for the renderer: `createRenderer` of src/server.tsx, and `shared`, every shared module by its name. A CommonJS file
 * next to the browser's files, which is never served.
 * @throws when app.manifest.json is not valid
 */
export function shellServerBuild(options: BuildOptions): Configuration {
  const lines = [
    `export { createRenderer } from '${shellEntry}';`,
    ...sharedModules.map((name, index) => `import * as shared${index} from '${name}';`),
    `export const shared = { ${sharedModules.map((name, index) => `'${name}': shared${index}`).join(', ')} };`,
  ];
  return serverBuild(options, `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`, []);
}

/**
 * Build of an app for the renderer: its src/pages.ts with all pages. Every shared module is `require`d; the renderer passes the shell's.
 * @throws when app.manifest.json is not valid
 */
export function appServerBuild(options: BuildOptions): Configuration {
  const sharedModule = sharedModuleFinder(options.folder);
  const fromShell: ExternalItem = ({ context = '', request = '' }, callback) => {
    const name = sharedModule(context, request);
    if (name === undefined) callback();
    else callback(undefined, `commonjs ${name}`);
  };
  return serverBuild(options, './src/pages.ts', [fromShell]);
}

const shellEntry = './src/server.tsx';

/** Tells whether the server renders this shell's frame. */
export const drawsFrame = ({ folder }: BuildOptions): boolean => existsSync(join(folder, shellEntry));

/** Tells whether the server renders any page of this app. Otherwise the app needs no server build. */
export const isRendered = (options: BuildOptions): boolean =>
  readManifest(options.folder, options.names).routes.some(({ rendered }) => rendered);

function serverBuild(options: BuildOptions, entry: string, shared: ExternalItem[]): Configuration {
  const { folder } = options;
  const { name } = readManifest(folder, options.names);
  return {
    mode: 'production',
    name: `${name} on the server`,
    context: folder,
    entry: { [name]: entry },
    target: ['node24', 'es2023'],
    devtool: false,
    output: {
      path: options.output ?? join(folder, 'dist'),
      publicPath: assetPath(name),
      filename: `[name].[contenthash:16]${serverBuildSuffix}`,
      assetModuleFilename: '[name].[contenthash:16][ext]',
      hashFunction: 'xxhash64',
      library: { type: 'commonjs2' },
      // The folder already contains the browser's files.
      clean: false,
    },
    externals: [...shared, ...builtinModules],
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: ownBrand(),
      // Conditions as in browsers, so that the same code renders the page. Without `browser`, whose files require a document.
      conditionNames: ['webpack', 'import', 'module', 'default'],
      mainFields: ['module', 'main'],
    },
    module: { rules: [scriptRule(), ...classNameRules({ prefix: name }), assetAddressRule] },
    // Not minified: no browser downloads it, and errors should show function names.
    optimization: { minimize: false, splitChunks: false, moduleIds: 'deterministic' },
    cache: cacheOf(options, `${name}-server`),
    performance: false,
    infrastructureLogging: { level: 'error' },
    plugins: [
      new webpack.DefinePlugin({ __APP_NAME__: JSON.stringify(name) }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}
