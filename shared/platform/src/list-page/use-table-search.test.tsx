import { act, render } from '@testing-library/react';
import { tableSearch } from '../lists/index.ts';
import { createMemoryRouter } from '../memory-router/index.ts';
import { RouterProvider } from '../router/index.ts';
import { useTableSearch } from './index.ts';

const table = tableSearch('GET /api/organizations', ({ keyword }) => ({
  filters: {
    q: keyword({ label: 'Nombre', where: (text) => ({ name: { $containsi: text } }) }),
  },
  sorts: {
    sent: ['createdAt:desc', 'createdAt:asc'],
    name: ['name:asc', 'name:desc'],
  },
  pageSize: 50,
}));

type State = ReturnType<typeof useTableSearch<'GET /api/organizations', 'q'>>;

function open(address: string) {
  const seen: { state: State | null; renders: (readonly string[])[] } = {
    state: null,
    renders: [],
  };
  function Page() {
    const state = useTableSearch(table, { keeps: ['tab'] });
    seen.state = state;
    seen.renders.push(state.table.hidden);
    return (
      <section ref={state.table.region} tabIndex={-1} aria-label="Tabla">
        <button>Dentro</button>
      </section>
    );
  }
  const router = createMemoryRouter(
    [
      { path: '/staff', Component: Page },
      { path: '/before', element: null },
    ],
    { initialEntries: ['/before', address], initialIndex: 1 },
  );
  const { getByRole } = render(<RouterProvider router={router} />);
  return {
    state: () => {
      if (!seen.state) throw new Error('The page is not shown.');
      return seen.state;
    },
    renders: seen.renders,
    address: () => router.state.location.search,
    section: () => getByRole('region'),
    router,
  };
}

test('an empty address is the first page in the first order', () => {
  const { state } = open('/staff');
  expect(state().query).toEqual({ sort: 'createdAt:desc', pagination: { page: 1, pageSize: 50 } });
  expect(state().table).toMatchObject({
    sort: { by: 'sent', descending: true, starts: { sent: 'descending', name: 'ascending' } },
    hidden: [],
    pageSize: 50,
  });
});

test('reads filters, order, page and hidden columns from the address', () => {
  const { state } = open('/staff?q=agua&sort=name-desc&page=3&hidden=city&hidden=mail');
  expect(state().query).toEqual({
    filters: { name: { $containsi: 'agua' } },
    sort: 'name:desc',
    pagination: { page: 3, pageSize: 50 },
  });
  expect(state().table).toMatchObject({
    sort: { by: 'name', descending: true },
    hidden: ['city', 'mail'],
  });
  expect(state().table.pageHref(4)).toBe('/staff?hidden=city&hidden=mail&q=agua&sort=name-desc&page=4');
});

test.each(['colour-asc', 'name', 'name-', '-desc'])(
  'the order %s, which no column has, is the first',
  (sort) => {
    const { state } = open(`/staff?sort=${sort}`);
    expect(state().table.sort).toMatchObject({ by: 'sent', descending: true });
  },
);

test('sorting begins at the first page, keeps the rest, and is undone by the back button', async () => {
  const { state, address, router } = open('/staff?tab=all&hidden=city&q=agua&page=3');
  act(() => state().table.sort.onSort('name', false));
  expect(address()).toBe('?tab=all&hidden=city&q=agua&sort=name-asc');
  act(() => state().table.sort.onSort('sent', true));
  expect(address()).toBe('?tab=all&hidden=city&q=agua');
  await act(() => router.navigate(-1));
  expect(state().table.sort).toMatchObject({ by: 'name', descending: false });
});

test('hiding columns keeps everything else and adds no history entry', async () => {
  const { state, address, router } = open('/staff?tab=all&q=agua&page=3');
  act(() => state().table.onHide(['city']));
  expect(address()).toBe('?tab=all&q=agua&page=3&hidden=city');
  act(() => state().table.onHide([]));
  expect(address()).toBe('?tab=all&q=agua&page=3');
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/before');
});

test('hidden columns are the same array until they change', () => {
  const { state, renders } = open('/staff?hidden=city');
  act(() => state().table.sort.onSort('name', false));
  expect(new Set(renders).size).toBe(1);
});

test('another page moves the focus to the table, another order does not', async () => {
  const { state, section, router } = open('/staff');
  act(() => state().table.sort.onSort('name', false));
  expect(document.activeElement).not.toBe(section());
  await act(() => router.navigate(state().table.pageHref(2)));
  expect(document.activeElement).toBe(section());
});
