import type { interviewCalls } from '@puente/contract/calls/interviews';
import { type AccessOf, none, ok } from './cells.ts';

// Cells: own, same role's other, other organisation's, missing. Every interview is of a student.
const ofBoth = { everyone: [ok, 404, 404, 404], student: [ok, 404, none, 404] } as const;
const ofStudents = { student: [ok, 404, none, 404], nueva: [none, 404, none, 404] } as const;
const ofOrganizations = {
  everyone: [ok, 404, 404, 404],
  'sin-organizacion': [none, 404, 404, 404],
} as const;

export const interviewAccess = {
  'GET /api/interviews': {
    everyone: ok,
    lists: { student: ['own'], coordinator: ['own'], projectManager: ['own'] },
  },
  'POST /api/interviews': {
    everyone: ok,
    refs: { applications: { everyone: [ok, 404, 404, 404], hidden: { everyone: 404 } } },
  },
  'GET /api/interviews/:id': ofBoth,
  'POST /api/interviews/:id/take': ofStudents,
  'POST /api/interviews/:id/times': ofOrganizations,
  'POST /api/interviews/:id/move': ofBoth,
  'POST /api/interviews/:id/ask': ofStudents,
  'POST /api/interviews/:id/cancel': ofBoth,
  'GET /api/interviews/:id/calendar': ofBoth,
} satisfies AccessOf<typeof interviewCalls>;
