import { journeysIn } from './projects.ts';

/** `npm run test:journeys`, and with `--grep @core` the part of it in `npm test`. */
export default journeysIn('e2e');
