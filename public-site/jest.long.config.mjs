import { journeys } from '@puente/testing/jest-preset';

export default journeys({ testMatch: ['<rootDir>/long/*.e2e.ts'] });
