import { type ErrorCode, errors, type FieldErrors } from '@puente/contract/errors';
import { ApiError } from './api-error.ts';

/** For tests: a refusal in the words of the catalogue, which the API sends and no page downloads. */
export const refusal = (code: ErrorCode, details: { status?: number; fields?: FieldErrors } = {}): ApiError =>
  new ApiError(code, { ...errors[code], ...details });
