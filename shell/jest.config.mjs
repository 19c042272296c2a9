import { browserTests } from '@puente/testing/jest-preset';

export default browserTests({ testTimeout: 30_000 });
