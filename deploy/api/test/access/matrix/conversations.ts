import type { conversationCalls } from '@puente/contract/calls/conversations';
import { type AccessOf, none, ok } from './cells.ts';

// Cells: own, same role's other, other person's, missing. Users see their own, staff see all.
const parties = {
  everyone: [none, none, 404, 404],
  student: [ok, 404, 404, 404],
  coordinator: [ok, none, 404, 404],
  staff: [none, none, ok, 404],
} as const;

export const conversationAccess = {
  'POST /api/chatbot/start': { everyone: ok },
  'GET /api/conversations': { everyone: ok, lists: { everyone: ['own'], staff: ['own', 'others'] } },
  'GET /api/conversations/:id': parties,
  'GET /api/conversations/:id/messages': parties,
  'POST /api/conversations/:id/messages': parties,
  'POST /api/conversations/:id/read': parties,
  'POST /api/conversations/:id/close': parties,
} satisfies AccessOf<typeof conversationCalls>;
