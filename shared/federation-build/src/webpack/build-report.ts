import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { type ManifestRoute } from '@puente/federation/manifest';
import { type BuildReport, buildReportFile } from '@puente/federation/release';
import { isConsumeShared, providedName } from './federated-module.ts';
import { noteSharedNames, type SharedNames } from './shared-names.ts';

interface Expectation {
  app: string;
  /** Returns a script of another build in the same folder that has to run before the entry. */
  before?: (folder: string) => string;
  entry: string;
  routes: readonly Pick<ManifestRoute, 'name' | 'path'>[];
  /** Chunks that the pages below a path may share, by the first part of the path: `ManifestNames`. */
  commonChunks: readonly string[];
  shared: (used: ReadonlySet<string>) => BuildReport['shared'];
}

/**
 * Writes build.json, and fails the build when a route of the manifest has no page chunk: one of its name, or a chunk that
 * several pages share.
 */
export class BuildReportPlugin {
  readonly #expected: Expectation;

  constructor(expected: Expectation) {
    this.#expected = expected;
  }

  apply(compiler: Compiler): void {
    const name = BuildReportPlugin.name;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const names = noteSharedNames(compilation);
      // After all names are final.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        this.#requirePages(compilation);
        const text = JSON.stringify(this.#report(compilation, names()), null, 2);
        compilation.emitAsset(buildReportFile, new webpack.sources.RawSource(text));
      });
    });
  }

  #requirePages(compilation: Compilation): void {
    const { app, routes } = this.#expected;
    for (const route of routes) {
      if (this.#pageChunk(compilation, route) !== undefined) continue;
      const { name } = route;
      const message =
        `The manifest of ${app} has a route "${name}", but no page chunk has that name. ` +
        `Import its page with import(/* webpackChunkName: "${name}" */ './…').`;
      compilation.errors.push(new webpack.WebpackError(message));
    }
  }

  #pageChunk(
    { namedChunkGroups }: Compilation,
    { name, path }: Expectation['routes'][number],
  ): string | undefined {
    const common = this.#expected.commonChunks.filter((chunk) => path.split('/')[1] === chunk);
    return [name, ...common].find((chunk) => namedChunkGroups.has(chunk));
  }

  #report(compilation: Compilation, names: SharedNames): BuildReport {
    const { app, before, entry: entryName, routes, shared } = this.#expected;
    const entryFiles = [
      ...(before ? [before(compilation.compiler.outputPath)] : []),
      ...filesOf(compilation, compilation.entrypoints.get(entryName)?.chunks ?? []),
    ];
    const pages: BuildReport['pages'] = {};
    const pageShared: BuildReport['pageShared'] = {};
    const pageChunks = routes.map((route) => this.#pageChunk(compilation, route) ?? route.name);
    for (const [index, { name }] of routes.entries()) {
      // The module with the list of pages (./pages of an app) is needed before any page, if it is a separate chunk.
      const groups = ['pages', pageChunks[index] ?? name].map((group) =>
        compilation.namedChunkGroups.get(group),
      );
      const chunks = groups.flatMap((group) => group?.chunks ?? []);
      pages[name] = filesOf(compilation, chunks).filter((file) => !entryFiles.includes(file));
      pageShared[name] = [...consumedBy(compilation, chunks)].toSorted();
    }
    return {
      app,
      entry: entryFiles.filter((file) => file.endsWith('.js')),
      entryStyles: entryFiles.filter((file) => file.endsWith('.css')),
      pages,
      anyOrigin: true,
      shared: shared(consumedBy(compilation, compilation.chunks)),
      sharedFiles: sharedFiles(compilation, entryFiles),
      pageShared,
      parts: partsOf(compilation, [entryName, 'pages', ...pageChunks], entryFiles),
      sharedNames: names,
      calls: callsInScripts(compilation),
    };
  }
}

/** Returns the named chunks that are loaded on demand, besides the pages themselves. */
function partsOf(
  compilation: Compilation,
  pages: readonly string[],
  entryFiles: readonly string[],
): BuildReport['parts'] {
  const parts: BuildReport['parts'] = {};
  for (const [name, { chunks }] of [...compilation.namedChunkGroups].toSorted()) {
    if (pages.includes(name)) continue;
    const files = filesOf(compilation, chunks).filter((file) => !entryFiles.includes(file));
    if (files.length > 0) parts[name] = { files, shared: [...consumedBy(compilation, chunks)].toSorted() };
  }
  return parts;
}

function filesOf(compilation: Compilation, chunks: Iterable<Chunk>): string[] {
  const files = [...chunks].flatMap((chunk) => [...chunk.files]);
  return [...new Set(files)].filter((file) => /\.(?:js|css)$/.test(file) && compilation.getAsset(file));
}

function consumedBy(compilation: Compilation, chunks: Iterable<Chunk>): Set<string> {
  const used = new Set<string>();
  for (const chunk of chunks) {
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      if (isConsumeShared(module)) used.add(module.options.shareKey);
    }
  }
  return used;
}

function sharedFiles(compilation: Compilation, entryFiles: readonly string[]): BuildReport['sharedFiles'] {
  const files: BuildReport['sharedFiles'] = {};
  for (const module of compilation.modules) {
    const name = providedName(module);
    if (name === undefined) continue;
    const chunks = module.blocks.flatMap(
      (block) => compilation.chunkGraph.getBlockChunkGroup(block)?.chunks ?? [],
    );
    const ownFiles = filesOf(compilation, chunks).filter((file) => !entryFiles.includes(file));
    if (ownFiles.length > 0) files[name] = ownFiles;
  }
  return files;
}

/** The name of an API call as a text in a script: the client is given it as it is declared, `GET /api/students/:id`. */
const callName = /(["'`])((?:GET|POST|PUT|DELETE) \/api\/[^"'`\s]*)\1/g;

/**
 * Returns the API calls that the scripts of a build can make, sorted. They are extracted after tree shaking, so that only calls of this
 * build are found, not those of everything that it could import.
 */
function callsInScripts(compilation: Compilation): string[] {
  const calls = new Set<string>();
  for (const { name, source } of compilation.getAssets()) {
    if (!name.endsWith('.js')) continue;
    for (const [, , call] of source.source().toString().matchAll(callName)) if (call) calls.add(call);
  }
  return [...calls].toSorted();
}
