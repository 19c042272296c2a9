import type { LoginForm } from '@puente/contract/forms/login';

/** What the visitor has typed into the form that the server drew, before its code was here. Nothing where there is none yet. */
export function typedBefore(): Partial<LoginForm> {
  if (typeof document === 'undefined') return {};
  const form = document.querySelector<HTMLFormElement>('form[data-login]');
  if (form === null) return {};
  const typed = new FormData(form);
  const textOf = (name: string) => {
    const text = typed.get(name);
    return typeof text === 'string' ? text : '';
  };
  return { email: textOf('email'), password: textOf('password'), remember: typed.has('remember') };
}
