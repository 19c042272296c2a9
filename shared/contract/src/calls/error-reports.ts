import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { errorReport } from '../entities/error-report.ts';

/** Errors in browsers. Each becomes a log line with the reference that the user was shown. */
export const errorReportCalls = declare({
  /** Records an error, without data about the user. */
  'POST /api/error-reports': {
    access: 'anyone',
    own: 'user',
    limit: 'report',
    body: z.strictObject({ data: errorReport }),
    answer: 'nothing',
  },
});
