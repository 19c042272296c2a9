/** Acceptance: failures of every call that a click in this app triggers. The campaign defines the expected result. */
import { testFailedPresses } from '@puente/testing/campaigns/failed-presses';
import { pressedCalls } from './pressed-calls.ts';

testFailedPresses({
  presses: pressedCalls,
  sample: ['write a note', 'publish an opportunity'],
});
