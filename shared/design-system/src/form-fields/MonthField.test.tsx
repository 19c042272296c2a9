import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MonthField } from './MonthField.tsx';
import { monthOf } from './months.ts';

const person = userEvent.setup();
const box = () => screen.getByRole('textbox', { name: 'Mes de entrega' });
const opener = () => screen.getByRole('button', { name: 'Elegir el mes' });

function Field({ start = '' }) {
  const [value, setValue] = useState(start);
  return <MonthField label="Mes de entrega" name="month" value={value} onChange={setValue} />;
}

test('§5 a month typed as MM/yyyy gets its slash by itself, and loses it again', async () => {
  render(<Field />);
  await person.type(box(), '062026');
  expect(box()).toHaveValue('06/2026');
  await person.type(box(), '{Backspace>5/}');
  expect(box()).toHaveValue('06');
});

test('§5 a month typed with its slash, as the field shows it, has one', async () => {
  render(<Field />);
  await person.type(box(), '06/2031');
  expect(box()).toHaveValue('06/2031');
});

test('§5 a month is taken from a grid in every browser, and focus comes back', async () => {
  render(<Field start="06/2026" />);
  await person.click(opener());
  expect(screen.getByRole('button', { name: 'junio de 2026', pressed: true })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Año siguiente' }));
  expect(screen.getByRole('button', { name: 'junio de 2027', pressed: false })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'febrero de 2027' }));
  expect(box()).toHaveValue('02/2027');
  expect(screen.queryByRole('button', { name: 'febrero de 2027' })).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
});

test('arrows walk the grid; Escape closes it and gives focus back', async () => {
  render(<Field start="06/2026" />);
  await person.click(opener());
  screen.getByRole('button', { name: 'junio de 2026' }).focus();
  await person.keyboard('{ArrowDown}{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'agosto de 2026' })).toHaveFocus();
  await person.keyboard('{Escape}');
  expect(opener()).toHaveFocus();
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
});

test.each(['13/2026', '6/2026', '2026-06', ''])('%p is no month', (text) => {
  expect(monthOf(text)).toBeNull();
});
