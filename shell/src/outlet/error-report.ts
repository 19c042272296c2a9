import { useEffect, useMemo } from 'react';
import { AppLoadError } from '@puente/federation/runtime';

/**
 * Tells what went wrong, with app, version and phase, under a short reference that the person can quote.
 * The report goes to the console of the browser: there is no collector yet, and nothing personal is in it.
 */
export function useErrorReport(error: unknown): string {
  // Another error gets another reference.
  const reference = useMemo(() => newReference(), [error]);
  useEffect(() => {
    const about = error instanceof AppLoadError ? { app: error.app, version: error.version, phase: error.phase, reason: error.reason } : {};
    // eslint-disable-next-line no-console -- the console is where this report goes
    console.error('page failed', { reference, ...about, error });
  }, [error, reference]);
  return reference;
}

const newReference = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => (byte % 36).toString(36))
    .join('')
    .toUpperCase();
