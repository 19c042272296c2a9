/** Acceptance: faulty responses to every call of every page of this app. The campaign defines the expected result. */
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
