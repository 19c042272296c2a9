import type { securityEventCalls } from '@puente/contract/calls/security-events';
import { type AccessOf, ok } from './cells.ts';

export const securityEventAccess = {
  'GET /api/security-events': { staff: ok },
} satisfies AccessOf<typeof securityEventCalls>;
