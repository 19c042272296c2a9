import { nodeTests } from '@puente/testing/jest-preset';

export default nodeTests({
  globalSetup: '<rootDir>/test/global-setup.ts',
  globalTeardown: '<rootDir>/test/global-teardown.ts',
  // Has the process in which the files of a worker start their servers.
  testEnvironment: '<rootDir>/test/environment.ts',
  // A subject's tests stand beside it; those of the whole server in test/.
  testMatch: ['<rootDir>/{src,test}/**/*.test.ts'],
  testTimeout: 60_000,
  maxWorkers: 2,
});
