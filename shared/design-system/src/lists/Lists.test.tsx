import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import {
  FacetGroup,
  FacetSelect,
  FilterPanel,
  FilterToggle,
  KeywordSearch,
  MoreFilters,
  NothingFound,
  SortSelect,
} from './index.ts';

const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
const options = letters.map((value, index) => ({ value, label: value.toUpperCase(), count: index }));

function Group({ start = [] }: { start?: string[] }) {
  const [chosen, setChosen] = useState<string[]>(start);
  return (
    <>
      <FacetGroup label="Letra" name="letter" options={options} chosen={chosen} onChoose={setChosen} />
      <output>{chosen.join(' ')}</output>
    </>
  );
}

test('a long group shows its first options, those that are chosen, and the others on demand', async () => {
  render(<Group start={['i']} />);
  const shown = () => screen.getAllByRole('checkbox').map((box) => box.getAttribute('value'));
  expect(shown()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'i']);
  expect(screen.getByRole('checkbox', { name: 'B' })).toHaveAccessibleDescription('1 resultado');

  const more = screen.getByRole('button', { name: /^Ver 2 más/ });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(more);
  expect(shown()).toEqual(letters);
  expect(screen.getByRole('button', { name: /^Ver menos/ })).toHaveFocus();
});

test('a choice keeps the options that are folded away or not known yet', async () => {
  render(<Group start={['unknown', 'i']} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'A' }));
  expect(screen.getByText('a i unknown')).toBeVisible();
});

test('a choice shows before the page has been drawn for it, and goes when the page is drawn for another', async () => {
  const onChoose = jest.fn();
  const group = (chosen: string[]) => (
    <>
      <FacetGroup label="Letra" name="letter" options={options} chosen={chosen} onChoose={onChoose} />
      <FacetSelect
        label="Una"
        name="one"
        all="Todas"
        options={options}
        chosen={chosen.slice(0, 1)}
        onChoose={onChoose}
      />
    </>
  );
  const { rerender } = render(group([]));
  const letter = (name: string) => screen.getByRole('checkbox', { name });
  await userEvent.click(letter('A'));
  await userEvent.click(letter('B'));
  expect(onChoose.mock.calls).toEqual([[['a']], [['a', 'b']]]);
  expect(letter('A')).toBeChecked();
  expect(letter('B')).toBeChecked();
  await userEvent.selectOptions(screen.getByRole('combobox'), 'c');
  expect(screen.getByRole('combobox')).toHaveValue('c');

  rerender(group(['a', 'b']));
  expect(screen.getByRole('combobox')).toHaveValue('a');
  // 'Atrás': an earlier choice must not return with the previous page.
  rerender(group([]));
  expect(letter('A')).not.toBeChecked();
  expect(screen.getByRole('combobox')).toHaveValue('');
});

test('an order shows before the page has been drawn for it', async () => {
  const onSort = jest.fn();
  const sorts = ['Nombre', 'Plazo'].map((label) => ({ value: label, label }));
  const sort = (value: string) => <SortSelect options={sorts} value={value} onSort={onSort} />;
  const { rerender } = render(sort('Nombre'));
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Plazo');
  expect(onSort.mock.calls).toEqual([['Plazo']]);
  expect(screen.getByRole('combobox')).toHaveValue('Plazo');
  rerender(sort('Plazo'));
  rerender(sort('Nombre'));
  expect(screen.getByRole('combobox')).toHaveValue('Nombre');
});

function Panel() {
  const [open, setOpen] = useState(false);
  const results = useRef<HTMLElement>(null);
  return (
    <>
      <FilterToggle count={2} onOpen={() => setOpen(true)} />
      <FilterPanel
        open={open}
        onClose={() => setOpen(false)}
        count={2}
        onClear={() => {}}
        resultsLabel="Ver 34 proyectos"
        results={results}
      >
        <Group />
      </FilterPanel>
      <section ref={results} tabIndex={-1} aria-label="Resultados" />
    </>
  );
}

test('the sheet has the filters once, and leads to the results', async () => {
  render(<Panel />);
  expect(screen.getByRole('search', { name: 'Filtros' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Filtros (2)' }));

  const sheet = within(screen.getByRole('dialog', { name: 'Filtros' }));
  expect(screen.getAllByRole('group', { name: 'Letra' })).toHaveLength(1);
  await userEvent.click(sheet.getByRole('button', { name: 'Ver 34 proyectos' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Resultados' })).toHaveFocus();
});

test('the sheet that is closed without choosing leads back to its button', async () => {
  render(<Panel />);
  await userEvent.click(screen.getByRole('button', { name: 'Filtros (2)' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar los filtros' }));
  expect(screen.getByRole('button', { name: 'Filtros (2)' })).toHaveFocus();
});

test('the filters that are used less are open from the start when one of them is chosen', () => {
  const { container, rerender } = render(<MoreFilters count={0}>dentro</MoreFilters>);
  expect(container.querySelector('details')).not.toHaveAttribute('open');
  rerender(<MoreFilters key="chosen" count={1} children="dentro" />);
  expect(container.querySelector('details')).toHaveAttribute('open');
  expect(screen.getByText('Más filtros (1)')).toBeVisible();
});

test('Enter does not wait for the pause in typing, and spaces around a keyword say nothing', async () => {
  const onSearch = jest.fn();
  render(<KeywordSearch title="Buscar" q="" onSearch={onSearch} />);
  await userEvent.type(screen.getByRole('searchbox'), ' sol {Enter}');
  expect(onSearch.mock.calls).toEqual([['sol']]);
});

test('nothing found: names the filter to drop and what that would give', async () => {
  const onTake = jest.fn();
  render(
    <NothingFound
      title="Nada"
      ways={[{ label: 'Provincia: Lugo', gives: '12 proyectos', onTake }]}
      advice="Otra palabra."
      allLabel="Ver todos"
      onAll={() => {}}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Quitar Provincia: Lugo 12 proyectos' }));
  expect(onTake).toHaveBeenCalled();
  expect(screen.queryByText('Otra palabra.')).not.toBeInTheDocument();
});
