/** Acceptance: whichever call of whichever page of this app is answered wrongly; the campaign says what is expected. */
import { testFaultyCalls } from '@puente/testing/campaigns/faulty-calls';
import { findRecords, pageVisits } from './page-visits.ts';
import { quietCalls } from './quiet-calls.ts';

testFaultyCalls({
  visits: pageVisits,
  sample: 'organization',
  owner: 'estudiante@puente.test',
  findRecords,
  quietCalls,
});
