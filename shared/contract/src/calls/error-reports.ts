import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { errorReport } from '../entities/error-report.ts';

/** An error in a browser: a line in the log, under the reference that the user was shown. */
export const errorReportCalls = declare({
  /** It records nothing about the user, signed in or not. */
  'POST /api/error-reports': {
    access: 'anyone',
    own: 'user',
    limit: 'report',
    body: z.strictObject({ data: errorReport }),
    answer: 'nothing',
  },
});
