import type { CallName } from '@puente/contract/calls';
import type { ErrorReport } from '@puente/contract/entities/error-report';
import { fileUrl } from './http.ts';

const call = 'POST /api/error-reports' satisfies CallName;

/**
 * Tells the server what went wrong. Not with `request`: a report goes out even while the page is being left,
 * nothing waits for its answer, and a report that fails must not become another error to report.
 */
export function sendErrorReport(data: ErrorReport): void {
  const [method, path] = call.split(' ') as [string, string];
  const headers = { 'content-type': 'application/json' };
  try {
    fetch(fileUrl(path), { method, headers, body: JSON.stringify({ data }), keepalive: true }).catch(
      () => undefined,
    );
  } catch {
    // A browser without fetch, or a browser that refuses it here.
  }
}
