import { journeys } from '@puente/testing/jest-preset';

export default journeys();
