import { type ErrorCode, type ErrorEnvelope, errors } from '@puente/contract/errors';

export type RefusalDetails = ErrorEnvelope['error']['details'];

/** The only refusal of the API: a code of the contract's catalogue, with its status and Spanish text. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;
  readonly details: RefusalDetails;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, details: RefusalDetails = {}, headers: Readonly<Record<string, string>> = {}) {
    super(code);
    this.code = code;
    this.details = details;
    this.headers = headers;
  }
}

/** `throw refuse('AlreadyApplied')` */
export const refuse = (
  code: ErrorCode,
  details?: RefusalDetails,
  headers?: Readonly<Record<string, string>>,
): Refusal => new Refusal(code, details, headers);

/** A refusal at one or more fields of the body. */
export const refuseFields = (
  fields: Readonly<Record<string, string>>,
  code: ErrorCode = 'ValidationError',
): Refusal => new Refusal(code, { fields });

export function envelopeOf({ code, details }: Pick<Refusal, 'code' | 'details'>): ErrorEnvelope {
  const { status, text } = errors[code];
  return { data: null, error: { status, name: code, message: text, details } };
}
