import { nodeTests } from '@puente/testing/jest-preset';

// Tests of the browser's side ask for jsdom in their first line.
export default nodeTests();
