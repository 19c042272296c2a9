import { browserTests } from '../testing/jest.preset.mjs';

export default browserTests({ testTimeout: 30_000 });
