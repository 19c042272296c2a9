/** Login errors that the visitor can act on; each has its own message. */
const refusals = [
  'InvalidCredentials',
  'EmailNotConfirmed',
  'AccountMerged',
  'ConfirmationInvalid',
  'TooManyRequests',
  'CookiesBlocked',
] as const;

export type LoginProblem = (typeof refusals)[number] | 'Unexpected';

/**
 * Maps an error code (errors.ts) to a problem of the login form. Errors that the visitor cannot act on become 'Unexpected'. Forms sent
 * without JavaScript redirect to their page with it, as query parameter `problem`.
 */
export const loginProblem = (code: string): LoginProblem =>
  refusals.find((refusal) => refusal === code) ?? 'Unexpected';
