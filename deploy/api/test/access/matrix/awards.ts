import type { awardCalls } from '@puente/contract/calls/awards';
import { type AccessOf, none, ok } from './cells.ts';

/** Editions have no owner. Hidden: those that have not opened. An entry is the author's of its work. */
const write = { staff: [none, none, ok, 404], hidden: { staff: [none, none, ok] } } as const;

export const awardAccess = {
  'GET /api/award-editions': {
    everyone: ok,
    lists: { everyone: ['others'], staff: ['others', 'othersHidden'] },
  },
  'POST /api/award-editions': { staff: ok },
  'PUT /api/award-editions/:id': write,
  'GET /api/award-editions/:id/entries': write,
  'PUT /api/award-entries/:id/winner': { staff: [none, none, ok, 404] },
  'GET /api/award-entries': { student: ok },
  'POST /api/award-entries': {
    student: ok,
    refs: { work: { student: [ok, 403, none, 404], hidden: { student: [403, 404, none] } } },
  },
  'DELETE /api/award-entries/:id': { student: [ok, 404, none, 404] },
} satisfies AccessOf<typeof awardCalls>;
