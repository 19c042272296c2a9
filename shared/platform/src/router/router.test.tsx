import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from '../memory-router/index.ts';
import {
  Link,
  type LoaderFunction,
  type NavigateFunction,
  Outlet,
  RouterProvider,
  useLoaderData,
  useLocation,
  useNavigate,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from './index.ts';

/** Behaviour of react-router that the shell and the apps rely on in every version. */

let navigate: NavigateFunction;

function Frame() {
  const { pathname, search, hash } = useLocation();
  const go = useNavigate();
  const { revalidate } = useRevalidator();
  const [params, setParams] = useSearchParams();
  const turn = (former: URLSearchParams) => {
    former.set('page', '2');
    return former;
  };
  return (
    <>
      <p>{`Estás en ${pathname}${search}${hash}, página ${params.get('page') ?? '1'}`}</p>
      <Link to="/projects/3">Abrir</Link>
      <Link to="//other.test/projects">Fuera</Link>
      <button onClick={() => void revalidate()}>Otra vez</button>
      <button onClick={() => setParams(turn, { replace: true })}>Siguiente</button>
      <button
        ref={() => {
          navigate = go;
        }}
      />
      <Outlet />
    </>
  );
}

const Page = () => <h1>{String(useLoaderData())}</h1>;
const Failure = () => <h1>{`Falla: ${String(useRouteError())}`}</h1>;

function open(address: string, loader: LoaderFunction) {
  const page = { loader, Component: Page, ErrorBoundary: Failure, HydrateFallback: () => null };
  const children = ['/', '/projects', '/projects/:id', '/projects/create'].map((path) => ({ ...page, path }));
  render(
    <RouterProvider
      router={createMemoryRouter([{ Component: Frame, children }], { initialEntries: [address] })}
    />,
  );
  return userEvent.setup();
}

const ofPath: LoaderFunction = ({ request }) => new URL(request.url).pathname;
const heading = (name: string) => screen.findByRole('heading', { name });

it('asks anew for what failed before: a rejected load is not kept', async () => {
  let attempts = 0;
  const person = open('/projects', () => {
    attempts += 1;
    return attempts === 1 ? Promise.reject(new Error('sin red')) : Promise.resolve('Proyectos');
  });
  await heading('Falla: Error: sin red');
  await person.click(screen.getByRole('button', { name: 'Otra vez' }));
  await heading('Proyectos');
});

it('keeps the former page at its address until the next one is there, and goes where the visitor went last', async () => {
  const arrivals = new Map<string, () => void>();
  open('/', ({ request }) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/') return 'Inicio';
    return new Promise((resolve) => arrivals.set(pathname, () => resolve(pathname)));
  });
  await heading('Inicio');
  act(() => void navigate('/projects'));
  act(() => void navigate('/projects/7'));
  expect(screen.getByText('Estás en /, página 1')).toBeTruthy();
  await act(() => Promise.resolve(arrivals.get('/projects/7')?.()));
  await heading('/projects/7');
  await act(() => Promise.resolve(arrivals.get('/projects')?.()));
  expect(screen.getByText('Estás en /projects/7, página 1')).toBeTruthy();
});

it.each([
  ['/projects/create', '/projects/create'],
  ['/Projects/7/', '/Projects/7/'],
])(
  'takes the most specific route for %s, whatever the case and with or without a slash at the end',
  async (address, shown) => {
    open(address, ofPath);
    await heading(shown);
  },
);

it('never leaves the site: an address of another one is refused, and its link is left to the browser', async () => {
  open('/', ofPath);
  await heading('/');
  for (const elsewhere of ['//other.test/projects', '/\\other.test', '\\\\other.test']) {
    await act(async () => {
      await Promise.resolve(navigate(elsewhere)).catch(() => undefined);
    });
    expect(screen.getByText(/^Estás en/).textContent).toMatch(/^Estás en \/(?![/\\])/);
  }
  expect(window.location.host).toBe('localhost');
});

it('changes the search of the address on the same page', async () => {
  const person = open('/projects?q=agua', ofPath);
  await heading('/projects');
  await person.click(screen.getByRole('button', { name: 'Siguiente' }));
  await screen.findByText('Estás en /projects?q=agua&page=2, página 2');
});

it('leaves a link with a key pressed to the browser', async () => {
  open('/', ofPath);
  await heading('/');
  const followed = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('click', (event) => !event.defaultPrevented && followed(event), { once: true });
  const click = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
  act(() => void screen.getByRole('link', { name: 'Abrir' }).dispatchEvent(click));
  expect(followed).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Estás en /, página 1')).toBeTruthy();
});
