import { journeys } from '../jest.preset.mjs';

export default journeys({ testMatch: ['<rootDir>/*.e2e.ts'] });
