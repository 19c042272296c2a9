import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PhoneField } from './index.ts';

const number = () => screen.getByRole('textbox', { name: 'Teléfono' });
const country = () => screen.getByRole('combobox', { name: 'País del teléfono' });
const chosen = () => (country() as HTMLSelectElement).selectedOptions[0]?.textContent;

function open(initial = '') {
  const values: string[] = [];
  function Form() {
    const [value, setValue] = useState(initial);
    const keep = (text: string) => {
      values.push(text);
      setValue(text);
    };
    return (
      <>
        <PhoneField label="Teléfono" name="phone" value={value} onChange={keep} />
        <button type="button" onClick={() => setValue('+33 6 12 34 56 78')}>
          Recuperar
        </button>
      </>
    );
  }
  render(<Form />);
  return { sent: () => values.at(-1) };
}

test('§5: starts in Spain, which is first in a list in Spanish order', () => {
  open();
  expect(chosen()).toBe('España (+34)');
  const names = [...(country() as HTMLSelectElement).options].map((option) => option.textContent);
  expect(names.slice(0, 3)).toEqual(['España (+34)', 'Afganistán (+93)', 'Albania (+355)']);
  expect(names).toContain('Portugal (+351)');
  // Accents and capitals do not count: after «z» there is nothing.
  expect(names.at(-1)).toBe('Zimbabue (+263)');
});

test('gives one text with the prefix, and leaves in the box what was typed', async () => {
  const { sent } = open();
  await userEvent.type(number(), '600 123 456');
  expect(sent()).toBe('+34 600 123 456');
  expect(number()).toHaveValue('600 123 456');
});

test('a country chosen from the list changes the prefix alone, and stays without a number', async () => {
  const { sent } = open();
  await userEvent.selectOptions(country(), 'PT');
  expect(chosen()).toBe('Portugal (+351)');
  await userEvent.type(number(), '912 345 678');
  expect(sent()).toBe('+351 912 345 678');
  await userEvent.selectOptions(country(), 'FR');
  expect(sent()).toBe('+33 912 345 678');
  await userEvent.clear(number());
  expect(sent()).toBe('');
  expect(chosen()).toBe('Francia (+33)');
});

test.each(['+351912345678', '00351 912345678'])(
  '%p chooses its country, and loses the prefix when the field is left',
  async (text) => {
    const { sent } = open();
    await userEvent.click(number());
    await userEvent.paste(text);
    expect(chosen()).toBe('Portugal (+351)');
    expect(number()).toHaveValue(text);
    await userEvent.tab();
    expect(number()).toHaveValue('912345678');
    expect(sent()).toBe('+351 912345678');
  },
);

test('typing a prefix chooses the country as soon as it is whole', async () => {
  open();
  await userEvent.type(number(), '+35');
  expect(chosen()).toBe('España (+34)');
  await userEvent.type(number(), '1');
  expect(chosen()).toBe('Portugal (+351)');
  await userEvent.selectOptions(country(), 'FR');
  expect(number()).toHaveValue('');
});

test('shows what the form already has, and what it is given later', async () => {
  open('+351 912 345 678');
  expect(chosen()).toBe('Portugal (+351)');
  expect(number()).toHaveValue('912 345 678');
  await userEvent.click(screen.getByRole('button', { name: 'Recuperar' }));
  expect(chosen()).toBe('Francia (+33)');
  expect(number()).toHaveValue('6 12 34 56 78');
});

test('keeps what is no number as it was typed, with its error at the box', async () => {
  render(
    <PhoneField
      label="Teléfono"
      name="phone"
      value="+34 mañana"
      onChange={() => {}}
      error="Formato de teléfono no válido"
      required
    />,
  );
  expect(number()).toHaveValue('mañana');
  expect(number()).toHaveAccessibleDescription('Error: Formato de teléfono no válido');
  expect(number()).toBeInvalid();
  expect(number()).toBeRequired();
  await userEvent.tab();
  expect(country()).toHaveFocus();
});
