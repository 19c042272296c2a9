import { heading, openShell, screen, within } from '../../test/shell.tsx';
import { act } from '@testing-library/react';
import { showToast } from '@puente/platform/ui';

it('has legal pages and audiences at its foot', async () => {
  await openShell('/');
  const foot = within(screen.getByRole('contentinfo'));
  expect(within(foot.getByRole('navigation', { name: 'Legal' })).getByRole('link', { name: 'Aviso legal' })).toHaveAttribute('href', '/aviso-legal');
  expect(within(foot.getByRole('navigation', { name: 'Para quién' })).getAllByRole('link')).toHaveLength(3);
});

it('leaves out the contact addresses that the owner has not supplied', async () => {
  await openShell('/');
  expect(screen.queryByRole('heading', { name: 'Contacto' })).not.toBeInTheDocument();
});

it('says short messages on every page, and takes them away when they are closed', async () => {
  const { person, go } = await openShell('/');
  act(() => showToast({ tone: 'success', message: 'Proyecto guardado' }));
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
