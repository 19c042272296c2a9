import type { ErrorReport } from '@puente/contract/entities/error-report';
import { sendAside } from './send-aside.ts';

/** Tells the server what went wrong. */
export const sendErrorReport = (data: ErrorReport): void => sendAside('POST /api/error-reports', { data });
