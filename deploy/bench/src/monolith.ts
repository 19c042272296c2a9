import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import brand, { brandFolder } from '@puente/contract/brand/brand-on-disk';
import { manifestNames } from '@puente/contract/manifest-names';
import { createEdge } from '@puente/edge/edge';
import { type Asset, type ServedApp, withoutRecord } from '@puente/edge/served-app';
import { integrityOf } from '@puente/federation/integrity';
import { buildReport, buildReportFile } from '@puente/federation/release';
import { assetPath } from '@puente/federation/release-set';
import { monolithBuild, readManifest, runBuild } from '@puente/federation-build/webpack';
import { manifestFolders } from '@puente/federation-build/webpack/read-manifest';
import { FolderStore } from '@puente/releases/folder-store';
import { freePort } from '@puente/testing/free-port';
import { root } from '@puente/tooling/children';

const name = 'monolith';
const output = join(root, '.cache/bench/monolith');
const shell = join(root, 'shell');
const apps = manifestFolders(root).filter((folder) => folder !== shell);

/** A file of the build, with its address in pages. */
interface BuiltFile extends Required<Asset> {
  file: string;
  content: Buffer;
}

async function builtFiles(): Promise<BuiltFile[]> {
  const names = await readdir(output);
  const files = names.filter((file) => file !== buildReportFile && !file.endsWith('.map'));
  return Promise.all(
    files.map(async (file) => {
      const content = await readFile(join(output, file));
      return { file, content, path: assetPath(name, file), integrity: integrityOf(content) };
    }),
  );
}

/**
 * Baseline: the same sources as one ordinary build without federation, behind the product's own edge. The product's own
 * code makes its release set, hints and early responses, so that federation is the only difference.
 * @param api origin of the API of the product under test
 */
export async function startMonolith(api: string): Promise<{ url: string; stop: () => Promise<void> }> {
  await runBuild(monolithBuild({ folder: shell, apps, output, names: manifestNames }));
  const store = new FolderStore(join(root, '.cache/bench/store'));
  const files = await builtFiles();
  for (const { file, content } of files) await store.putFile(name, file, content);
  const served = await servedApps(files);
  const edge = await createEdge({
    releases: { current: () => Promise.resolve(served) },
    files: store,
    channel: 'production',
    apis: [api],
    brand,
    brandFolder,
  });
  const port = await freePort();
  await edge.listen({ host: '127.0.0.1', port });
  return { url: `http://localhost:${port}`, stop: () => edge.close() };
}

/** The apps in the edge's format of released apps, but all with files of the one build. */
async function servedApps(files: readonly BuiltFile[]): Promise<ServedApp[]> {
  const report = buildReport.parse(JSON.parse(await readFile(join(output, buildReportFile), 'utf8')));
  const assets = new Map<string, Asset>(
    files.map(({ file, path, integrity }) => [file, { path, integrity }]),
  );
  const named = (list: readonly string[] = []): Asset[] => list.flatMap((file) => assets.get(file) ?? []);
  const main = { entry: named(report.entry), entryStyles: named(report.entryStyles) };
  const isStyle = (file: string) => file.endsWith('.css');
  const all = [...assets.keys()];
  // Each app's list of pages is a chunk of its name: what the remote entry is to the product.
  const entryOf = (app: string) => all.filter((file) => file.startsWith(`${app}.`));

  const serve = (folder: string): ServedApp => {
    const manifest = readManifest(folder);
    const own = entryOf(basename(folder));
    return {
      ...withoutRecord,
      app: manifest.name,
      version: 'bench',
      manifest,
      entry: named(own.filter((file) => !isStyle(file))),
      entryStyles: named(own.filter(isStyle)),
      pages: Object.fromEntries(
        manifest.routes.map((route) => [route.name, named(report.pages[route.name])]),
      ),
    };
  };
  return [
    { ...serve(shell), ...main, files: named(all.filter((file) => !isStyle(file))) },
    ...apps.map(serve),
    // The shell admits styles only of an app that it knows, and these lie under this name.
    {
      ...withoutRecord,
      ...main,
      app: name,
      version: 'bench',
      manifest: { name, routes: [], menu: [] },
      files: named(all.filter(isStyle)),
    },
  ];
}
