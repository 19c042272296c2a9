import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmedPlan, Consequences } from './index.ts';

const groups = [
  { title: 'Se mueve', lines: ['Dos proyectos', 'Una plantilla'] },
  { title: 'Se pierde', lines: [] },
];
const plan = {
  version: 'a',
  groups,
  actionLabel: 'Fusionar las dos',
  question: '¿Fusionar?',
  summary: 'Queda una.',
  confirmLabel: 'Fusionar',
  busy: false,
};

it('lists what happens, without groups of nothing', () => {
  render(<Consequences groups={groups} headingLevel={2} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Se mueve',
  ]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Dos proyectos',
    'Una plantilla',
  ]);
});

it('confirms the version that is on the page, with the keyboard', async () => {
  const onConfirm = jest.fn();
  render(<ConfirmedPlan {...plan} onConfirm={onConfirm} />);
  const person = userEvent.setup();
  await person.tab();
  await person.keyboard('{Enter}');
  const dialog = within(screen.getByRole('alertdialog', { name: '¿Fusionar?' }));
  expect(dialog.getByText('Queda una.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  await person.tab();
  await person.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledWith('a');
});

it('closes the question when something else would happen by now, and says so', async () => {
  const onConfirm = jest.fn();
  const { rerender } = render(<ConfirmedPlan {...plan} onConfirm={onConfirm} />);
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Fusionar las dos' }));
  rerender(<ConfirmedPlan {...plan} version="b" changed="Hay otro proyecto." onConfirm={onConfirm} />);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByText('Hay otro proyecto.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Fusionar las dos' }));
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Fusionar' }));
  expect(onConfirm).toHaveBeenCalledWith('b');
});

it('keeps the question open with the reason of a failure', async () => {
  render(<ConfirmedPlan {...plan} failure="El servicio no responde." onConfirm={jest.fn()} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Fusionar las dos' }));
  expect(within(screen.getByRole('alertdialog')).getByText('El servicio no responde.')).toBeVisible();
});
