import { browserJourneys } from '@puente/testing/jest-preset';

export default browserJourneys();
