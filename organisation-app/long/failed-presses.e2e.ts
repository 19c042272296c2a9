/** Acceptance: whichever call of this app is made by a press and answered wrongly; the campaign says what is expected. */
import { testFailedPresses } from '@puente/testing/campaigns/failed-presses';
import { pressedCalls } from './pressed-calls.ts';

testFailedPresses({
  presses: pressedCalls,
  sample: ['write a note', 'publish an opportunity'],
});
