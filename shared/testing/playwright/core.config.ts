import { env } from 'node:process';
import { journeysIn } from './projects.ts';

// `npm run test:journeys` has the same journeys in pages as they are.
env['TRANSLATED'] = '1';

/** The part of the journeys in `npm test`, in pages that the browser translates: what works in one works in others. */
export default { ...journeysIn('e2e'), grep: /@core/ };
