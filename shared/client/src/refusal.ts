import { type ErrorCode, errors, type FieldErrors, isErrorCode } from '@puente/contract/errors';
import { ApiError } from './api-error.ts';

/** A refusal in the words of the catalogue. */
export const refusal = (code: ErrorCode, details: { status?: number; fields?: FieldErrors } = {}): ApiError =>
  new ApiError(code, { ...errors[code], ...details });

/**
 * Reads the envelope of a refusal; anything else (HTML, no body, another product's JSON) is judged by its
 * status alone.
 */
export function errorFromAnswer(status: number, body: unknown): ApiError {
  const error = property(body, 'error');
  const code = property(error, 'name');
  const fields = property(property(error, 'details'), 'fields');
  return refusal(isErrorCode(code) ? code : codeOfStatus(status), {
    status,
    ...(isFieldErrors(fields) && { fields }),
  });
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 401) return 'Unauthorized';
  if (status === 403) return 'Forbidden';
  if (status === 404) return 'NotFound';
  if (status === 413) return 'FileTooLarge';
  if (status === 429) return 'TooManyRequests';
  return status === 502 || status === 503 || status === 504 ? 'Unavailable' : 'Unexpected';
}

const property = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;

const isFieldErrors = (value: unknown): value is FieldErrors =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');
