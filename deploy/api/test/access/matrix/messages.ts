import type { messageCalls } from '@puente/contract/calls/messages';
import { type AccessOf, none, ok } from './cells.ts';

// Cells: own, same role's other, other organisation's, missing.
export const messageAccess = {
  'GET /api/communication-centers': { student: ok, lists: { student: ['own'] } },
  'PUT /api/communication-centers/:id': { student: [ok, 404, none, 404] },
  'GET /api/messages/unsubscribe': { everyone: ok },
  'POST /api/messages/unsubscribe': { everyone: ok },
  'POST /api/messages/resubscribe': { everyone: ok },
} satisfies AccessOf<typeof messageCalls>;
