import { act, renderHook } from '@testing-library/react';
import type { SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, noteReference, reportUnexpectedTo } from '@puente/client/api-error';
import { refusal } from '@puente/client/refusal';
import { useSending } from './sending.ts';

interface Values {
  title: string;
}

/** Lets everything happen that follows from it. */
const settle = (change: () => void) =>
  act(() => {
    change();
    return Promise.resolve();
  });

interface Given {
  title?: string;
  onInvalid?: () => void;
  told?: (error: unknown, values: Values) => boolean;
}

/** A form with one field, and a call that the test settles. */
function openForm({ title = 'Un título', onInvalid, told }: Given = {}) {
  const calls: { values: Values; done: () => void; fail: (error: unknown) => void }[] = [];
  const send = (values: Values) =>
    new Promise<void>((done, fail) => {
      calls.push({ values, done, fail });
    });
  const { result } = renderHook(() => {
    const form = useForm<Values>({ defaultValues: { title } });
    form.register('title', { required: true });
    return { form, errors: form.formState.errors, ...useSending(form, send, onInvalid, told) };
  });
  const preventDefault = jest.fn();
  const event = { preventDefault, persist: () => {} } as unknown as SubmitEvent<HTMLFormElement>;
  const press = () => settle(() => result.current.submit(event));
  return { result, calls, press, preventDefault };
}

it('sends once, whatever the number of presses, and stays busy once it is sent', async () => {
  const { result, calls, press, preventDefault } = openForm();
  await press();
  preventDefault.mockClear();
  await press();
  expect(calls).toHaveLength(1);
  expect(calls[0]?.values).toEqual({ title: 'Un título' });
  // Else the browser would send the form itself, and leave the page.
  expect(preventDefault).toHaveBeenCalledTimes(1);
  expect(result.current.busy).toBe(true);

  await settle(() => calls[0]?.done());
  await press();
  expect(calls).toHaveLength(1);
  expect(result.current.busy).toBe(true);
});

it('§8 says under which reference it was reported what should not have failed', async () => {
  reportUnexpectedTo((error) => noteReference(error, 'AB12'));
  const { result, calls, press } = openForm();
  await press();
  await settle(() => calls[0]?.fail(new ApiError('Unexpected')));
  expect(result.current.failure).toBe(
    'Error inesperado. Inténtalo de nuevo. Si se repite, indica la referencia AB12.',
  );
  await press();
  await settle(() => calls[1]?.fail(new ApiError('Network')));
  expect(result.current.failure).not.toContain('referencia');
  reportUnexpectedTo(() => {});
});

it('leaves to the form what it has its own words for, and can be sent again', async () => {
  const told = jest.fn().mockReturnValueOnce(true).mockReturnValue(false);
  const { result, calls, press } = openForm({ told });
  const refused = refusal('InvalidCredentials');
  await press();
  await settle(() => calls[0]?.fail(refused));
  expect(told.mock.calls).toEqual([[refused, { title: 'Un título' }]]);
  expect(result.current).toMatchObject({ failure: null, failures: 0, busy: false });
  await press();
  await settle(() => calls[1]?.fail(refused));
  expect(result.current).toMatchObject({ failure: 'Credenciales incorrectas', failures: 1, busy: false });
});

it('puts a refusal at its field, and can be sent again', async () => {
  const { result, calls, press } = openForm();
  await press();
  await settle(() => calls[0]?.fail(refusal('ValidationError', { fields: { title: 'Ya existe.' } })));
  expect(result.current.errors.title?.message).toBe('Ya existe.');
  expect(result.current.failure).toBeNull();
  expect(result.current.busy).toBe(false);

  await press();
  expect(calls).toHaveLength(2);
});

it('says why when no field is to blame, until the next press', async () => {
  const { result, calls, press } = openForm();
  await press();
  await settle(() => calls[0]?.fail(new ApiError('Unavailable')));
  expect(result.current.failure).toBe(new ApiError('Unavailable').message);

  await press();
  expect(result.current.failure).toBeNull();
});

it('sends nothing while a field is wrong', async () => {
  const onInvalid = jest.fn();
  const { result, calls, press } = openForm({ title: '', onInvalid });
  await press();
  expect(calls).toHaveLength(0);
  expect(onInvalid).toHaveBeenCalledTimes(1);
  expect(result.current.busy).toBe(false);

  act(() => result.current.form.setValue('title', 'Ahora sí'));
  await press();
  expect(calls).toHaveLength(1);
});
