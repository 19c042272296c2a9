import type { teacherCalls } from '@puente/contract/calls/teachers';
import { type AccessOf, none, ok } from './cells.ts';

// Cells: own, same role's other, other person's, missing.
const oneself = { teacher: [ok, 404, none, 404], staff: [none, none, ok, 404] } as const;

export const teacherAccess = {
  'GET /api/teachers/:id/tfxes': oneself,
  'GET /api/teachers/:id/projects': oneself,
  'POST /api/teachers/:id/tutoring/undo': { teacher: [ok, 404, none, 404] },
} satisfies AccessOf<typeof teacherCalls>;
