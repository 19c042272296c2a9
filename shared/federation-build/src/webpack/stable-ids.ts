import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import type { Compiler, Module } from 'webpack';
import { isConsumeShared, providedName } from './federated-module.ts';

/**
 * Works around a defect (https://github.com/webpack/webpack/issues/20852). webpack derives module ids from identifiers. Those of
 * @module-federation/enhanced 2.9.2 contain absolute paths, which webpack does not make relative. The same source would give other files in
 * another folder. This plugin sets the ids of these modules from identifiers without the repository's folder; webpack keeps existing ids.
 */
export class StableIds {
  apply(compiler: Compiler): void {
    const name = StableIds.name;
    const repository = dirname(compiler.context);
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(name, (modules) => {
        const given = new Set<string>();
        for (const module of modules) {
          const plain = plainName(module, repository);
          if (plain === undefined) continue;
          const id = `f${createHash('sha256').update(plain).digest('hex').slice(0, 8)}`;
          if (given.has(id)) throw new Error(`Two modules would have the id of ${plain}.`);
          given.add(id);
          compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

function plainName(module: Module, repository: string): string | undefined {
  const identifier = module.identifier();
  if (isConsumeShared(module) || providedName(module) !== undefined)
    return identifier.replaceAll(repository, '');
  // The entry of the runtime: its text has paths too, and is encoded in its identifier; a hash of the text may follow.
  if (!identifier.includes('data:text/javascript')) return undefined;
  return identifier
    .replace(/\|[0-9a-f]{16}$/, '')
    .replace(/base64,([\w+/=]+)/, (_, text: string) => Buffer.from(text, 'base64').toString())
    .replaceAll(repository, '');
}
