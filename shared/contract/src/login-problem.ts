/** Refusals of a login that the visitor can act on; each has its own message. */
const refusals = [
  'InvalidCredentials',
  'EmailNotConfirmed',
  'ConfirmationInvalid',
  'TooManyRequests',
  'CookiesBlocked',
] as const;

export type LoginProblem = (typeof refusals)[number] | 'Unexpected';

/**
 * What went wrong with a login, of all the codes of errors.ts: whatever the visitor can do nothing about is unexpected. A form that
 * was sent without a script leads back to its page with it, in the query as `problem`.
 */
export const loginProblem = (code: string): LoginProblem =>
  refusals.find((refusal) => refusal === code) ?? 'Unexpected';
