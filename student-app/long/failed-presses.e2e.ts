/** Acceptance: failures of every call that a student triggers with a click. The campaign defines the expected result. */
import { testFailedPresses } from '@puente/testing/campaigns/failed-presses';
import { pressedCalls } from './pressed-calls.ts';

testFailedPresses({
  presses: pressedCalls,
  sample: ['follow an organisation', 'rename a search', 'take a work back'],
});
