import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { useTabDraft } from './tab-draft.ts';

const openLogin = () =>
  renderHook(() => {
    const form = useForm({ defaultValues: { email: '', password: '' } });
    return { form, ...useTabDraft('login', form, ['password']) };
  });
const typeIn = ({ result }: ReturnType<typeof openLogin>, name: 'email' | 'password', text: string) =>
  act(() => result.current.form.setValue(name, text));
const waitForWrite = () => act(() => jest.advanceTimersByTime(400));

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('keeps what may be kept, in nothing that outlives the tab', () => {
  const form = openLogin();
  typeIn(form, 'email', 'ana@udc.es');
  typeIn(form, 'password', 'marea-alta');
  waitForWrite();
  expect(sessionStorage.getItem('draft:login')).toBe('{"email":"ana@udc.es"}');
  expect(localStorage).toHaveLength(0);
  form.unmount();
  expect(openLogin().result.current.form.getValues()).toEqual({ email: 'ana@udc.es', password: '' });
});

it('writes nothing for a password alone', () => {
  const form = openLogin();
  typeIn(form, 'password', 'marea-alta');
  form.unmount();
  expect(sessionStorage).toHaveLength(0);
});

it('takes none of them from a draft that has them', () => {
  sessionStorage.setItem('draft:login', '{"email":"ana@udc.es","password":"marea-alta"}');
  expect(openLogin().result.current.form.getValues('password')).toBe('');
});

it('writes the last key of a user who leaves at once', () => {
  const form = openLogin();
  typeIn(form, 'email', 'ana@udc.es');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(sessionStorage.getItem('draft:login')).toBe('{"email":"ana@udc.es"}');
});

it('forgets', () => {
  const form = openLogin();
  typeIn(form, 'email', 'ana@udc.es');
  waitForWrite();
  act(() => form.result.current.forget());
  expect(sessionStorage).toHaveLength(0);
});

it('does without where the browser keeps nothing', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  const form = openLogin();
  typeIn(form, 'email', 'ana@udc.es');
  waitForWrite();
  act(() => form.result.current.forget());
  expect(form.result.current.form.getValues('email')).toBe('ana@udc.es');
});
