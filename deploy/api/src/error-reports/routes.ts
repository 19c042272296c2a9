import { appendFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { errorReportCalls } from '@puente/contract/calls/error-reports';
import type { ErrorReport } from '@puente/contract/entities/error-report';
import type { Routes } from '../server/serve.ts';
import { groupReport } from './group-report.ts';
import { browseErrorGroups, readErrorGroup, solveErrorGroup } from './groups.ts';

/**
 * Writes a report to the log, where an operator finds it by its reference (`grep 7K3QXA`), to DATA_DIR, where `npm run
 * trace -- 7K3QXA` maps it to the sources, and to the database, where administrators read it (/staff/errores).
 */
export const errorReportRoutes = {
  'POST /api/error-reports': async ({ db, log, config, metrics, body: { data } }) => {
    metrics.errorReports.inc({ phase: data.phase });
    log.warn({ report: data }, 'error in a browser');
    try {
      await keepReport(config.dataDir, data);
    } catch (error) {
      log.warn({ err: error }, 'an error report was not kept');
    }
    // Reports are most frequent when the database is in trouble.
    try {
      if (!(await groupReport(db, data))) log.warn('too many error reports to keep them all');
    } catch (error) {
      log.warn({ err: error }, 'an error report was not grouped');
    }
    return undefined;
  },
  'GET /api/error-groups': ({ db, query }) => browseErrorGroups(db, query),
  'GET /api/error-groups/:id': async ({ db, row }) => ({ data: await readErrorGroup(db, row) }),
  'POST /api/error-groups/:id/solution': async ({ db, row, body: { data } }) => ({
    data: await solveErrorGroup(db, row, data.solved),
  }),
} satisfies Routes<typeof errorReportCalls>;

/** Size limit of each of the two files in bytes. The newest reports replace the oldest. */
const fullAt = 1_000_000;

/** Stores a report in DATA_DIR, where `npm run trace -- <reference>` finds it. */
async function keepReport(dataDir: string, report: ErrorReport): Promise<void> {
  const file = join(dataDir, 'error-reports.ndjson');
  if ((await sizeOf(file)) >= fullAt) await rename(file, `${file}.old`);
  await appendFile(file, `${JSON.stringify({ time: new Date().toISOString(), ...report })}\n`);
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch {
    return 0;
  }
}
