import { browserJourneys } from '../../testing/jest.preset.mjs';

export default browserJourneys();
