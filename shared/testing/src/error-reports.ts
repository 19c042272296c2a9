import type { BrowserContext } from '@playwright/test';
import { type ErrorReport, errorReport } from '@puente/contract/entities/error-report';

/** Collects the error reports that a browser sends. @returns a function that gives those so far, and throws when the API would refuse one */
export function reportsOf(context: BrowserContext): () => ErrorReport[] {
  const sent: unknown[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/error-reports'))
      sent.push((request.postDataJSON() as { data: unknown }).data);
  });
  return () => sent.map((data) => errorReport.parse(data));
}
