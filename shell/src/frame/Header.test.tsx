import { arriveAs, heading, openShell, personAs, screen, waitFor, within } from '../../test/shell.tsx';
import { useSession } from '@puente/platform/session';
import { act } from '@testing-library/react';
import type { CurrentUser } from '@puente/contract/entities/user';

const mar = { id: 1, name: 'Mar Limpio' };
const banner = () => within(screen.getByRole('banner'));
const mainMenu = () => within(banner().getByRole('navigation', { name: 'Principal' }));
const entries = () => mainMenu().queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const open = (user: CurrentUser | null, address = '/') => openShell(address, { user });

it('offers a visitor the public pages, login and registration', async () => {
  await open(null);
  expect(entries()).toEqual([
    ['Estudiantes', '/estudiantes'],
    ['Organizaciones', '/organizaciones'],
    ['Universidades', '/universidades'],
  ]);
  expect(banner().getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/user/auth/login');
  expect(banner().getByRole('link', { name: 'Crear cuenta' })).toHaveAttribute('href', '/register');
});

it('offers a student the projects and, under their name, what is theirs', async () => {
  const { person } = await open(personAs('student'));
  expect(entries()).toEqual([['Proyectos', '/projects']]);
  expect(banner().queryByRole('link', { name: 'Iniciar sesión' })).not.toBeInTheDocument();
  const own = banner().getByRole('button', { name: 'Marta' });
  expect(own).toHaveAttribute('aria-expanded', 'false');
  await person.click(own);
  expect(banner().getByRole('link', { name: 'Mis solicitudes' })).toHaveAttribute('href', '/profile?section=applys');
  expect(banner().getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
});

it('offers a coordinator without an organisation to create one', async () => {
  await open(personAs('coordinator', { organization: null }));
  expect(entries()).toEqual([['Crea tu organización', '/organizations/create']]);
});

it('offers a coordinator with one to publish', async () => {
  await open(personAs('coordinator', { organization: mar }));
  expect(entries()).toEqual([
    ['Publica tu proyecto', '/projects/create'],
    ['Mis proyectos', '/organizations'],
  ]);
});

it('shows which page one is on', async () => {
  const { go } = await open(null, '/estudiantes');
  expect(mainMenu().getByRole('link', { current: 'page' })).toHaveTextContent('Estudiantes');
  await go('/cookies');
  expect(mainMenu().queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
});

it('is that of whoever signs in or out in another tab', async () => {
  await open(null);
  await arriveAs(personAs('student'));
  await waitFor(() => expect(entries()).toEqual([['Proyectos', '/projects']]));
});

it('promises nothing while it is not known who is there', async () => {
  await open(null);
  act(() => useSession.setState({ status: 'waiting', user: null }));
  expect(entries()).toEqual([]);
  expect(banner().queryByRole('link', { name: 'Iniciar sesión' })).not.toBeInTheDocument();
  expect(banner().getByRole('link', { name: 'Puente, inicio' })).toBeVisible();
});

it('leads to the content past the menu', async () => {
  const { person } = await open(null);
  await heading('public-site: home');
  await person.tab();
  const skip = screen.getByRole('link', { name: 'Saltar al contenido' });
  expect(skip).toHaveFocus();
  expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
});
