import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox, CheckboxGroup, RadioGroup } from './index.ts';

const options = [
  { value: 'a', label: 'Salud' },
  { value: 'b', label: 'Educación' },
  { value: 'c', label: 'Clima', description: 'ODS 13' },
];

test('a checkbox answers to its label and shows its error', async () => {
  render(<Checkbox name="terms" label="Acepto los términos" error="Aceptar este campo es obligatorio." />);
  const box = screen.getByRole('checkbox', { name: 'Acepto los términos' });
  expect(box).toHaveAccessibleDescription('Error: Aceptar este campo es obligatorio.');

  await userEvent.click(screen.getByText('Acepto los términos'));
  expect(box).toBeChecked();
});

test('a group of checkboxes gives the chosen values in the order of the options', async () => {
  const change = jest.fn();
  function Group() {
    const [value, setValue] = useState(['c']);
    return (
      <CheckboxGroup
        legend="Temas"
        name="goals"
        hint="Elige los que quieras."
        options={options}
        value={value}
        onChange={(next) => {
          change(next);
          setValue(next);
        }}
      />
    );
  }
  render(<Group />);
  expect(screen.getByRole('group', { name: 'Temas' })).toHaveAccessibleDescription('Elige los que quieras.');
  expect(screen.getByRole('checkbox', { name: 'Clima' })).toHaveAccessibleDescription('ODS 13');

  await userEvent.click(screen.getByRole('checkbox', { name: 'Salud' }));
  expect(change).toHaveBeenLastCalledWith(['a', 'c']);

  await userEvent.click(screen.getByRole('checkbox', { name: 'Clima' }));
  expect(change).toHaveBeenLastCalledWith(['a']);
});

test('radio buttons give one value, and arrows move between them', async () => {
  const change = jest.fn();
  function Group() {
    const [value, setValue] = useState('a');
    return (
      <RadioGroup
        legend="Tema"
        name="goal"
        options={options}
        value={value}
        onChange={(next) => {
          change(next);
          setValue(next);
        }}
        error="Este campo es obligatorio."
      />
    );
  }
  render(<Group />);
  const group = screen.getByRole('radiogroup', { name: 'Tema' });
  expect(group).toHaveAccessibleDescription('Error: Este campo es obligatorio.');
  expect(screen.getByRole('radio', { name: 'Salud' })).toHaveAttribute('id', 'field-goal');

  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(change).toHaveBeenLastCalledWith('b');
  expect(screen.getByRole('radio', { name: 'Educación' })).toBeChecked();
});
