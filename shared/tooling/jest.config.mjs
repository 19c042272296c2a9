import { nodeTests } from '@puente/testing/jest-preset';

/** Tests of what holds over all workspaces. */
export default nodeTests({ testTimeout: 60_000 });
