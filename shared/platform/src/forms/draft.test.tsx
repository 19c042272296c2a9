import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { useDraft } from './draft.ts';

const defaultValues = { motivation: '', availability: '' };

/** A form that keeps its draft, as a page would have it. */
const openForm = (about = 'apply:12') =>
  renderHook(
    ({ key }) => {
      const form = useForm({ defaultValues });
      return { form, ...useDraft(key, form) };
    },
    { initialProps: { key: about } },
  );
type Opened = ReturnType<typeof openForm>;

const type = ({ result }: Opened, motivation: string) => act(() => result.current.form.setValue('motivation', motivation));
const values = ({ result }: Opened) => result.current.form.getValues();
const waitForWrite = () => act(() => jest.runAllTimers());
const stored = (about = 'apply:12') => localStorage.getItem(`draft:${about}`);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
});

it('gives back what was typed when the form is opened again, and says so', () => {
  const first = openForm();
  expect(first.result.current.restored).toBe(false);
  type(first, 'Me importa el mar');
  waitForWrite();
  first.unmount();

  const second = openForm();
  expect(values(second)).toEqual({ motivation: 'Me importa el mar', availability: '' });
  expect(second.result.current.restored).toBe(true);
});

it('keeps the last key of somebody who leaves at once', () => {
  const form = openForm();
  type(form, 'Me importa el mar');
  form.unmount();
  expect(values(openForm()).motivation).toBe('Me importa el mar');
});

it('keeps the last key of somebody who reloads at once', () => {
  const form = openForm();
  type(form, 'Me importa el mar');
  window.dispatchEvent(new Event('pagehide'));
  expect(stored()).toContain('Me importa el mar');
});

it('writes once for many keys', () => {
  const write = jest.spyOn(Storage.prototype, 'setItem');
  const form = openForm();
  for (const text of ['M', 'Me', 'Me ', 'Me i']) type(form, text);
  waitForWrite();
  expect(write).toHaveBeenCalledTimes(1);
});

it('is forgotten once the server has it', () => {
  const form = openForm();
  type(form, 'Me importa el mar');
  waitForWrite();
  act(() => form.result.current.forget());
  expect(stored()).toBeNull();
});

it('stays forgotten when the last key was still to be written', () => {
  const form = openForm();
  type(form, 'Me importa el mar');
  act(() => form.result.current.forget());
  waitForWrite();
  form.unmount();
  expect(stored()).toBeNull();
});

it('is none when everything was taken back', () => {
  const form = openForm();
  type(form, 'Me importa el mar');
  waitForWrite();
  type(form, '');
  waitForWrite();
  expect(stored()).toBeNull();
});

it('leaves the form unsent: what was restored still differs from how it came', () => {
  localStorage.setItem('draft:apply:12', JSON.stringify({ motivation: 'Me importa el mar' }));
  const form = openForm();
  expect(form.result.current.form.formState.defaultValues).toEqual(defaultValues);
});

it('belongs to one form', () => {
  const form = openForm('apply:12');
  type(form, 'Me importa el mar');
  waitForWrite();
  expect(values(openForm('apply:13')).motivation).toBe('');
});

it.each(['{', 'null', '[]', '"texto"', '7'])('is no draft when the storage holds %p', (damaged) => {
  localStorage.setItem('draft:apply:12', damaged);
  const form = openForm();
  expect(form.result.current.restored).toBe(false);
  expect(values(form)).toEqual(defaultValues);
});

it('does without where the browser keeps nothing', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
  const form = openForm();
  type(form, 'Me importa el mar');
  waitForWrite();
  act(() => form.result.current.forget());
  expect(values(form).motivation).toBe('Me importa el mar');
});

describe('with fields that are not kept, for this tab only', () => {
  const openLogin = () =>
    renderHook(() => {
      const form = useForm({ defaultValues: { email: '', password: '' } });
      return { form, ...useDraft('login', form, { except: ['password'], keep: 'tab' }) };
    });
  const typeIn = ({ result }: ReturnType<typeof openLogin>, name: 'email' | 'password', text: string) =>
    act(() => result.current.form.setValue(name, text));

  afterEach(() => sessionStorage.clear());

  it('keeps the others, in nothing that outlives the tab', () => {
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

  it('forgets', () => {
    const form = openLogin();
    typeIn(form, 'email', 'ana@udc.es');
    waitForWrite();
    act(() => form.result.current.forget());
    expect(sessionStorage).toHaveLength(0);
  });
});
