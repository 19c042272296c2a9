import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';

/** One of its modules: a source in this repository, compiled in the published package. */
const runtime = createRequire(import.meta.url).resolve('@puente/federation/runtime');

/** Folder with the modules of @puente/federation. */
export const federationSource = dirname(runtime);

/** Path of a module that builds put into the page by themselves: no other module imports it. */
export const runtimeFile = (name: string): string =>
  join(federationSource, 'runtime', `${name}${extname(runtime)}`);
