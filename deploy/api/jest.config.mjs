import { nodeTests } from '../../testing/jest.preset.mjs';

export default nodeTests({
  globalSetup: '<rootDir>/test/global-setup.ts',
  globalTeardown: '<rootDir>/test/global-teardown.ts',
  // Has the process in which the files of a worker start their servers.
  testEnvironment: '<rootDir>/test/environment.ts',
  testTimeout: 60_000,
  maxWorkers: 2,
});
