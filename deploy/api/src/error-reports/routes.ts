import type { errorReportCalls } from '@puente/contract/calls/error-reports';
import type { Routes } from '../server/serve.ts';
import { keepReport } from './kept-reports.ts';

/**
 * Writes a report to the log, where an operator finds it by its reference (`grep 7K3QXA`), and to DATA_DIR, where `npm
 * run trace -- 7K3QXA` maps it to the sources.
 */
export const errorReportRoutes = {
  'POST /api/error-reports': async ({ log, config, body: { data } }) => {
    log.warn({ report: data }, 'error in a browser');
    try {
      await keepReport(config.dataDir, data);
    } catch (error) {
      log.warn({ err: error }, 'an error report was not kept');
    }
    return undefined;
  },
} satisfies Routes<typeof errorReportCalls>;
