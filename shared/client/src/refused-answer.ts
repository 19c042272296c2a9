import type { ErrorCode, FieldErrors } from '@puente/contract/errors';
import { type GeneralErrorCode, generalErrors } from '@puente/contract/general-errors';
import { ApiError } from './api-error.ts';

/**
 * Reads the envelope of a refusal, which has its sentence: pages need not download the catalogue. Anything else (HTML, no body, another
 * product's JSON) is judged by its status alone.
 */
export function errorFromAnswer(status: number, body: unknown): ApiError {
  const error = property(body, 'error');
  const [code, text] = [property(error, 'name'), property(error, 'message')];
  const fields = property(property(error, 'details'), 'fields');
  const details = { status, ...(isFieldErrors(fields) && { fields }) };
  if (isGeneral(code)) return new ApiError(code, { ...generalErrors[code], ...details });
  if (isCode(code) && typeof text === 'string' && text !== '')
    return new ApiError(code, { text, ...details });
  const general = codeOfStatus(status);
  return new ApiError(general, { ...generalErrors[general], ...details });
}

const isGeneral = (name: unknown): name is GeneralErrorCode =>
  typeof name === 'string' && Object.hasOwn(generalErrors, name);

/** Codes are written like names of classes. One that a newer API has added is told by its sentence, too. */
const isCode = (name: unknown): name is ErrorCode =>
  typeof name === 'string' && /^[A-Z][A-Za-z]{2,59}$/.test(name);

function codeOfStatus(status: number): GeneralErrorCode {
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
