import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { type DataColumn, DataTable, TableCsv } from './index.ts';

interface University {
  id: number;
  name: string;
  city: string;
  asked: string;
}

const rows: University[] = [
  { id: 1, name: 'Universidad de Lugo', city: 'Lugo', asked: '24 nov 2026' },
  { id: 2, name: 'Escuela del Mar', city: 'Vigo', asked: '23 nov 2026' },
];

const columns: readonly DataColumn<University>[] = [
  { id: 'name', label: 'Universidad', cell: ({ name }) => name },
  { id: 'city', label: 'Ciudad', cell: ({ city }) => city },
  { id: 'asked', label: 'Escrita', cell: ({ asked }) => asked },
];

type Props = ComponentProps<typeof DataTable<University>>;

const pageOf = (data: University[], total = data.length): Props['query']['data'] => ({
  data,
  meta: { pagination: { page: 1, pageSize: 2, pageCount: Math.ceil(total / 2), total } },
});
const retry = { message: 'Sin conexión.', busy: false, onRetry: jest.fn() };
const loaded = (data = rows, total = 5) => ({ data: pageOf(data, total), isPending: false, retry });

const onSort = jest.fn();
const onChoose = jest.fn();
const nameOf = ({ name }: University) => name;
const open = ({ id }: University) => ({ href: `/staff/universities/${id}` });

const usual: Props = {
  caption: 'Universidades escritas',
  count: (total) => `${total} universidades`,
  failed: 'No carga',
  columns,
  query: loaded(),
  empty: <p>No hay ninguna</p>,
  sort: {
    by: 'asked',
    descending: true,
    starts: { name: 'ascending', asked: 'descending' },
    onSort,
  },
  hidden: [],
  onHide: () => {},
  pageHref: (page) => `/staff/universities?page=${page}`,
  nameOf,
  open,
};

/** Keeps choice and hidden columns, as a page does. */
function Kept({ startsChosen = [], ...rest }: Partial<Props> & { startsChosen?: readonly number[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(startsChosen));
  const [hidden, setHidden] = useState<readonly string[]>([]);
  return (
    <DataTable
      {...usual}
      hidden={hidden}
      onHide={setHidden}
      choice={{
        chosen,
        onChoose: (next) => {
          onChoose([...next]);
          setChosen(next);
        },
        actions: <button>Aprobar</button>,
      }}
      {...rest}
    />
  );
}

const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const statusOf = (text: RegExp) =>
  screen.getAllByRole('status').some(({ textContent }) => text.test(textContent));
const box = (name: string) => screen.getByRole('checkbox', { name });

beforeEach(() => jest.clearAllMocks());

test('is a table with a caption, headings of columns and rows, and the number of all rows', () => {
  render(<DataTable {...usual} />);
  const table = within(screen.getByRole('table', { name: 'Universidades escritas' }));
  expect(headings()).toEqual(['Universidad', 'Ciudad', 'Escrita']);
  const [, first] = table.getAllByRole('row');
  expect(first).toHaveTextContent('Lugo');
  const title = table.getByRole('rowheader', { name: 'Universidad de Lugo' });
  expect(within(title).getByRole('link')).toHaveAttribute('href', '/staff/universities/1');
  expect(statusOf(/^5 universidades\. Orden: Escrita, descendente$/)).toBe(true);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a heading sorts: its first click in its own direction, the next one in the other', async () => {
  const { rerender } = render(<DataTable {...usual} />);
  expect(screen.getByRole('columnheader', { name: 'Escrita' })).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('columnheader', { name: 'Universidad' })).not.toHaveAttribute('aria-sort');
  expect(screen.queryByRole('button', { name: 'Ciudad' })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Universidad' }));
  await userEvent.click(screen.getByRole('button', { name: 'Escrita' }));
  rerender(<DataTable {...usual} sort={{ ...usual.sort, descending: false }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Escrita' }));
  expect(onSort.mock.calls).toEqual([
    ['name', false],
    ['asked', false],
    ['asked', true],
  ]);
});

test('rows keep the order of the server', () => {
  render(<DataTable {...usual} sort={{ ...usual.sort, by: 'name', descending: false }} />);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Universidad de Lugo',
    'Escuela del Mar',
  ]);
});

test('pages are links', () => {
  render(<DataTable {...usual} />);
  const pages = screen.getByRole('navigation', { name: 'Páginas de la tabla Universidades escritas' });
  expect(within(pages).getByRole('link', { name: 'Página 3' })).toHaveAttribute(
    'href',
    '/staff/universities?page=3',
  );
});

describe('chosen rows', () => {
  test('are announced with their number, and have actions', async () => {
    render(<Kept />);
    expect(screen.queryByRole('button', { name: 'Aprobar' })).not.toBeInTheDocument();
    await userEvent.click(box('Elegir Escuela del Mar'));
    expect(onChoose).toHaveBeenLastCalledWith([2]);
    expect(statusOf(/^1 fila elegida\. Las acciones están después/)).toBe(true);
    const actions = screen.getByRole('group', { name: 'Acciones con las filas elegidas' });
    expect(within(actions).getByRole('button', { name: 'Aprobar' })).toBeVisible();
    expect(box('Elegir toda la página')).toBePartiallyChecked();
  });

  test('of other pages stay chosen when the page is chosen and left out', async () => {
    render(<Kept startsChosen={[40]} />);
    const whole = box('Elegir toda la página');
    await userEvent.click(whole);
    expect(onChoose).toHaveBeenLastCalledWith([40, 1, 2]);
    expect(statusOf(/^3 filas elegidas, 1 en otras páginas/)).toBe(true);
    expect(whole).toBeChecked();
    await userEvent.click(whole);
    expect(onChoose).toHaveBeenLastCalledWith([40]);
  });

  test('are given up with a button, after which the table has the focus', async () => {
    render(<Kept startsChosen={[1]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Quitar selección' }));
    expect(onChoose).toHaveBeenLastCalledWith([]);
    expect(screen.getByRole('region', { name: 'Universidades escritas' })).toHaveFocus();
    expect(box('Elegir Universidad de Lugo')).not.toBeChecked();
  });

  test('render no other row again', async () => {
    const cell = jest.fn(({ city }: University) => city);
    const counting = [columns[0], { id: 'city', label: 'Ciudad', cell }].filter((one) => one !== undefined);
    render(<Kept columns={counting} />);
    cell.mockClear();
    await userEvent.click(box('Elegir Escuela del Mar'));
    expect(cell).not.toHaveBeenCalled();
  });
});

test('columns are hidden and shown again, but not the one that names the row', async () => {
  render(<Kept />);
  await userEvent.click(screen.getByRole('button', { name: 'Columnas' }));
  const offered = within(screen.getByRole('group', { name: 'Columnas a la vista' }));
  expect(offered.getAllByRole('checkbox')).toHaveLength(2);
  await userEvent.click(offered.getByRole('checkbox', { name: 'Ciudad' }));
  expect(headings()).toEqual(['Universidad', 'Escrita']);
  expect(screen.queryByText('Vigo')).not.toBeInTheDocument();
  // A click on words focuses what is around them, and must not leave the panel.
  await userEvent.click(offered.getByText('Ciudad'));
  expect(headings()).toEqual(['Universidad', 'Ciudad', 'Escrita']);
  expect(screen.getByRole('button', { name: 'Columnas' })).toHaveAttribute('aria-expanded', 'true');

  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Columnas' })).toHaveFocus();
});

test('the page is a file for spreadsheets at one click', async () => {
  const onFile = jest.fn();
  const written = columns.map((column) => ({ ...column, csv: ({ city }: University) => city }));
  render(
    <DataTable
      {...usual}
      tools={<TableCsv columns={written} hidden={['name', 'asked']} rows={rows} onFile={onFile} />}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Descargar página (CSV)' }));
  expect(onFile.mock.calls).toEqual([['\uFEFF"Ciudad"\r\n"Lugo"\r\n"Vigo"\r\n']]);
});

test('an address that hides the name of the rows is ignored', () => {
  render(<DataTable {...usual} hidden={['name', 'city']} />);
  expect(headings()).toEqual(['Universidad', 'Escrita']);
});

test('a row may open something, and has actions', async () => {
  const onPress = jest.fn();
  render(
    <DataTable
      {...usual}
      open={() => ({ onPress })}
      rowActions={({ name }) => <button>{`Aprobar ${name}`}</button>}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Escuela del Mar' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Aprobar Escuela del Mar' })).toBeVisible();
  expect(headings()).toContain('Acciones');
});

test('the focus in a row that leaves the list goes to the next row, and from the last one to the table', async () => {
  const { rerender } = render(<Kept />);
  await userEvent.click(box('Elegir Universidad de Lugo'));
  rerender(<Kept query={loaded(rows.slice(1))} />);
  expect(screen.getByRole('link', { name: 'Escuela del Mar' })).toHaveFocus();
  rerender(<Kept query={loaded([])} />);
  expect(screen.getByRole('region', { name: 'Universidades escritas' })).toHaveFocus();
});

describe('without rows', () => {
  test('says that they are loading, with the headings in their place', () => {
    render(<Kept query={{ data: undefined, isPending: true, retry }} pageSize={4} />);
    expect(statusOf(/^Cargando…$/)).toBe(true);
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(headings()).toHaveLength(3);
    expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(5);
    expect(screen.getAllByRole('row')).toHaveLength(1);
  });

  test('says that there are none', () => {
    render(<DataTable {...usual} query={loaded([], 0)} />);
    expect(screen.getByText('No hay ninguna')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('says that they could not be loaded, and tries again', async () => {
    render(<DataTable {...usual} query={{ data: undefined, isPending: false, retry }} />);
    expect(screen.getByRole('alert')).toHaveTextContent('No carga');
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(retry.onRetry).toHaveBeenCalledTimes(1);
  });
});

test('while other rows are loading, the former ones stay and the table says so', () => {
  render(<DataTable {...usual} busy />);
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Vigo')).toBeVisible();
});

test('the frame takes the focus only while its columns do not fit', () => {
  const width = jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(900);
  const { unmount } = render(<DataTable {...usual} />);
  const frame = screen.getByRole('region', { name: /desplázate/ });
  expect(frame).toHaveAttribute('tabindex', '0');
  unmount();
  width.mockRestore();
  render(<DataTable {...usual} />);
  expect(screen.queryByRole('region', { name: /desplázate/ })).not.toBeInTheDocument();
});
