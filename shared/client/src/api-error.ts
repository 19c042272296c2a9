import { errors, type ErrorCode, type FieldErrors } from '@puente/contract/errors';

/** A refusal or a failure of a call, as a value with a code from the contract's catalogue. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  /** HTTP status, or 0 when there was no answer. */
  readonly status: number;
  /** Messages for single fields, in Spanish. */
  readonly fields: FieldErrors;

  constructor(code: ErrorCode, status: number = errors[code].status, fields: FieldErrors = {}) {
    super(errors[code].text);
    this.code = code;
    this.status = status;
    this.fields = fields;
  }
}

/** The Spanish sentence for anything that was thrown. */
export const messageOf = (error: unknown): string => (error instanceof ApiError ? error.message : errors.Unexpected.text);
