import { journeys } from '../../testing/jest.preset.mjs';

export default journeys();
