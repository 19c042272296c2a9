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
  'GET /api/award-editions/:id/jury': write,
  'POST /api/award-editions/:id/jury': write,
  // The demo seed has no jury.
  'DELETE /api/award-jurors/:id': { staff: [none, none, none, 404] },
  'GET /api/award-juries': { teacher: ok, staff: ok },
  'PUT /api/award-entries/:id/score': {
    teacher: [none, none, 404, 404],
    staff: [none, none, 403, 404],
  },
  'PUT /api/award-entries/:id/winner': { staff: [none, none, ok, 404] },
  'GET /api/award-entries': { student: ok },
  'POST /api/award-entries': {
    student: ok,
    refs: { work: { student: [ok, 403, none, 404], hidden: { student: [403, 404, none] } } },
  },
  'DELETE /api/award-entries/:id': { student: [ok, 404, none, 404] },
} satisfies AccessOf<typeof awardCalls>;
