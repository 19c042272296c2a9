import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '../dialog/index.ts';
import { ComboBox, type ComboBoxOption, type ComboBoxProps, preloadComboBox } from './index.ts';

const universities: ComboBoxOption[] = [
  { id: 1, label: 'Universidad de Málaga' },
  { id: 2, label: 'Universidade da Coruña' },
  { id: 3, label: 'Universidad Politécnica de Cartagena' },
];

type Overrides = Partial<ComboBoxProps> & { start?: ComboBoxOption['id'] | null };

function University({ start = null, onChange, ...rest }: Overrides) {
  const [value, setValue] = useState(start);
  return (
    <ComboBox
      label="Universidad"
      name="university"
      options={universities}
      {...rest}
      value={value}
      onChange={(id) => {
        onChange?.(id);
        setValue(id);
      }}
    />
  );
}

const field = () => screen.findByRole('combobox', { name: /^Universidad/ });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('stands in with a field of the same name until its code has arrived', async () => {
  render(<University start={2} hint="La tuya." />);
  const placeholder = screen.getByRole('textbox', { name: 'Universidad' });
  expect(placeholder).toHaveValue('Universidade da Coruña');
  expect(placeholder).toHaveAccessibleDescription('La tuya.');
  // The time that its code takes to arrive depends on the machine.
  await act(() => preloadComboBox());

  expect(await field()).toHaveValue('Universidade da Coruña');
});

test('a press on an option counts, though the scroll that brought it into view is told after it', async () => {
  render(<University />);
  const input = await field();
  const user = userEvent.setup();
  await user.click(input);
  await user.keyboard('coruna');
  const [option] = await screen.findAllByRole('option');
  await user.pointer({ keys: '[MouseLeft>]', target: option! });
  fireEvent.scroll(document);
  await user.pointer({ keys: '[/MouseLeft]', target: option! });
  expect(input).toHaveValue('Universidade da Coruña');
});

test('stays open when the page scrolls to show the field or an option, and closes when the user scrolls', async () => {
  render(<University />);
  const input = await field();
  act(() => input.focus());
  fireEvent.scroll(document);
  expect(options()).toHaveLength(3);

  await userEvent.keyboard('coruna{ArrowDown}');
  fireEvent.scroll(document);
  expect(options()).toEqual(['Universidade da Coruña']);
  expect(input).toHaveValue('coruna');

  fireEvent.wheel(document);
  fireEvent.scroll(document);
  expect(options()).toEqual([]);
});

test('a screen reader closes the list with its own button', async () => {
  render(<University />);
  await userEvent.click(await field());
  act(() => screen.getAllByRole('button', { name: 'Descartar' })[0]?.click());
  expect(options()).toEqual([]);
});

test('opens on focus, finds without accents or case, and gives the id', async () => {
  const open = jest.fn();
  const change = jest.fn();
  render(<University onOpen={open} onChange={change} />);

  await userEvent.click(await field());
  expect(open).toHaveBeenCalledTimes(1);
  expect(options()).toHaveLength(3);

  await userEvent.keyboard('POLITECNICA');
  expect(options()).toEqual(['Universidad Politécnica de Cartagena']);

  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(change).toHaveBeenCalledWith(3);
  expect(await field()).toHaveValue('Universidad Politécnica de Cartagena');
  expect(options()).toHaveLength(0);
});

test('says that nothing was found', async () => {
  render(<University />);
  await userEvent.type(await field(), 'zzz');

  const said = within(screen.getByRole('listbox')).getByText('No se encontraron resultados');
  expect(said).toBeInTheDocument();
  expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain(
    'No se encontraron resultados',
  );
});

test('clearing the text clears the choice; leaving halfway brings the choice back', async () => {
  const change = jest.fn();
  render(<University start={1} onChange={change} />);

  await userEvent.type(await field(), ' xyz');
  await userEvent.tab();
  expect(await field()).toHaveValue('Universidad de Málaga');
  expect(change).not.toHaveBeenCalled();

  await userEvent.clear(await field());
  expect(change).toHaveBeenLastCalledWith(null);
});

test('with onSearch the caller decides what is listed, and the choice stays', async () => {
  const search = jest.fn();
  const { rerender } = render(<University start={1} onSearch={search} />);
  const input = await field();
  await userEvent.clear(input);
  await userEvent.type(input, 'zz');
  expect(search).toHaveBeenLastCalledWith('zz');

  rerender(<University start={1} onSearch={search} options={[{ id: 0, label: 'Otra' }]} />);
  await waitFor(() => expect(options()).toEqual(['Otra']));

  await userEvent.keyboard('{Escape}');
  expect(search).toHaveBeenLastCalledWith('');
});

test('what is around an open list is still read out: label, heading, the next field', async () => {
  render(
    <main>
      <h1>Crear cuenta</h1>
      <University />
      <button>Enviar</button>
    </main>,
  );
  await userEvent.click(await field());
  expect(options()).toHaveLength(3);
  expect(screen.getByRole('heading', { name: 'Crear cuenta' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Enviar' })).toBeInTheDocument();
  expect(document.querySelector('[aria-hidden=true] :is(button, input)')).toBeNull();
  await userEvent.tab();
  expect(document.querySelectorAll('[data-react-aria-top-layer]')).toHaveLength(0);
});

test('react-aria counts in Spanish', async () => {
  render(<University />);
  await userEvent.type(await field(), 'mal');
  const said = () =>
    [...document.querySelectorAll('[data-live-announcer]')].map((region) => region.textContent).join();
  expect(said()).toContain('1 opción disponible.');
  await userEvent.type(await field(), 'xxx');
  await waitFor(() => expect(said()).toContain('No hay opciones disponibles.'));
  expect(said()).not.toContain('disponible(s)');
});

test('says that it loads', async () => {
  render(<University options={[]} loading />);
  await userEvent.click(await field());
  expect(within(screen.getByRole('listbox')).getByText('Cargando…')).toBeInTheDocument();
});

test('a press on what says that it loads takes nothing of what was typed', async () => {
  render(<University options={[]} loading />);
  await userEvent.click(await field());
  await userEvent.keyboard('coru');
  await userEvent.click(within(screen.getByRole('listbox')).getByText('Cargando…'));
  expect(await field()).toHaveValue('coru');
  expect(await field()).toHaveFocus();
});

test('shows its error and carries the id that an error summary links to', async () => {
  render(<University error="Este campo es obligatorio." optional />);
  const input = await field();
  expect(input).toHaveAttribute('id', 'field-university');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Error: Este campo es obligatorio.');
});

test('inside a dialog the list opens inside the dialog, and counts there', async () => {
  render(
    <Dialog open onClose={() => undefined} title="¿Dónde estudias?">
      <University />
    </Dialog>,
  );
  await userEvent.click(await field());

  const dialog = screen.getByRole('dialog', { hidden: true });
  expect(await within(dialog).findByRole('listbox')).toBeInTheDocument();
  await userEvent.keyboard('coruna');
  await waitFor(() => expect(within(dialog).getByText('1 resultado')).toBeInTheDocument());
});
