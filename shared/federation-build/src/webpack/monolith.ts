import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './base.ts';
import { BuildReportPlugin } from './build-report.ts';
import type { BuildOptions } from './options.ts';
import { readManifest } from './read-manifest.ts';
import { shellEntry } from './shell.ts';

export interface MonolithOptions extends BuildOptions {
  /** Folders of the apps that are built in. */
  apps: string[];
}

/**
 * The product as one build, without federation: the baseline of the bench, never released. Only the source of the apps' pages is replaced;
 * the shell's code and the rest of the loader are the same.
 * @param options `folder` is the shell's; default output: `dist-monolith`
 */
export function monolithBuild(options: MonolithOptions): Configuration {
  const { folder, apps } = options;
  const name = 'monolith';
  const output = options.output ?? join(folder, 'dist-monolith');
  const manifests = [folder, ...apps].map((app) => ({ app, manifest: readManifest(app) }));
  const report = new BuildReportPlugin({
    app: name,
    entry: 'main',
    routes: manifests.flatMap(({ manifest }) => manifest.routes),
    commonChunks: options.names?.commonChunks ?? [],
    shared: () => ({ provides: {}, requires: {} }),
  });
  const pages = manifests
    .slice(1)
    .map(({ app, manifest }) => [manifest.name, join(app, 'src/pages.ts')] as const);
  const source = writeSource(join(folder, '.cache/monolith'), pages);
  const swap = new webpack.NormalModuleReplacementPlugin(/[\\/]federated-source\.ts$/, source);
  return baseConfig(
    { ...options, output },
    {
      name,
      entry: { main: shellEntry(false) },
      plugins: [swap, report],
      // Pages of all apps share one chunk here. The design system's components set only classes of their own in one layer,
      // so that their order says nothing.
      anyStyleOrder: true,
    },
  );
}

function writeSource(folder: string, pages: (readonly [name: string, file: string])[]): string {
  const lines = pages.map(
    ([name, file]) =>
      `  ${JSON.stringify(name)}: () => import(/* webpackChunkName: "${name}" */ ${JSON.stringify(file)}),`,
  );
  const code = `const pages = {\n${lines.join('\n')}\n};\nexport const federatedSource = () => ({ fetchPages: (app) => pages[app]() });\n`;
  const file = join(folder, 'static-source.js');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, code);
  return file;
}
