import webpack, { type Compiler, type Module } from 'webpack';
import { isConsumeShared } from './federated-module.ts';

/**
 * Gives modules ids that do not depend on the folder of the repository, so that the same source gives the same files
 * anywhere. webpack's `moduleIds: 'deterministic'` hashes whole identifiers, and those of federation's modules have absolute
 * paths in them (https://github.com/webpack/webpack/issues/20852); HashedModuleIdsPlugin hashes the name of the module
 * within the project. Two kinds of modules of @module-federation/enhanced 2.9.2 have a path in that name too.
 */
export class StableIds {
  apply(compiler: Compiler): void {
    const name = StableIds.name;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(name, (modules) => {
        for (const module of modules) {
          const plain = plainName(module, compiler.context);
          if (plain !== undefined) module.libIdent = () => plain;
        }
      });
    });
    new webpack.ids.HashedModuleIdsPlugin({ hashFunction: 'xxhash64' }).apply(compiler);
  }
}

function plainName(module: Module, context: string): string | undefined {
  if (isConsumeShared(module)) return `consume shared ${module.options.shareKey}`;
  return module.libIdent({ context })?.startsWith('data:text/javascript') ? 'federation runtime' : undefined;
}
