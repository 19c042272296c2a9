import type { Compilation, Module } from 'webpack';
import type { BuildReport } from '@puente/federation/release';
import { isConsumeShared, providedName } from './federated-module.ts';

export type SharedNames = BuildReport['sharedNames'];
type NamesByModule = SharedNames['used'];

/**
 * Records the exports of shared modules that a build provides and uses.
 * @returns a function that returns the names, once the chunks are made
 */
export function noteSharedNames(compilation: Compilation): () => SharedNames {
  let names: SharedNames = { provided: {}, used: {} };
  // After unused exports are known, and before webpack joins modules, which hides who imports what.
  compilation.hooks.afterOptimizeChunks.tap('SharedNames', () => {
    // In the order of their names: that in which webpack met them differs from build to build, and it is part of a release.
    const modules = [...compilation.modules]
      .filter((module) => compilation.chunkGraph.getNumberOfModuleChunks(module) > 0)
      .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
    names = { provided: providedNames(compilation, modules), used: usedNames(compilation, modules) };
  });
  return () => names;
}

function nameOf(module: Module): string {
  return isConsumeShared(module) ? module.options.shareKey : (providedName(module) ?? '');
}

function providedNames({ moduleGraph }: Compilation, modules: readonly Module[]): NamesByModule {
  const names: NamesByModule = {};
  for (const module of modules) {
    const shared = providedName(module);
    if (shared === undefined) continue;
    const [dependency] = [...module.dependencies, ...module.blocks.flatMap((block) => block.dependencies)];
    const source = dependency && moduleGraph.getModule(dependency);
    if (!source) continue;
    const exports = moduleGraph.getProvidedExports(source);
    if (Array.isArray(exports)) names[shared] = exports.toSorted();
  }
  return names;
}

function usedNames(compilation: Compilation, modules: readonly Module[]): NamesByModule {
  const names = new Map<string, Set<string>>();
  for (const module of modules) {
    if (!isConsumeShared(module)) continue;
    const { shareKey } = module.options;
    const ofModule = names.get(shareKey) ?? new Set();
    for (const name of importedFrom(compilation, module)) ofModule.add(name);
    names.set(shareKey, ofModule);
  }
  return Object.fromEntries(
    [...names]
      .filter(([, ofModule]) => ofModule.size > 0)
      .map(([shared, ofModule]) => [shared, [...ofModule].toSorted()]),
  );
}

function importedFrom(compilation: Compilation, module: Module): string[] {
  const { moduleGraph, chunkGraph } = compilation;
  const names: string[] = [];
  for (const connection of moduleGraph.getIncomingConnections(module)) {
    const { originModule, dependency } = connection;
    if (!originModule || !dependency || chunkGraph.getNumberOfModuleChunks(originModule) === 0) continue;
    if (!connection.isTargetActive(undefined)) continue;
    for (const reference of compilation.getDependencyReferencedExports(dependency, undefined)) {
      const [name] = Array.isArray(reference) ? reference : reference.name;
      if (name !== undefined) names.push(name);
    }
  }
  return names;
}
