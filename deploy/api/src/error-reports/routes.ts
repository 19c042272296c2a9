import type { errorReportCalls } from '@puente/contract/calls/error-reports';
import type { Routes } from '../serving/serve.ts';

/** Operators find a report by its reference: `grep 7K3QXA`. It is a line in the log and nothing more. */
export const errorReportRoutes = {
  'POST /api/error-reports': ({ log, body: { data } }) => {
    log.warn({ report: data }, 'error in a browser');
    return Promise.resolve(undefined);
  },
} satisfies Routes<typeof errorReportCalls>;
