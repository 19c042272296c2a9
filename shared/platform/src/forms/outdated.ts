import { ApiError } from '@puente/client/api-error';

/** Tells whether a call was refused because its record has been changed since it was read. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'RecordChanged';
