import { createHash } from 'node:crypto';
import webpack, { type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { integrityHash } from '../integrity.ts';

/** Gives every script that is loaded later its integrity in the entry, and makes sure that none was left out. */
export const integrityPlugins = (): WebpackPluginInstance[] => [
  new SubresourceIntegrityPlugin({ hashFuncNames: [integrityHash] }),
  new EmptyChunkIntegrity(),
  new IntegrityComplete(),
];

const placeholder = /"?[\w-]+"?:"\*-\*-\*-CHUNK-SRI-HASH-[^"]*",?/g;

/**
 * `import: false` leaves chunks without files, for which webpack-subresource-integrity never finds a hash:
 * its placeholders would stay in the runtime. They are never looked up, so they are taken out.
 */
class EmptyChunkIntegrity {
  apply(compiler: Compiler): void {
    const name = EmptyChunkIntegrity.name;
    compiler.hooks.compilation.tap(name, (compilation) => {
      // Right after the integrity plugin has filled in the hashes it knows.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE + 1;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          const text = file.endsWith('.js') ? source.source().toString() : '';
          if (!text.includes('*-*-*-CHUNK-SRI-HASH-')) continue;
          compilation.updateAsset(file, new webpack.sources.RawSource(text.replaceAll(placeholder, '')));
        }
      });
    });
  }
}

/** A chunk without a hash would load unchecked and nobody would notice, so its build fails instead. */
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
