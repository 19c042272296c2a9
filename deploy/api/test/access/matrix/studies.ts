import type { studyCalls } from '@puente/contract/calls/studies';
import { type AccessOf, none, ok } from './cells.ts';

const forEverybody = { everyone: ok } as const;

export const studyAccess = {
  'GET /api/universities/names': forEverybody,
  'GET /api/universities': {
    everyone: ok,
    lists: { everyone: ['others'], staff: ['others', 'othersHidden'] },
  },
  'POST /api/universities': { staff: ok },
  'PUT /api/universities/:id': { staff: [none, none, ok, 404], hidden: { staff: [none, none, ok] } },
  'GET /api/universities/typed': { staff: ok },
  'GET /api/universities/:id/merge': { staff: [none, none, ok, 404], hidden: { staff: [none, none, ok] } },
  'POST /api/universities/:id/merge': {
    staff: [none, none, ok, 404],
    hidden: { staff: [none, none, ok] },
    refs: { into: { staff: [none, none, ok, 404], hidden: { staff: [none, none, ok] } } },
  },
  'GET /api/centers': forEverybody,
  'GET /api/study-areas': forEverybody,
  'GET /api/study-areas/names': forEverybody,
  'GET /api/study-subareas': forEverybody,
  'GET /api/degree/names': forEverybody,
  'GET /api/degrees': forEverybody,
  'POST /api/degrees': { staff: ok },
  'PUT /api/degrees/:id': { staff: [none, none, ok, 404] },
  'GET /api/degrees/typed': { staff: ok },
  'GET /api/degrees/:id/typed-names': { staff: [none, none, ok, 404] },
  'POST /api/degrees/:id/typed-names': { staff: [none, none, ok, 404] },
  'GET /api/provinces': forEverybody,
  'GET /api/constants': forEverybody,
} satisfies AccessOf<typeof studyCalls>;
