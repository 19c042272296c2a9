/** Acceptance: whichever call that a student makes by a press is answered wrongly; the campaign says what is expected. */
import { testFailedPresses } from '@puente/testing/campaigns/failed-presses';
import { pressedCalls } from './pressed-calls.ts';

testFailedPresses({
  presses: pressedCalls,
  sample: ['follow an organisation', 'rename a search', 'take a work back'],
});
