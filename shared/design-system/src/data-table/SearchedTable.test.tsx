import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { SearchedTable } from './index.ts';

interface Person {
  id: number;
  name: string;
}

const clear = jest.fn();
const onSearch = jest.fn();

function tableOf(people: readonly Person[], { total = people.length, isNarrowed = false } = {}) {
  return (
    <SearchedTable
      search={{
        controls: {
          keyword: { q: '', onSearch },
          chips: isNarrowed ? [{ label: 'Activa', onRemove: jest.fn() }] : [],
          clear,
          region: createRef(),
          pageHref: (page) => `/staff/personas?page=${page}`,
          isNarrowed,
        },
        table: {
          sort: { by: 'name', descending: false, starts: {}, onSort: jest.fn() },
          hidden: [],
          onHide: jest.fn(),
          pageHref: (page) => `/staff/personas?page=${page}`,
        },
      }}
      keyword={{ title: 'Buscar personas', label: 'Nombre' }}
      caption="Personas"
      count={(number) => `${number} personas`}
      failed="No carga"
      columns={[{ id: 'name', label: 'Nombre', cell: ({ name }: Person) => name }]}
      query={{
        data: { data: [...people], meta: { pagination: { page: 1, pageSize: 10, pageCount: 1, total } } },
        isPending: false,
        retry: { message: '', busy: false, onRetry: jest.fn() },
      }}
      nameOf={({ name }) => name}
      nothing={{ title: 'Nadie encaja', advice: 'Prueba con otro nombre.', allLabel: 'Ver a todas' }}
      none={<p>Todavía no hay nadie</p>}
    />
  );
}

it('searches, and shows the chips of its filters above the rows', async () => {
  render(tableOf([{ id: 1, name: 'Ana' }], { isNarrowed: true }));
  const person = userEvent.setup();
  await person.type(screen.getByRole('searchbox', { name: 'Nombre' }), 'ana{Enter}');
  expect(onSearch).toHaveBeenLastCalledWith('ana');
  expect(screen.getByRole('group', { name: 'Filtros activos' })).toHaveTextContent('Activa');
  expect(screen.getByRole('table', { name: 'Personas' })).toHaveTextContent('Ana');
});

it('tells a search without results from a table without records and from a page that is gone', async () => {
  const { rerender } = render(tableOf([], { isNarrowed: true }));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Ver a todas' }));
  expect(screen.getByText('Nadie encaja')).toBeVisible();
  expect(clear).toHaveBeenCalledTimes(1);
  rerender(tableOf([]));
  expect(screen.getByText('Todavía no hay nadie')).toBeVisible();
  rerender(tableOf([], { total: 30 }));
  expect(screen.queryByText('Todavía no hay nadie')).not.toBeInTheDocument();
  expect(screen.queryByText('Nadie encaja')).not.toBeInTheDocument();
});
