import type { mergeCalls } from '@puente/contract/calls/merges';
import { type AccessOf, none, ok } from './cells.ts';

const staffOnly = { staff: [none, none, ok, 404] } as const;
const ofUniversities = { ...staffOnly, hidden: { staff: [none, none, ok] } } as const;

// Cells: own, same role's other, other person's, missing. Support sees users, and merges none.
const ofUsers = { staff: [ok, ok, ok, 404] } as const;

export const mergeAccess = {
  'GET /api/users/:id/merge': ofUsers,
  'POST /api/users/:id/merge/announcement': { ...ofUsers, refs: { into: ofUsers } },
  'POST /api/users/:id/merge': { ...ofUsers, refs: { into: ofUsers } },
  'GET /api/organizations/:id/merge': staffOnly,
  'POST /api/organizations/:id/merge': { ...staffOnly, refs: { into: staffOnly } },
  'GET /api/universities/:id/catalogue-merge': ofUniversities,
  'POST /api/universities/:id/catalogue-merge': { ...ofUniversities, refs: { into: ofUniversities } },
  'GET /api/degrees/:id/catalogue-merge': staffOnly,
  'POST /api/degrees/:id/catalogue-merge': { ...staffOnly, refs: { into: staffOnly } },
  'GET /api/merges': { staff: ok },
  // The demo seed has none.
  'POST /api/merges/:id/undo': { staff: [none, none, none, 404] },
} satisfies AccessOf<typeof mergeCalls>;
