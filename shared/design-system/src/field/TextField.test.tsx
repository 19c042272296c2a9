import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { PasswordField, SelectField, TextField } from './index.ts';

test('ties label, hint and error to the control', () => {
  render(
    <TextField label="Email" name="email" hint="El de tu universidad." error="Formato de email incorrecto" />,
  );
  const field = screen.getByRole('textbox', { name: 'Email' });

  expect(field).toHaveAttribute('id', 'field-email');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('El de tu universidad. Error: Formato de email incorrecto');
});

test('says what is optional and what is required without the browser’s own bubbles', () => {
  render(
    <>
      <TextField label="LinkedIn" name="linkedin" optional />
      <TextField label="Nombre" name="name" required />
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'LinkedIn (opcional)' })).toBeValid();
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveAttribute('aria-required', 'true');
  expect(screen.getByRole('textbox', { name: 'Nombre' })).not.toHaveAttribute('required');
});

test('takes what a form library spreads on it: name, ref, onChange, onBlur', async () => {
  const ref = createRef<HTMLInputElement>();
  const change = jest.fn();
  const blur = jest.fn();
  render(<TextField label="Nombre" name="name" ref={ref} onChange={change} onBlur={blur} />);

  await userEvent.type(screen.getByRole('textbox'), 'Ana');
  await userEvent.tab();

  expect(ref.current).toHaveValue('Ana');
  expect(change).toHaveBeenCalledTimes(3);
  expect(blur).toHaveBeenCalledTimes(1);
});

test('two fields without a name do not share an id', () => {
  render(
    <>
      <TextField label="Uno" />
      <TextField label="Dos" />
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Uno' }).id).not.toBe(
    screen.getByRole('textbox', { name: 'Dos' }).id,
  );
});

test('a password can be shown and hidden', async () => {
  render(<PasswordField label="Contraseña" name="password" defaultValue="Puente-2026" />);
  const field = screen.getByLabelText('Contraseña');
  expect(field).toHaveAttribute('type', 'password');

  await userEvent.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }));
  expect(field).toHaveAttribute('type', 'text');

  await userEvent.click(screen.getByRole('button', { name: 'Ocultar la contraseña' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('a list offers its placeholder as no choice', async () => {
  const change = jest.fn<undefined, [string]>();
  render(
    <SelectField
      label="Provincia"
      name="province"
      placeholder="Elige una provincia"
      options={[{ value: '15', label: 'A Coruña' }]}
      onChange={(event) => change(event.currentTarget.value)}
    />,
  );
  const list = screen.getByRole('combobox', { name: 'Provincia' });
  expect(list).toHaveValue('');

  await userEvent.selectOptions(list, 'A Coruña');
  expect(change).toHaveBeenLastCalledWith('15');
});
