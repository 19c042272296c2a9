import type { ErrorReport } from '@puente/contract/entities/error-report';
import { sendBeacon } from './send-beacon.ts';

/** Tells the server what went wrong. */
export const sendErrorReport = (data: ErrorReport): void => sendBeacon('POST /api/error-reports', { data });
