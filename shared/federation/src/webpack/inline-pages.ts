import type { Compiler } from 'webpack';
import { isFoundation } from '../shared.ts';
import { isConsumeShared } from './federated-module.ts';

/**
 * Moves the module that lists the pages of an app into its remote entry, so that reaching a page takes one file
 * less. The list is a few lines of `import()` and of queries to prefetch. It stays a chunk of its own when it imports
 * a shared module that might have to be fetched first, because an entry cannot wait.
 */
export class InlinePages {
  readonly #container: string;

  constructor(container: string) {
    this.#container = container;
  }

  apply(compiler: Compiler): void {
    const name = InlinePages.name;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.optimizeChunks.tap({ name, stage: 20 }, () => {
        const { chunkGraph } = compilation;
        const entry = compilation.namedChunks.get(this.#container);
        const pages = compilation.namedChunks.get('pages');
        if (!entry || !pages || !chunkGraph.canChunksBeIntegrated(entry, pages)) return;
        for (const module of chunkGraph.getChunkModulesIterable(pages)) {
          if (isConsumeShared(module) && !isFoundation(module.options.shareKey)) return;
        }
        const groups = [...pages.groupsIterable];
        chunkGraph.integrateChunks(entry, pages);
        compilation.chunks.delete(pages);
        // The integrity plugin looks for chunks below the entry and does not go on at a group it takes for the entry's.
        for (const container of entry.groupsIterable) {
          for (const page of groups.flatMap((group) => [...group.childrenIterable])) {
            if (container.addChild(page)) page.addParent(container);
          }
        }
      });
    });
  }
}
