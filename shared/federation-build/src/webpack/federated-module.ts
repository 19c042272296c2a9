import type { Module } from 'webpack';

/** A module that takes its code from the shell; the plugin's own class is not exported with types. */
interface ConsumeSharedModule extends Module {
  options: { shareKey: string; eager?: boolean };
}

export function isConsumeShared(module: Module): module is ConsumeSharedModule {
  return module.type === 'consume-shared-module';
}

/** Name under which the shell provides what this module refers to; undefined for other modules. */
export function providedName(module: Module): string | undefined {
  if (module.type !== 'provide-module') return undefined;
  return (module as Module & { _name: string })._name;
}
