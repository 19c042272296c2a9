import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { providedVersions, sharedForShell } from '../shared.ts';
import { baseConfig } from './base.ts';
import { BuildReportPlugin } from './build-report.ts';
import { federation } from './federation.ts';
import type { BuildOptions } from './options.ts';
import { readManifest } from './read-manifest.ts';
import { NoLazySharedInEntry } from './sharing-rules.ts';

const runtime = join(import.meta.dirname, '../runtime');

/**
 * The build of the shell, from src/main.tsx. It knows no app: which there are, it learns from the release set.
 * In development it also exposes the refresh runtime, without which an edit in an app would do nothing.
 * @throws when app.manifest.json is not valid, or when a module of shared.ts cannot be found
 */
export function shellBuild(options: BuildOptions): Configuration {
  const { folder, mode = 'production' } = options;
  const { name, routes } = readManifest(folder);
  const host = federation({
    name,
    shared: sharedForShell(folder),
    runtimePlugins: [join(runtime, 'federation-plugin.ts')],
    externalRuntime: false,
  });
  const report = new BuildReportPlugin({
    app: name,
    entry: 'main',
    routes: routes.map((route) => route.name),
    shared: () => ({ provides: providedVersions(folder), requires: {} }),
  });
  return baseConfig(options, {
    name,
    entry: { main: shellEntry(mode === 'development') },
    plugins: [...host, new NoLazySharedInEntry(), report],
  });
}

/** Scripts of the shell's entry in the order in which they must run. */
export function shellEntry(refresh: boolean): string[] {
  return [
    ...(refresh ? [join(runtime, 'expose-refresh.ts')] : []),
    join(runtime, 'first.ts'),
    './src/main.tsx',
  ];
}
