import { fileURLToPath } from 'node:url';
import { nodeTests } from './preset.mjs';

/** Tests that start the API: one process for it in each Jest worker, which the files share. */
export const apiTests = (overrides = {}) =>
  nodeTests({
    testEnvironment: fileURLToPath(new URL('./api-environment.mjs', import.meta.url)),
    ...overrides,
  });
