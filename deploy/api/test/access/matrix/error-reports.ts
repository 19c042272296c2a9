import type { errorReportCalls } from '@puente/contract/calls/error-reports';
import { type AccessOf, none, ok } from './cells.ts';

// Cells: own, same role's other, other person's, missing.
const handled = { staff: [none, none, ok, 404] } as const;

export const errorReportAccess = {
  'POST /api/error-reports': { everyone: ok },
  'GET /api/error-groups': { staff: ok },
  'GET /api/error-groups/:id': handled,
  'POST /api/error-groups/:id/solution': handled,
} satisfies AccessOf<typeof errorReportCalls>;
