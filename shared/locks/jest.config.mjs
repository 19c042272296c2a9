import { nodeTests } from '../../testing/jest.preset.mjs';

export default nodeTests();
