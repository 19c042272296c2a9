import type { Chunk, Compilation, Compiler, Module } from 'webpack';

/**
 * The federation plugin puts every module that its runtime could ever refer to in the entry, also those that
 * tree shaking had ruled out. This takes out again what nothing in use refers to.
 */
export class DropUnused {
  apply(compiler: Compiler): void {
    const name = DropUnused.name;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // The plugin's own hook has stage 11.
      compilation.hooks.optimizeChunks.tap({ name, stage: 12 }, () => {
        for (const chunk of compilation.chunks) if (chunk.hasRuntime()) dropFrom(chunk, compilation);
      });
    });
  }
}

function dropFrom(chunk: Chunk, compilation: Compilation): void {
  const { chunkGraph, moduleGraph } = compilation;
  const isUnused = (module: Module): boolean => {
    if (chunkGraph.isEntryModuleInChunk(module, chunk)) return false;
    const incoming = [...moduleGraph.getIncomingConnections(module)].filter(
      ({ originModule }) => !originModule || chunkGraph.getNumberOfModuleChunks(originModule) > 0,
    );
    // Nothing at all refers to what a plugin has included by hand.
    return (
      [...moduleGraph.getIncomingConnections(module)].length > 0 &&
      !incoming.some((each) => each.isTargetActive(chunk.runtime))
    );
  };
  for (let dropped = true; dropped;) {
    dropped = false;
    for (const module of [...chunkGraph.getChunkModulesIterable(chunk)]) {
      if (!isUnused(module)) continue;
      chunkGraph.disconnectChunkAndModule(chunk, module);
      dropped = true;
    }
  }
}
