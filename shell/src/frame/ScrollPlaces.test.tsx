import { heading, openShell, personAs, screen, waitFor } from '../../test/shell.tsx';
import { act } from '@testing-library/react';
import { Link } from '@puente/design-system/link';
import { useNavigate } from '@puente/platform/router';
import type { LoadPage } from '../routing/page-loader.ts';
import { shownPage } from '../routing/shown-page.ts';

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
}

const loadPage: LoadPage = (_app, name) =>
  Promise.resolve(name === 'projects' ? List : () => <h1>{name}</h1>);

function List() {
  const navigate = useNavigate();
  return (
    <>
      <h1 id="title">Proyectos</h1>
      <Link href="/projects/3">Abrir</Link>
      <button onClick={() => void navigate('/projects?page=2', { preventScrollReset: true })}>
        Siguiente
      </button>
    </>
  );
}

async function openList(address = '/projects') {
  const page = await openShell(address, { loadPage, user: personAs('student') });
  await heading('Proyectos');
  return page;
}

it('begins a new page at its top, and goes back to where the former one was left', async () => {
  const { person, back } = await openList();
  scroll(700);
  await person.click(screen.getByRole('link', { name: 'Abrir' }));
  await heading('project');
  expect(window.scrollY).toBe(0);
  await back();
  await heading('Proyectos');
  await waitFor(() => expect(window.scrollY).toBe(700));
});

it('stays where it is when the page says so, and when it is checked again', async () => {
  const { person, address } = await openList();
  scroll(700);
  scrollTo.mockClear();
  await person.click(screen.getByRole('button', { name: 'Siguiente' }));
  await waitFor(() => expect(address()).toBe('/projects?page=2'));
  await act(() => shownPage().revalidate());
  expect(scrollTo).not.toHaveBeenCalled();
});

it('shows the place that an address names', async () => {
  await openList('/projects#title');
  await waitFor(() =>
    expect(place.mock.contexts).toContain(screen.getByRole('heading', { name: 'Proyectos' })),
  );
});

it('remembers past a reload', async () => {
  await openList();
  scroll(420);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(Object.values(JSON.parse(sessionStorage.getItem('puente-scroll') ?? '{}') as object)).toContain(420);
});
