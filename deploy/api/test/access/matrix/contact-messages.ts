import type { contactMessageCalls } from '@puente/contract/calls/contact-messages';
import type { savedAnswerCalls } from '@puente/contract/calls/saved-answers';
import { type AccessOf, none, ok } from './cells.ts';

// Cells: own, same role's other, other person's, missing. Those who wrote them get their answers by mail.
const handled = { staff: [none, none, ok, 404] } as const;

export const contactMessageAccess = {
  'POST /api/contact-messages': { everyone: ok },
  'GET /api/contact-messages': { staff: ok },
  'GET /api/contact-messages/answer-times': { staff: ok },
  'GET /api/contact-messages/:id': handled,
  'PUT /api/contact-messages/:id/assignment': handled,
  'PUT /api/contact-messages/:id/state': handled,
  'POST /api/contact-messages/:id/answers': handled,
  'POST /api/contact-messages/:id/notes': handled,
  'POST /api/contact-messages/:id/reported-messages': handled,
  'POST /api/contact-messages/:id/hidden-message': handled,
  'DELETE /api/contact-messages/:id/hidden-message': handled,
  'POST /api/contact-messages/:id/hidden-evaluation': handled,
  'DELETE /api/contact-messages/:id/hidden-evaluation': handled,
  'GET /api/saved-answers': { staff: ok },
  'POST /api/saved-answers': { staff: ok },
  'PUT /api/saved-answers/:id': handled,
  'DELETE /api/saved-answers/:id': handled,
} satisfies AccessOf<typeof contactMessageCalls & typeof savedAnswerCalls>;
