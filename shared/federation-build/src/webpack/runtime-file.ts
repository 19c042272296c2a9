import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Folder with the sources of @puente/federation. */
export const federationSource = dirname(createRequire(import.meta.url).resolve('@puente/federation/runtime'));

/** Path of a module that builds put into the page by themselves: no other module imports it. */
export const runtimeFile = (name: string): string => join(federationSource, 'runtime', `${name}.ts`);
