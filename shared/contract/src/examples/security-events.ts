import type { securityEventCalls } from '../calls/security-events.ts';
import type { ExamplesOf } from './example.ts';

export const securityEventExamples = {
  'GET /api/security-events': {
    query: { filters: { kind: { $in: ['loginFailed', 'passwordReset'] } }, pagination: { pageSize: 50 } },
  },
} satisfies ExamplesOf<typeof securityEventCalls>;
