import type { errorReportCalls } from '@puente/contract/calls/error-reports';
import { type AccessOf, ok } from './cells.ts';

export const errorReportAccess = {
  'POST /api/error-reports': { everyone: ok },
} satisfies AccessOf<typeof errorReportCalls>;
