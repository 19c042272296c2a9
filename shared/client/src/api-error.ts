import type { ErrorCode, FieldErrors } from '@puente/contract/errors';
import { type GeneralErrorCode, generalErrors } from '@puente/contract/general-errors';

interface Told {
  status: number;
  text: string;
  fields?: FieldErrors;
}

/** A refusal or a failure of a call, as a value with a code from the contract's catalogue. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  /** HTTP status, or 0 when there was no answer. */
  readonly status: number;
  /** Messages for single fields, in Spanish. */
  readonly fields: FieldErrors;

  /**
   * Messages for codes that only the API sends come with its answers: see refused-answer.ts.
   */
  constructor(code: GeneralErrorCode);
  constructor(code: ErrorCode, told: Told);
  constructor(
    code: ErrorCode,
    { status, text, fields = {} }: Told = generalErrors[code as GeneralErrorCode],
  ) {
    super(text);
    this.code = code;
    this.status = status;
    this.fields = fields;
  }
}

const references = new WeakMap<object, string>();
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Notes the reference of a reported error (the shell's errors/report.ts): the user can quote it. */
export function noteReference(error: unknown, reference: string): void {
  if (isObject(error)) references.set(error, reference);
}

export const referenceOf = (error: unknown): string | undefined =>
  isObject(error) ? references.get(error) : undefined;

/** Neither a refusal nor a missing network: a server error, an answer of another shape, or a bug of ours. */
function isUnexpected(error: unknown): boolean {
  if (error instanceof ApiError) return error.code === 'Unexpected' || error.status >= 500;
  return error instanceof Error && error.name !== 'AbortError';
}

let report: (error: unknown) => void = () => {};

/** Sets the reporter of unexpected errors. It runs before the user sees the message, which shows the report's reference. */
export const reportUnexpectedTo = (listener: typeof report): void => void (report = listener);

export function reportUnexpected(error: unknown): void {
  if (isUnexpected(error)) report(error);
}

/** Reports a caught error, and gives the message for the user. */
export function explained(error: unknown): string {
  reportUnexpected(error);
  return messageOf(error);
}

/** The Spanish message for anything thrown, with the reference under which it was reported. */
export function messageOf(error: unknown): string {
  const text = error instanceof ApiError ? error.message : generalErrors.Unexpected.text;
  const reference = referenceOf(error);
  return reference === undefined ? text : `${text} Si se repite, indica la referencia ${reference}.`;
}
