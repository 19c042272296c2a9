import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { ApiError } from '@puente/client/api-error';
import { refusal } from '@puente/client/refusal';
import { namedSummaryOf, showRefusal, summaryOf } from './errors.ts';

const openForm = () =>
  renderHook(() => {
    const form = useForm({ defaultValues: { email: '', phone: '' } });
    return { form, errors: form.formState.errors };
  }).result;

const refuse = (fields: Record<string, string>) => refusal('ValidationError', { fields });

/** Shows a refusal in a form. Returns its errors, and whether every message found a field. */
function show(error: unknown) {
  const opened = openForm();
  let placed = false;
  act(() => {
    placed = showRefusal(opened.current.form, error);
  });
  return { placed, summary: summaryOf(opened.current.errors, ['email', 'phone']) };
}

it('puts each message at its field, in the order of the screen', () => {
  expect(
    show(refuse({ phone: 'Formato de teléfono no válido', email: 'Ya existe una cuenta con este email' })),
  ).toEqual({
    placed: true,
    summary: [
      { name: 'email', message: 'Ya existe una cuenta con este email' },
      { name: 'phone', message: 'Formato de teléfono no válido' },
    ],
  });
});

it('leaves it to the form when a message has no field here, but shows those that have', () => {
  expect(
    show(refuse({ email: 'Formato de email incorrecto', 'university.name': 'Campo obligatorio' })),
  ).toEqual({
    placed: false,
    summary: [{ name: 'email', message: 'Formato de email incorrecto' }],
  });
});

it.each([[new ApiError('Network')], [refuse({})], [new TypeError('no')], [undefined]])(
  'leaves %p to the form',
  (error) => {
    expect(show(error)).toEqual({ placed: false, summary: [] });
  },
);

it('names the field of each message', () => {
  const opened = openForm();
  act(() => {
    showRefusal(opened.current.form, refuse({ phone: 'Formato no válido', email: 'Ya existe' }));
  });
  expect(namedSummaryOf(opened.current.errors, { phone: 'Teléfono', email: 'Correo' })).toEqual([
    { name: 'phone', message: 'Teléfono: Formato no válido' },
    { name: 'email', message: 'Correo: Ya existe' },
  ]);
  // A question ends with its own mark.
  expect(namedSummaryOf(opened.current.errors, { phone: '¿A qué número?' })).toEqual([
    { name: 'phone', message: '¿A qué número? Formato no válido' },
  ]);
});
