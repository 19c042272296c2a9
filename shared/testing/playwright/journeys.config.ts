import { journeysIn } from './projects.ts';

/** `npm run test:journeys`. */
export default journeysIn('e2e');
