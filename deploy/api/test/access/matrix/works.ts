import type { ownWorkCalls } from '@puente/contract/calls/own-works';
import type { workCalls } from '@puente/contract/calls/works';
import { type AccessOf, none, ok } from './cells.ts';

// Cells: own, same role's other, other person's, missing. Hidden: drafts and what was taken from the repository.
// A tutor's are the works that they guide.
/** Cells for actions of every reader of a work. */
export const seenWork = {
  everyone: [none, none, ok, 404],
  student: [ok, ok, none, 404],
  teacher: [ok, none, ok, 404],
  hidden: {
    everyone: [none, none, 404],
    student: [ok, 404, none],
    teacher: [ok, none, 404],
    staff: [none, none, ok],
  },
} as const;
const authors = { student: [ok, 403, none, 404], hidden: { student: [ok, 404, none] } } as const;
const authorsAndStaff = {
  student: [ok, 403, none, 404],
  staff: [none, none, ok, 404],
  hidden: { student: [ok, 404, none], staff: [none, none, ok] },
} as const;

export const workAccess = {
  'GET /api/tfxes': {
    everyone: ok,
    lists: { everyone: ['others'], student: ['own', 'others'], teacher: ['own', 'others'] },
  },
  'GET /api/students/:id/tfxes': {
    student: [ok, 404, none, 404],
    hidden: { student: [none, 404, none] },
  },
  'GET /api/tfxes/:id': seenWork,
  'GET /api/tfxes/:id/file': seenWork,
  'GET /api/tfxes/:id/citations': seenWork,
  'POST /api/tfxes': { student: ok },
  'POST /api/tfxes/draft': { student: ok },
  'GET /api/tfxes/:id/draft': authors,
  'PUT /api/tfxes/:id/draft': authors,
  'DELETE /api/tfxes/:id/draft': authors,
  'PUT /api/tfxes/:id': authors,
  'DELETE /api/tfxes/:id': authors,
  'POST /api/tfxes/:id/publish': authors,
  'POST /api/tfxes/:id/unpublish': authors,
  'POST /api/tfxes/:id/hide': authorsAndStaff,
  'POST /api/tfxes/:id/show': authorsAndStaff,
  'PUT /api/tfxes/:id/tutoring': { teacher: [ok, none, 403, 404], hidden: { teacher: [ok, none, 404] } },
  'PUT /api/tfxes/:id/authorship': { staff: [none, none, ok, 404], hidden: { staff: [none, none, 403] } },
} satisfies AccessOf<typeof ownWorkCalls & typeof workCalls>;
