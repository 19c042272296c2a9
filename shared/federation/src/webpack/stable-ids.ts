import webpack, { type Compiler, type Module } from 'webpack';
import { isConsumeShared } from './federated-module.ts';

/**
 * Corrects a defect of @module-federation/enhanced 2.9.2 (https://github.com/webpack/webpack/issues/20852): webpack
 * derives the ids of modules from their paths relative to the app, but the federation plugin's own modules have absolute
 * paths in their names, so that the same source would give other files in another folder. They get plain names.
 */
export class StableIds {
  apply(compiler: Compiler): void {
    const name = StableIds.name;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(name, (modules) => {
        let renamed = 0;
        for (const module of modules) {
          const plain = plainName(module);
          if (plain === undefined) continue;
          module.libIdent = () => plain;
          renamed++;
        }
        if (renamed > 0) return;
        const message = `${name} found no module of the federation plugin: see whether it is still needed.`;
        compilation.errors.push(new webpack.WebpackError(message));
      });
    });
  }
}

function plainName(module: Module): string | undefined {
  if (isConsumeShared(module)) return `consume shared ${module.options.shareKey}`;
  if (!(module instanceof webpack.NormalModule)) return undefined;
  return module.resource.startsWith('data:text/javascript') ? 'federation runtime' : undefined;
}
