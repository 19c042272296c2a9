import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { errorReport } from '../entities/error-report.ts';

/** What went wrong in a browser: a line in the log, under the reference that the person was shown. */
export const errorReportCalls = declare({
  /** Of a person nothing is taken down, whether or not they are signed in. */
  'POST /api/error-reports': {
    access: 'anyone',
    own: 'user',
    limit: 'report',
    body: z.object({ data: errorReport }),
    answer: 'nothing',
  },
});
