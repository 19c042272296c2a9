import type { LoginForm } from '@puente/contract/forms/login';

/**
 * What the visitor has typed into the form that the server drew, before its code was here. Nothing where there is no such form, or
 * nothing in it.
 */
export function typedBefore(): Partial<LoginForm> {
  if (typeof document === 'undefined') return {};
  const form = document.querySelector<HTMLFormElement>('form[data-login]');
  if (form === null) return {};
  const typed = new FormData(form);
  const textOf = (name: 'email' | 'password') => {
    const text = typed.get(name);
    return typeof text === 'string' && text !== '' ? { [name]: text } : {};
  };
  return { ...textOf('email'), ...textOf('password'), remember: typed.has('remember') };
}
