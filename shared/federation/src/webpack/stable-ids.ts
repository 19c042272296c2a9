import type { Compiler, Module } from 'webpack';
import { isConsumeShared } from './federated-module.ts';

/**
 * webpack derives the ids of modules from their paths relative to the app. The federation plugin's own modules have
 * absolute paths in their names, so the same source would give other files in another folder. They get plain names.
 */
export class StableIds {
  apply(compiler: Compiler): void {
    const name = StableIds.name;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(name, (modules) => {
        for (const module of modules) {
          const plain = plainName(module);
          if (plain !== undefined) module.libIdent = () => plain;
        }
      });
    });
  }
}

function plainName(module: Module): string | undefined {
  if (isConsumeShared(module)) return `consume shared ${module.options.shareKey}`;
  const { resource } = module as Module & { resource?: string };
  return resource?.startsWith('data:text/javascript') ? 'federation runtime' : undefined;
}
