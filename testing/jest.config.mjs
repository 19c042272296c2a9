import { nodeTests } from './jest.preset.mjs';

/** Tests of what holds over all workspaces. */
export default nodeTests({ testMatch: ['<rootDir>/*.test.ts'], testTimeout: 60_000 });
