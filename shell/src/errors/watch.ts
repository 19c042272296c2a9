import { ApiError } from '@puente/client/api-error';
import { reportError } from './report.ts';

/**
 * Reports what no page caught. Errors of third-party scripts are not reported: the browser hides them anyway.
 */
export function watchErrors(): void {
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    if (error instanceof Error) reportError(error, 'script');
  });
  window.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    if (reason instanceof Error && !isExpected(reason)) reportError(reason, 'promise');
  });
}

/** The user went on, or the network or the service is away: nothing is wrong with the program. */
const isExpected = (error: Error): boolean =>
  error.name === 'AbortError' ||
  (error instanceof ApiError && (error.status === 0 || error.code === 'Unavailable'));
