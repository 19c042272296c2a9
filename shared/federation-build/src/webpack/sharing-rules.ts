import { relative } from 'node:path';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { isFoundation } from '../shared.ts';
import { isConsumeShared } from './federated-module.ts';

/** Packages of which a page view may have one copy, and that copy is the shell's. */
const onlyInShell = [
  '@module-federation/runtime-core',
  '@tanstack/query-core',
  '@tanstack/react-query',
  'axios',
  'react',
  'react-dom',
  'react-hook-form',
  'react-router',
  'react-router-dom',
  'zustand',
];

/** Fails the build of an app that would ship its own copy of something that the shell provides. */
export class NoOwnCopies {
  apply(compiler: Compiler): void {
    afterChunks(compiler, NoOwnCopies.name, (compilation) => {
      const reported = new Set<string>();
      for (const module of compilation.modules) {
        const name = packageOf(module);
        if (name === undefined || !onlyInShell.includes(name) || reported.has(name)) continue;
        if (compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
        reported.add(name);
        fail(
          compilation,
          `${compiler.options.name} would ship its own copy of ${name}, which the shell provides. ` +
            `Import it through its shared module (shared/federation-build/src/shared.ts). It comes in by ${trail(compilation, module)}.`,
        );
      }
    });
  }
}

/**
 * Fails a build whose entry uses, without waiting, a shared module that is loaded later:
 * in the browser that is an error as soon as the entry runs.
 */
export class NoLazySharedInEntry {
  apply(compiler: Compiler): void {
    afterChunks(compiler, NoLazySharedInEntry.name, (compilation) => {
      for (const chunk of compilation.chunks) {
        if (!chunk.canBeInitial()) continue;
        for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
          if (!isConsumeShared(module)) continue;
          const { eager, shareKey } = module.options;
          if (eager || isFoundation(shareKey)) continue;
          fail(
            compilation,
            `${shareKey} is shared lazily, but the entry of ${compiler.options.name} imports it by ` +
              `${trail(compilation, module)}. Load that part with import(), or make the module eager in shared.ts.`,
          );
        }
      }
    });
  }
}

function afterChunks(compiler: Compiler, name: string, check: (compilation: Compilation) => void): void {
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.afterOptimizeChunks.tap(name, () => check(compilation));
  });
}

function fail(compilation: Compilation, message: string): void {
  compilation.errors.push(new webpack.WebpackError(message));
}

function packageOf(module: Module): string | undefined {
  const path = module
    .nameForCondition()
    ?.split(/[\\/]node_modules[\\/]/)
    .at(-1);
  if (path === undefined || path === module.nameForCondition()) return undefined;
  return path.split(/[\\/]/, path.startsWith('@') ? 2 : 1).join('/');
}

/** The files through which a module is reached, the entry first. */
function trail(compilation: Compilation, module: Module): string {
  const files: string[] = [];
  let issuer = compilation.moduleGraph.getIssuer(module);
  while (issuer && files.length < 8) {
    const file = issuer.nameForCondition();
    if (file) files.unshift(relative(compilation.compiler.context, file));
    issuer = compilation.moduleGraph.getIssuer(issuer);
  }
  return files.join(' -> ') || 'the entry itself';
}
