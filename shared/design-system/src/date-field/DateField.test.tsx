import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '../dialog/index.ts';
import { DateField, type DateFieldProps, DateTimeField, preloadDateField } from './index.ts';

type DeadlineProps = Partial<DateFieldProps> & { start?: string; Field?: typeof DateField };

function Deadline({ start = '', onChange, Field = DateField, ...rest }: DeadlineProps) {
  const [value, setValue] = useState(start);
  return (
    <Field
      label="Último día"
      name="deadline"
      {...rest}
      value={value}
      onChange={(day) => {
        onChange?.(day);
        setValue(day);
      }}
    />
  );
}

beforeAll(() => preloadDateField());

const group = () => screen.findByRole('group', { name: /^Último día/ });
const parts = async () => within(await group()).getAllByRole('spinbutton');
const shown = async () => (await parts()).map((part) => part.textContent);

test('is typed as day, month and year, and gives yyyy-MM-dd', async () => {
  const change = jest.fn();
  render(<Deadline onChange={change} />);
  const [day] = await parts();
  act(() => day?.focus());
  await userEvent.keyboard('05032027');
  expect(change).toHaveBeenLastCalledWith('2027-03-05');
  expect(await shown()).toEqual(['05', '03', '2027']);
});

test('names its parts by its label, which points at no group', async () => {
  render(<Deadline />);
  expect(await group()).toBeVisible();
  expect(screen.getByText('Último día')).not.toHaveAttribute('for');
});

test('is taken from a calendar in Spanish whose weeks begin on Monday', async () => {
  const change = jest.fn();
  render(<Deadline start="2026-12-20" onChange={change} />);
  await userEvent.click(within(await group()).getByRole('button'));
  const calendar = await screen.findByRole('grid', { name: /diciembre de 2026/ });
  const weekdays = [...calendar.querySelectorAll('th')].map((cell) => cell.textContent);
  expect(weekdays[0]).toMatch(/^l/i);
  expect(weekdays[6]).toMatch(/^d/i);
  await userEvent.click(within(calendar).getByRole('button', { name: /24 de diciembre de 2026/ }));
  expect(change).toHaveBeenLastCalledWith('2026-12-24');
  await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
  const opener = within(await group()).getByRole('button');
  await waitFor(() => expect(opener).toHaveFocus());
});

test('days before the first one cannot be picked', async () => {
  const change = jest.fn();
  render(<Deadline start="2026-12-20" min="2026-12-15" onChange={change} />);
  await userEvent.click(within(await group()).getByRole('button'));
  const before = within(await screen.findByRole('grid')).getByRole('button', { name: /14 de diciembre/ });
  expect(before).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(before);
  expect(change).not.toHaveBeenCalled();
});

test('half a date is given as it stands, for the form to say what is wrong; an emptied one is empty', async () => {
  const change = jest.fn();
  render(<Deadline onChange={change} />);
  const [day] = await parts();
  act(() => day?.focus());
  await userEvent.keyboard('12');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(change).toHaveBeenLastCalledWith(expect.stringMatching(/^12\//));
  expect((await shown())[0]).toBe('12');
  act(() => day?.focus());
  await userEvent.keyboard('{Backspace}{Backspace}');
  act(() => day?.blur());
  expect(change).toHaveBeenLastCalledWith('');
});

test('carries the id that an error summary links to, its error and its hint', async () => {
  render(<Deadline error="Formato no válido." hint="A partir de hoy." optional />);
  const field = await group();
  expect(field).toHaveAttribute('id', 'field-deadline');
  act(() => field.focus());
  const [day] = await parts();
  expect(day).toHaveFocus();
  expect(day).toBeInvalid();
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Formato no válido.'));
});

test('inside a dialog the calendar opens inside the dialog', async () => {
  render(
    <Dialog open onClose={() => undefined} title="¿Hasta cuándo?">
      <Deadline start="2026-12-20" />
    </Dialog>,
  );
  await userEvent.click(within(await group()).getByRole('button'));
  const calendar = await screen.findByRole('grid');
  expect(calendar.closest('dialog')).not.toBeNull();
});

describe('with an hour', () => {
  test('is typed as day, month, year, hour and minute of 24 hours, and gives yyyy-MM-ddTHH:mm', async () => {
    const change = jest.fn();
    render(<Deadline Field={DateTimeField} onChange={change} />);
    const [day] = await parts();
    act(() => day?.focus());
    await userEvent.keyboard('220320271830');
    expect(change).toHaveBeenLastCalledWith('2027-03-22T18:30');
    expect(await shown()).toEqual(['22', '03', '2027', '18', '30']);
    expect(await group()).toHaveAccessibleDescription(expect.stringContaining('Hora peninsular.'));
  });

  test('keeps the hour when another day is taken from the calendar', async () => {
    const change = jest.fn();
    render(<Deadline Field={DateTimeField} start="2026-12-20T09:05" onChange={change} />);
    expect(await shown()).toEqual(['20', '12', '2026', '09', '05']);
    await userEvent.click(within(await group()).getByRole('button'));
    const calendar = await screen.findByRole('grid');
    await userEvent.click(within(calendar).getByRole('button', { name: /24 de diciembre de 2026/ }));
    expect(change).toHaveBeenLastCalledWith('2026-12-24T09:05');
  });

  test('shows an hour that spring skips, as the form kept it', async () => {
    render(<Deadline Field={DateTimeField} start="2027-03-28T02:30" />);
    expect(await shown()).toEqual(['28', '03', '2027', '02', '30']);
  });
});
