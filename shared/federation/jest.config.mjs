import { nodeTests } from '../../testing/jest.preset.mjs';

// Tests of the browser's side ask for jsdom in their first line.
export default nodeTests();
