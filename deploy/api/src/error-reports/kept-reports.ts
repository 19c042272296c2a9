import { appendFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErrorReport } from '@puente/contract/entities/error-report';

/** Size limit of each of the two files in bytes. The newest reports replace the oldest. */
const fullAt = 1_000_000;

/** Stores a report in DATA_DIR, where `npm run trace -- <reference>` finds it. */
export async function keepReport(dataDir: string, report: ErrorReport): Promise<void> {
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
