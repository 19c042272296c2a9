import { nodeTests } from '@puente/testing/jest-preset';

export default nodeTests({
  globalSetup: '<rootDir>/test/global-setup.ts',
  globalTeardown: '<rootDir>/test/global-teardown.ts',
  // A subject's tests stand beside it; those of the whole server in test/.
  testMatch: ['<rootDir>/{src,test}/**/*.test.ts'],
  testTimeout: 60_000,
  // Every file has a server and a database of its own.
  maxWorkers: 2,
});
