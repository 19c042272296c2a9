import type { takedownCalls } from '@puente/contract/calls/takedowns';
import { type AccessOf, none, ok } from './cells.ts';

// Cells: own, same role's other, other person's, missing. The seed has one of a work of another student than the demo
// accounts, and two that were lifted: of a work of the student and of a project of the coordinator.
const readers = {
  student: [ok, 404, 404, 404],
  coordinator: [ok, none, 404, 404],
  projectManager: [none, none, 404, 404],
  'sin-organizacion': [none, 404, 404, 404],
} as const;
const supportOnly = { staff: [none, none, ok, 404] } as const;

export const takedownAccess = {
  'POST /api/projects/:id/takedown': { ...supportOnly, hidden: { staff: [none, none, 404] } },
  // Drafts and works that their author hid as well: they stay hidden when they are published.
  'POST /api/tfxes/:id/takedown': { ...supportOnly, hidden: { staff: [none, none, ok] } },
  'POST /api/opportunities/:id/takedown': { ...supportOnly, hidden: { staff: [none, none, 404] } },
  'GET /api/takedowns': {
    everyone: ok,
    lists: { everyone: [], student: ['own'], coordinator: ['own'], staff: ['others'] },
  },
  'GET /api/takedowns/:id': { ...readers, ...supportOnly },
  'POST /api/takedowns/:id/objection': readers,
  'POST /api/takedowns/:id/decision': supportOnly,
} satisfies AccessOf<typeof takedownCalls>;
