import { loginForm } from '@puente/contract/forms/login';
import { loginProblem } from '@puente/contract/login-problem';
import { type Typed } from './public-forms.ts';

/** Converts the login form to the body of the call. Returns undefined when the fields are invalid. */
export function loginOf({ confirmation = '', ...fields }: Typed): object | undefined {
  const { data } = loginForm.safeParse({ ...fields, remember: 'remember' in fields });
  return (
    data && {
      identifier: data.email,
      password: data.password,
      rememberMe: data.remember,
      ...(confirmation !== '' && { confirmation }),
    }
  );
}

/**
 * Query of the address to which a failed login redirects: the error, and the token of a mailed link. Contains nothing
 * that the visitor typed.
 */
export const problemOf = (code: string, { confirmation = '' }: Typed): Record<string, string> => ({
  ...(confirmation !== '' && { confirmation }),
  problem: loginProblem(code),
});
