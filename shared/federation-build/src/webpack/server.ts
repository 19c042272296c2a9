import { existsSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import webpack, { type Configuration, type ExternalItem } from 'webpack';
import { assetPath } from '@puente/federation/release-set';
import { serverBuildSuffix } from '@puente/federation/release';
import { sharedModuleFinder, sharedModules } from '../shared.ts';
import { cacheOf } from './base.ts';
import type { BuildOptions } from './options.ts';
import { ownBrand } from './own-brand.ts';
import { readManifest } from './read-manifest.ts';
import { assetAddressRule, classNameRules, scriptRule } from './rules.ts';

/**
 * The build of the shell for the renderer: `createRenderer` of src/server.tsx, and `shared`, every shared module by its name.
 * A CommonJS file beside the browser's files, which nothing serves.
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
 * The build of an app for the renderer: its src/pages.ts with all pages. Every shared module is `require`d, which the renderer
 * answers with the shell's.
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

/** Whether this shell draws its frame on the server. */
export const drawsFrame = ({ folder }: BuildOptions): boolean => existsSync(join(folder, shellEntry));

/** Whether any page of this app is drawn on the server: else it needs no build for it. */
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
      // The browser's files are there already.
      clean: false,
    },
    externals: [...shared, ...builtinModules],
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: ownBrand(),
      // As browsers resolve, so that the same code draws the page; not `browser`, whose files ask for a document.
      conditionNames: ['webpack', 'import', 'module', 'default'],
      mainFields: ['module', 'main'],
    },
    module: { rules: [scriptRule(), ...classNameRules({ prefix: name }), assetAddressRule] },
    // No browser downloads it: an error should say the name of what failed.
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
