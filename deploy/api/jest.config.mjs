import { apiTests } from '@puente/testing/jest-api-preset';

export default apiTests({
  globalSetup: '<rootDir>/test/global-setup.ts',
  globalTeardown: '<rootDir>/test/global-teardown.ts',
  // A subject's tests stand beside it; those of the whole server in test/.
  testMatch: ['<rootDir>/{src,test}/**/*.test.ts'],
  testTimeout: 120_000,
});
