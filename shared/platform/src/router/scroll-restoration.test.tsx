import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryHistory } from '../memory-history/index.ts';
import {
  createRouter,
  RouterLink,
  RouterProvider,
  useNavigate,
  useParams,
  useRouterState,
  useScrollRestoration,
  type Router,
} from './index.ts';

interface Route {
  path: string;
}

const place = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation();
const scrollTo = jest
  .spyOn(window, 'scrollTo')
  .mockImplementation((...[, top]: unknown[]) => scroll(Number(top)));
beforeEach(() => {
  jest.clearAllMocks();
  scroll(0);
});
afterAll(() => jest.restoreAllMocks());

function scroll(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

function Page({ router }: { router: Router<Route, string> }) {
  useScrollRestoration();
  const { shown } = useRouterState(router);
  const { id } = useParams();
  const navigate = useNavigate();
  return (
    <>
      <h1 id="title">{shown && 'page' in shown ? shown.page : 'Nada'}</h1>
      <p>Proyecto {id}</p>
      <RouterLink to="/projects/3">Abrir</RouterLink>
      <RouterLink to="/projects#title">Título</RouterLink>
      <button onClick={() => void navigate('/projects?page=2', { preventScrollReset: true })}>
        Siguiente
      </button>
    </>
  );
}

async function openList() {
  const router = createRouter<Route, string>({
    history: createMemoryHistory({ initialEntries: ['/projects'] }),
    routes: [{ path: '/projects' }, { path: '/projects/:id' }],
    open: ({ path }) => Promise.resolve({ page: path.pathname }),
  });
  render(
    <RouterProvider router={router}>
      <Page router={router} />
    </RouterProvider>,
  );
  await act(() => router.settled());
  return { router, person: userEvent.setup() };
}

it('begins a new page at its top, and goes back to where one was', async () => {
  const { router, person } = await openList();
  scroll(700);
  await person.click(screen.getByRole('link', { name: 'Abrir' }));
  await screen.findByText('Proyecto 3');
  expect(window.scrollY).toBe(0);
  await act(() => router.navigate(-1));
  expect(window.scrollY).toBe(700);
});

it('stays where it is when the page says so, and when it is checked again', async () => {
  const { router, person } = await openList();
  scroll(700);
  scrollTo.mockClear();
  await person.click(screen.getByRole('button', { name: 'Siguiente' }));
  await act(() => router.settled());
  expect(router.state.location.search).toBe('?page=2');
  await act(() => router.revalidate());
  expect(scrollTo).not.toHaveBeenCalled();
});

it('shows the place that an address names', async () => {
  const { router, person } = await openList();
  scrollTo.mockClear();
  await person.click(screen.getByRole('link', { name: 'Título' }));
  await act(() => router.settled());
  expect(place.mock.contexts).toEqual([screen.getByRole('heading')]);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('remembers past a reload', async () => {
  await openList();
  scroll(420);
  window.dispatchEvent(new Event('pagehide'));
  expect(Object.values(JSON.parse(sessionStorage.getItem('puente-scroll') ?? '{}') as object)).toContain(420);
});

it('does not come into the history again by a link to where one is', async () => {
  const { router, person } = await openList();
  const follow = async () => {
    await person.click(screen.getByRole('link', { name: 'Título' }));
    await act(() => router.settled());
    return router.state.historyAction;
  };
  expect(await follow()).toBe('PUSH');
  expect(await follow()).toBe('REPLACE');
});

it('leaves a link with a key pressed to the browser', async () => {
  const { router } = await openList();
  const link = screen.getByRole('link', { name: 'Abrir' });
  const click = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.dispatchEvent(click);
  expect(router.state).toMatchObject({ busy: false, location: { pathname: '/projects' } });
});
