import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);
const runtime = join(import.meta.dirname, '../runtime');
const core = dirname(resolve('@module-federation/runtime-core'));
const bundlerRuntime = dirname(resolve('@module-federation/webpack-bundler-runtime'));
const sdk = dirname(resolve('@module-federation/sdk'));
const errorCodes = dirname(resolve('@module-federation/error-codes'));
const axios = dirname(resolve('axios/package.json'));
const query = dirname(createRequire(resolve('@tanstack/react-query')).resolve('@tanstack/query-core'));

const router = join(
  dirname(createRequire(resolve('react-router-dom')).resolve('react-router/package.json')),
  'dist/production',
);

const standIn = join(runtime, 'slim-federation.ts');

const unused = [
  join(core, 'plugins/snapshot/SnapshotHandler.js'),
  join(core, 'utils/context.js'),
  join(core, 'utils/preload.js'),
  join(core, 'utils/semver/index.js'),
  join(bundlerRuntime, 'error-codes/dist/getShortErrorMsg.js'),
  join(bundlerRuntime, 'init.js'),
  join(bundlerRuntime, 'remotes.js'),
  join(bundlerRuntime, 'getSharedFallbackGetter.js'),
  join(errorCodes, 'desc.mjs'),
  join(sdk, 'logger.js'),
];

/**
 * Leaves features that are not used here out of the federation runtime: 5 KB (brotli) of the shell, and 1.7 KB of each
 * app. Its own option `disableSnapshot` leaves most of their code in. Should a newer runtime name these files
 * otherwise, they are simply back.
 */
export const slimFederation: Record<string, string> = Object.fromEntries(
  unused.map((file) => [file, standIn]),
);

/** Leaves infinite queries out of TanStack Query, 0.5 KB (brotli): every query client has them, and no page uses them. */
export const slimQuery: Record<string, string> = {
  [join(query, 'infiniteQueryBehavior.js')]: join(runtime, 'no-infinite-queries.ts'),
};

/**
 * Leaves the fetch adapter out of axios, 3.7 KB (brotli): in a browser it takes the XHR adapter, which comes first in
 * its list. The adapter for Node is left out by axios itself.
 */
export const slimAxios: Record<string, string> = {
  [join(axios, 'lib/adapters/fetch.js')]: join(runtime, 'no-fetch-adapter.ts'),
};

/** react-router's build for production, which as ES modules no condition of its package leads to. */
export const slimRouter: Record<string, string> = {
  'react-router$': join(router, 'index.mjs'),
  'react-router/dom$': join(router, 'dom-export.mjs'),
};
