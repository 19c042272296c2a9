import { createHash } from 'node:crypto';
import webpack, { type Chunk, type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { integrityHash } from '@puente/federation/integrity';

/** Gives every script that is loaded later its integrity in the entry, and makes sure that none was left out. */
export const integrityPlugins = (): WebpackPluginInstance[] => [
  new SubresourceIntegrityPlugin({ hashFuncNames: [integrityHash] }),
  new EmptyChunkIntegrity(),
  new IntegrityComplete(),
];

const unfilled = '*-*-*-CHUNK-SRI-HASH-';
const placeholder = /(?<![\w"-])"?([\w-]+)"?:"\*-\*-\*-CHUNK-SRI-HASH-[^"]*",?/g;

/**
 * Corrects a defect of webpack-subresource-integrity 5.1.0 (https://github.com/waysact/webpack-subresource-integrity/issues/176):
 * `import: false` leaves chunks without files, for which it never finds a hash, and its placeholders stay in the
 * runtime. They are never looked up, so they are taken out. `IntegrityComplete` fails the build for any other.
 */
class EmptyChunkIntegrity {
  apply(compiler: Compiler): void {
    const name = EmptyChunkIntegrity.name;
    compiler.hooks.compilation.tap(name, (compilation) => {
      // Right after the integrity plugin has filled in the hashes it knows.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE + 1;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const empty = new Set([...compilation.chunks].filter(isEmpty).map(({ id }) => String(id)));
        for (const [file, source] of Object.entries(assets)) {
          const text = file.endsWith('.js') ? source.source().toString() : '';
          if (!text.includes(unfilled)) continue;
          const cleaned = text.replaceAll(placeholder, (found, id: string) =>
            // Blanks, so that the source map stays right.
            empty.has(idOfKey(id)) ? ' '.repeat(found.length) : found,
          );
          compilation.updateAsset(file, new webpack.sources.RawSource(cleaned));
        }
      });
    });
  }
}

/** Returns the id of a minified key: the minifier writes 9000 as 9e3. */
export const idOfKey = (key: string): string => (/^\d+e\d+$/.test(key) ? String(Number(key)) : key);

const isEmpty = ({ files }: Chunk): boolean => ![...files].some((file) => file.endsWith('.js'));

/** A chunk without a hash would load unchecked and unnoticed, so its build fails instead. */
class IntegrityComplete {
  apply(compiler: Compiler): void {
    const name = IntegrityComplete.name;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        if (compilation.errors.length === 0) requireHashes(compilation);
      });
    });
  }
}

function requireHashes(compilation: Compilation): void {
  const entryFiles = new Set([...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()));
  const contentOf = (file: string) => compilation.getAsset(file)?.source.buffer() ?? Buffer.of();
  const entries = [...entryFiles].map((file) => contentOf(file).toString()).join('\n');
  if (entries.includes(unfilled))
    compilation.errors.push(
      new webpack.WebpackError('The entry has a chunk whose integrity was never filled in.'),
    );
  for (const chunk of compilation.chunks) {
    for (const file of chunk.files) {
      if (!file.endsWith('.js') || entryFiles.has(file)) continue;
      const hash = createHash(integrityHash).update(contentOf(file)).digest('base64');
      if (entries.includes(`${integrityHash}-${hash}`)) continue;
      compilation.errors.push(
        new webpack.WebpackError(`${file} would be loaded without integrity: the entry lacks its hash.`),
      );
    }
  }
}
