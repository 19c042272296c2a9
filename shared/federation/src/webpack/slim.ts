import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);
const runtime = join(import.meta.dirname, '../runtime');
const core = dirname(resolve('@module-federation/runtime-core'));
const axios = dirname(resolve('axios/package.json'));

/**
 * Leaves snapshots and preloading out of the federation runtime, 2.3 KB (brotli); its own option `disableSnapshot`
 * leaves most of their code in. Should a newer runtime name these files otherwise, they are simply back.
 */
export const slimRuntime: Record<string, string> = {
  [join(core, 'plugins/snapshot/SnapshotHandler.js')]: join(runtime, 'no-snapshots.ts'),
  [join(core, 'utils/preload.js')]: join(runtime, 'no-snapshots.ts'),
};

/**
 * Leaves the fetch adapter out of axios, 3.7 KB (brotli): in a browser it takes the XHR adapter, which comes first in
 * its list. The adapter for Node is left out by axios itself.
 */
export const slimAxios: Record<string, string> = {
  [join(axios, 'lib/adapters/fetch.js')]: join(runtime, 'no-fetch-adapter.ts'),
};
