import type { conversationCalls } from '@puente/contract/calls/conversations';
import { type AccessOf, none, ok } from './cells.ts';

// Cells: own, same role's other, other person's, missing. Hidden: those about applications and works, which staff do not see either.
export const parties = {
  everyone: [none, none, 404, 404],
  student: [ok, 404, 404, 404],
  coordinator: [ok, none, 404, 404],
  staff: [none, none, ok, 404],
  // Support answers for the team, editors do not.
  redaccion: [none, none, 404, 404],
  hidden: {
    everyone: [none, none, 404],
    student: [ok, 404, none],
    coordinator: [ok, none, 404],
  },
} as const;

// Cells: own, same role's other, other organisation's, missing. Hidden: drafts.
const aboutOpportunity = {
  everyone: [ok, 403, 403, 404],
  'sin-organizacion': [none, 403, 403, 404],
  hidden: { everyone: [ok, 404, 404], 'sin-organizacion': [none, 404, 404] },
} as const;

export const conversationAccess = {
  'POST /api/chatbot/start': { everyone: ok },
  // The handler checks that the student is interested and the organisation verified.
  'POST /api/opportunities/:id/conversations': aboutOpportunity,
  'POST /api/opportunities/:id/messages': aboutOpportunity,
  'GET /api/conversations': {
    everyone: ok,
    lists: { everyone: ['own', 'ownHidden'], staff: ['own', 'others'] },
  },
  'GET /api/conversations/unread': { everyone: ok },
  'GET /api/conversations/events': { everyone: ok },
  'GET /api/conversations/:id': parties,
  'GET /api/conversations/:id/messages': parties,
  'POST /api/conversations/:id/messages': parties,
  'POST /api/conversations/:id/read': parties,
  'POST /api/conversations/:id/close': {
    ...parties,
    hidden: { everyone: [none, none, 404], student: [403, 404, none], coordinator: [403, none, 404] },
  },
  'POST /api/applys/:id/conversation': {
    everyone: [ok, 404, 404, 404],
    student: [ok, 404, none, 404],
    hidden: { everyone: 404, student: [ok, 404, none] },
  },
  // Not about one's own; a work that the people involved alone see is refused by the handler.
  'POST /api/tfxes/:id/conversation': {
    everyone: [none, none, ok, 404],
    student: [403, ok, none, 404],
    teacher: [ok, none, ok, 404],
    hidden: {
      everyone: [none, none, 404],
      student: [403, 404, none],
      teacher: [ok, none, 404],
      staff: [none, none, ok],
    },
  },
  // The handler checks that a tutor has accepted.
  'POST /api/tfxes/:id/tutor-conversation': {
    everyone: [none, none, ok, 404],
    hidden: { everyone: [none, none, 404] },
  },
} satisfies AccessOf<typeof conversationCalls>;
