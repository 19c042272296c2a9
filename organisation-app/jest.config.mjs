import { browserTests } from '@puente/testing/jest-preset';

// Whole forms are filled in key by key: on a busy machine that takes longer than the usual five seconds.
export default browserTests({ testTimeout: 20_000 });
