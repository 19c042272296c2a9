import { journeysIn } from './projects.ts';

/** Journeys of `npm run test:long`. */
export default journeysIn('long');
