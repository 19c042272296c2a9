import { nodeTests } from '@puente/testing/jest-preset';

export default nodeTests();
