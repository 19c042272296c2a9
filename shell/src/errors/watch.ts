import { ApiError } from '@puente/client/api-error';
import { reportError } from './report.ts';

/** Reports uncaught errors. Errors of third-party scripts are not reported: the browser hides their details anyway. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    if (error instanceof Error) reportError(error, 'script');
  });
  window.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    if (reason instanceof Error && !isExpected(reason)) reportError(reason, 'promise');
  });
}

/** Tells whether an error is no bug: the request was aborted, or the network or the service is down. */
const isExpected = (error: Error): boolean =>
  error.name === 'AbortError' ||
  (error instanceof ApiError && (error.status === 0 || error.code === 'Unavailable'));
