import { appendFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { errorReportCalls } from '@puente/contract/calls/error-reports';
import type { ErrorReport } from '@puente/contract/entities/error-report';
import type { Routes } from '../server/serve.ts';

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
