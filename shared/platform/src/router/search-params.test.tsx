import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryHistory } from '../memory-history/index.ts';
import { createRouter, RouterProvider, useSearchParams } from './index.ts';

function List() {
  const [search, setSearch] = useSearchParams();
  const turn = (former: URLSearchParams) => {
    former.set('page', '2');
    return former;
  };
  return (
    <>
      <p>Página {search.get('page') ?? '1'}</p>
      <button onClick={() => setSearch(turn, { replace: true })}>Siguiente</button>
      <button onClick={() => setSearch(new URLSearchParams())}>Todo</button>
    </>
  );
}

it('reads the search of the address, and changes it on the same page', async () => {
  const history = createMemoryHistory({ initialEntries: ['/projects?q=agua'] });
  const router = createRouter<{ path: string }, string>({
    history,
    routes: [{ path: '/projects' }],
    open: () => Promise.resolve({ page: 'list' }),
  });
  render(
    <RouterProvider router={router}>
      <List />
    </RouterProvider>,
  );
  await act(() => router.settled());
  const person = userEvent.setup();

  await person.click(screen.getByRole('button', { name: 'Siguiente' }));
  await screen.findByText('Página 2');
  expect([history.location.search, history.index]).toEqual(['?q=agua&page=2', 0]);

  await person.click(screen.getByRole('button', { name: 'Todo' }));
  await screen.findByText('Página 1');
  expect([history.location.pathname, history.location.search, history.index]).toEqual(['/projects', '', 1]);
});

it('says that there is no router around a component', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => render(<List />)).toThrow('There is no RouterProvider around this component.');
});
