import { browserTests } from '@puente/testing/jest-preset';

export default browserTests();
