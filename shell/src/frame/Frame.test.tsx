import { everyPage } from '../../test/every-page.ts';
import { idle } from '../../test/idle.ts';
import { scrollTo } from '../../test/scroll.ts';
import { heading, openShell, personAs, screen, within } from '../../test/shell.tsx';
import { act } from '@testing-library/react';
import { brand } from '@puente/contract/brand';
import { showToast } from '@puente/platform/ui';
import { leavePendingOut, markPending } from '@puente/testing/pending-marks';

afterEach(() => {
  jest.restoreAllMocks();
  leavePendingOut();
});

const everybody = {
  student: { value: 'estudiantes@ejemplo.es' },
  organization: { value: 'empresas@ejemplo.es' },
  university: { value: 'universidades@ejemplo.es' },
};

it('§2.5 has legal pages, audiences and the team at its foot', async () => {
  await openShell('/', { released: everyPage });
  const foot = within(screen.getByRole('contentinfo'));
  expect(
    within(foot.getByRole('navigation', { name: 'Legal' })).getByRole('link', { name: 'Aviso legal' }),
  ).toHaveAttribute('href', '/aviso-legal');
  expect(within(foot.getByRole('navigation', { name: 'Para quién' })).getAllByRole('link')).toHaveLength(3);
  expect(foot.getByRole('link', { name: 'Equipo' })).toHaveAttribute('href', '/equipo');
});

it('§2.5 has a contact address for each audience at its foot', async () => {
  jest.replaceProperty(brand, 'contact', everybody);
  await openShell('/');
  const foot = within(screen.getByRole('contentinfo'));
  expect(foot.getByRole('heading', { name: 'Contacto' })).toBeVisible();
  const addresses = foot.getAllByRole('link', { name: /@ejemplo\.es$/ });
  expect(
    addresses.map(
      (address) =>
        `${address.closest('div')?.querySelector('dt')?.textContent} ${address.getAttribute('href')}`,
    ),
  ).toEqual([
    'Estudiantes mailto:estudiantes@ejemplo.es',
    'Organizaciones mailto:empresas@ejemplo.es',
    'Universidades mailto:universidades@ejemplo.es',
  ]);
});

it('marks contact addresses that the owner has not supplied in development, and leaves them out in production', async () => {
  markPending();
  const { unmount } = await openShell('/');
  expect(screen.getAllByText(/^Pendiente del titular: Correo de contacto/)).toHaveLength(3);
  unmount();
  leavePendingOut();
  await openShell('/');
  expect(screen.queryByRole('heading', { name: 'Contacto' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Pendiente/)).not.toBeInTheDocument();
});

describe('§2.5 around the chat page', () => {
  const user = personAs('student', { university: 'Universidade da Coruña' });

  it('is only brand and account: no menu, no footer, nothing that floats', async () => {
    const { person } = await openShell('/chat', {
      user,
      released: everyPage,
    });
    await heading('student-app: chat');
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByRole('link', { name: 'Puente, inicio' })).toBeVisible();
    await person.click(banner.getByRole('button', { name: /^Marta/ }));
    expect(banner.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Principal' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Menú' })).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    idle();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    scrollTo(500);
    expect(screen.queryByRole('link', { name: 'Volver arriba' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Notificaciones/ })).not.toBeInTheDocument();
    // The entry is in the account menu there, not in the bar.
    expect(banner.getAllByRole('link', { name: 'Mensajes' })).toHaveLength(1);
  });

  it('is whole again on the next page', async () => {
    const { go } = await openShell('/chat', { user, released: everyPage });
    await heading('student-app: chat');
    await go('/cookies');
    await heading('public-site: cookies');
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Menú' })).toBeVisible();
  });
});

describe('the link to the top', () => {
  const corner = () => screen.findByRole('region', { name: 'Accesos directos' });
  const link = () => screen.queryByRole('link', { name: 'Volver arriba' });
  const openAt = async (pixels: number) => {
    const page = await openShell('/cookies');
    await heading('public-site: cookies');
    idle();
    await corner();
    scrollTo(pixels);
    return page;
  };

  it.each([
    [0, false],
    [100, false],
    [101, true],
    [2000, true],
  ])('§2.6, §9 appears after scrolling past 100 px: at %d px %s', async (pixels, there) => {
    await openAt(pixels);
    expect(link() !== null).toBe(there);
  });

  it('goes away on the way back', async () => {
    await openAt(300);
    scrollTo(99);
    expect(link()).not.toBeInTheDocument();
  });

  it.each([
    [false, 'smooth'],
    [true, 'instant'],
  ] as const)(
    'leads to the heading of the page; with reduced motion (%s) the way is %s',
    async (reduced, behavior) => {
      window.matchMedia = jest.fn(() => ({ matches: reduced })) as never;
      const scrolled = jest.spyOn(window, 'scrollTo').mockReturnValue();
      const { person } = await openAt(300);
      await person.click(link() as HTMLElement);
      expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior });
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    },
  );
});

it('says short messages on every page, and takes them away when they are closed', async () => {
  const { person, go } = await openShell('/');
  act(() => void showToast({ tone: 'success', message: 'Proyecto guardado' }));
  await go('/cookies');
  await heading('public-site: cookies');
  const region = within(screen.getByRole('region', { name: 'Avisos' }));
  expect(region.getByText('Proyecto guardado')).toBeVisible();
  await person.click(region.getByRole('button', { name: 'Cerrar el aviso' }));
  expect(region.queryByText('Proyecto guardado')).not.toBeInTheDocument();
});

it('shows a place for the page until the first one is there', async () => {
  let arrive: (page: () => null) => void = () => {};
  const opening = openShell('/', { loadPage: () => new Promise((resolve) => (arrive = resolve)) });
  expect((await screen.findByText('Cargando la página')).closest('[aria-busy="true"]')).not.toBeNull();
  expect(screen.getByRole('banner')).toBeVisible();
  await act(() => Promise.resolve(arrive(() => null)));
  await opening;
  expect(screen.queryByText('Cargando la página')).not.toBeInTheDocument();
});
