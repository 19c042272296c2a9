import { loginForm } from '@puente/contract/forms/login';
import { loginProblem } from '@puente/contract/login-problem';
import { type Typed } from './public-forms.ts';

/** The login's form as the call takes it. Undefined when it cannot be an account's. */
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

/** The query with which a refused login leads back: why, and the token of a mailed link. Nothing of what was typed. */
export const problemOf = (code: string, { confirmation = '' }: Typed): Record<string, string> => ({
  ...(confirmation !== '' && { confirmation }),
  problem: loginProblem(code),
});
