import type { Configuration, ExternalItem } from 'webpack';
import { containerName } from '@puente/federation/release-set';
import { requiredRanges, sharedForApp } from '../shared.ts';
import { baseConfig } from './base.ts';
import { BuildReportPlugin } from './build-report.ts';
import { federation } from './federation.ts';
import type { BuildOptions } from './options.ts';
import { readManifest } from './read-manifest.ts';
import { NoLazySharedInEntry, NoOwnCopies } from './sharing-rules.ts';

/**
 * The build of an app: a remote entry that exposes `./pages` (src/pages.ts), and one chunk per page.
 * @throws when app.manifest.json is not valid
 */
export function appBuild(options: BuildOptions): Configuration {
  const { folder, mode = 'production', names, origin } = options;
  const { name, routes } = readManifest(folder, names);
  const production = mode === 'production';
  const container = federation({
    name,
    filename: production ? 'remoteEntry.[contenthash:16].js' : 'remoteEntry.js',
    exposes: { './pages': { import: './src/pages.ts', name: 'pages' } },
    shared: sharedForApp(folder),
    externalRuntime: true,
  });
  const report = new BuildReportPlugin({
    app: name,
    entry: containerName(name),
    routes,
    commonChunks: names?.commonChunks ?? [],
    shared: (used) => ({ provides: {}, requires: requiredRanges(used, folder) }),
  });
  const checks = production ? [new NoOwnCopies(), new NoLazySharedInEntry()] : [];
  const config = baseConfig(options, { name, entry: {}, plugins: [container, ...checks, report] });
  return { ...config, externals: production || origin !== undefined ? [] : [refreshOfShell] };
}

/** Hot reload reaches a component only if its app registers it with the same refresh runtime as the shell's React. */
const refreshOfShell: ExternalItem = ({ request = '' }, callback) =>
  /react-refresh[\\/]runtime(?:\.js)?$/.test(request)
    ? callback(undefined, 'var __REACT_REFRESH__')
    : callback();
