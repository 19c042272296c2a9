import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

const transform = {
  // marked and our own packages are published as ES modules alone, which Jest does not take as they are.
  '\\.(tsx?|mjs)$|/node_modules/(?:marked|@puente)/.+\\.js$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2023',
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};

const common = {
  transform,
  transformIgnorePatterns: ['/node_modules/(?!(?:marked|@puente)/)'],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  clearMocks: true,
  reporters: ['default', here('./run-notes.ts')],
  // Jest leaves one core free. The last workspace of a run would then have one of two.
  maxWorkers: availableParallelism(),
  // Only what hangs is to fail by it. A form that is typed letter by letter takes two seconds, and ten on a busy machine.
  testTimeout: 30_000,
};

/** Tests of components and pages: jsdom with the platform features that jsdom lacks. */
export const browserTests = (overrides = {}) => ({
  ...common,
  testEnvironment: here('./jsdom-environment.mjs'),
  setupFilesAfterEnv: [here('./setup-browser.ts')],
  moduleNameMapper: {
    '\\.module\\.css$': here('./css-module.cjs'),
    '\\.(css|svg|woff2)(\\?inline)?$': here('./asset.cjs'),
  },
  ...overrides,
});

/** Tests of rules, servers and tools, on Node alone. */
export const nodeTests = (overrides = {}) => ({
  ...common,
  testEnvironment: here('./node-environment.mjs'),
  ...overrides,
});
