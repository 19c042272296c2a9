import { everyPage } from '../../test/every-page.ts';
import { scrollTo } from '../../test/scroll.ts';
import { arriveAs, heading, openShell, personAs, screen, waitFor, within } from '../../test/shell.tsx';
import { act } from '@testing-library/react';
import type { CurrentUser } from '@puente/contract/entities/user';
import { useSession } from '@puente/platform/session';

const mar = { id: 1, name: 'Mar Limpio' };
const banner = () => within(screen.getByRole('banner'));
const mainMenu = () => within(banner().getByRole('navigation', { name: 'Principal' }));
const entries = () =>
  mainMenu()
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const help = ['Ayuda', '/preguntas-frecuentes'];
/** Ungrouped links of the menu: resources and 'Subir mi proyecto' are groups. */
const ofStudents = [['Proyectos', '/projects'], ['Empresas', '/spaces/organizations'], help];
const open = (user: CurrentUser | null, address = '/') => openShell(address, { user });

it('§2.5 offers a visitor the public pages, login and registration', async () => {
  await open(null);
  expect(entries()).toEqual([
    ['Estudiantes', '/estudiantes'],
    ['Organizaciones', '/organizaciones'],
    ['Universidades', '/universidades'],
    ['Blog', '/blog'],
    help,
  ]);
  expect(banner().getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/user/auth/login');
  expect(banner().getByRole('link', { name: 'Crear cuenta' })).toHaveAttribute('href', '/register');
});

it('§2.5 offers a student the projects and, under their name, what is theirs', async () => {
  const { person } = await open(personAs('student'));
  expect(entries()).toEqual(ofStudents);
  expect(banner().queryByRole('link', { name: 'Iniciar sesión' })).not.toBeInTheDocument();
  const own = banner().getByRole('button', { name: /^Marta/ });
  expect(own).toHaveAttribute('aria-expanded', 'false');
  await person.click(own);
  expect(banner().getByRole('link', { name: 'Solicitudes' })).toHaveAttribute(
    'href',
    '/profile?section=applys',
  );
  expect(banner().getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
});

it('§2.5 offers a coordinator without an organisation to create one', async () => {
  await open(personAs('coordinator', { organization: null }));
  expect(entries()).toEqual([['Crea tu organización', '/organizations/create'], help]);
});

it('offers a coordinator with one to publish', async () => {
  await open(personAs('coordinator', { organization: mar }));
  expect(entries()).toEqual([
    ['Publica tu proyecto', '/projects/create'],
    ['Mis proyectos', '/organizations'],
    help,
  ]);
});

it('shows which page one is on', async () => {
  const { go } = await open(null, '/estudiantes');
  expect(mainMenu().getByRole('link', { current: 'page' })).toHaveTextContent('Estudiantes');
  await go('/cookies');
  expect(mainMenu().queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
});

it('is that of a user who signs in or out in another tab', async () => {
  await open(null);
  await arriveAs(personAs('student'));
  await waitFor(() => expect(entries()).toEqual(ofStudents));
});

it('promises nothing while it is not known who is there', async () => {
  await open(null);
  act(() => useSession.setState({ status: 'waiting', user: null }));
  expect(entries()).toEqual([]);
  expect(banner().queryByRole('link', { name: 'Iniciar sesión' })).not.toBeInTheDocument();
  expect(banner().getByRole('link', { name: 'Puente, inicio' })).toBeVisible();
});

it('§2.5 has a button for each group, which shows its links and closes with Escape', async () => {
  const { person } = await openShell('/', { user: personAs('student'), released: everyPage });
  const resources = mainMenu().getByRole('button', { name: 'Recursos' });
  expect(entries().map(([label]) => label)).toEqual(['Proyectos', 'Empresas', 'Ayuda']);
  resources.focus();
  await person.keyboard('{Enter}');
  expect(resources).toHaveAttribute('aria-expanded', 'true');
  await person.tab();
  expect(mainMenu().getByRole('link', { name: 'Repositorio de TFG/M' })).toHaveFocus();
  await person.keyboard('{Escape}');
  expect(resources).toHaveAttribute('aria-expanded', 'false');
  expect(resources).toHaveFocus();
  await person.click(mainMenu().getByRole('button', { name: 'Subir mi proyecto' }));
  expect(mainMenu().getByRole('link', { name: 'TFG/M terminado' })).toHaveAttribute(
    'href',
    '/tfx/create/form?status=finished',
  );
});

it('§2.5 stops offering «Subir mi proyecto» when the fourth project is published', async () => {
  const published = [1, 2, 3].map((id) => ({ id, isDraft: false }));
  await openShell('/', { user: personAs('student', { tfxs: published }), released: everyPage });
  const upload = () => mainMenu().queryByRole('button', { name: 'Subir mi proyecto' });
  expect(upload()).toBeVisible();
  act(() =>
    useSession.setState({ user: personAs('student', { tfxs: [...published, { id: 4, isDraft: false }] }) }),
  );
  expect(upload()).not.toBeInTheDocument();
});

it('shows below which entry one is, and which section of one’s own pages', async () => {
  const { go, person } = await open(personAs('student'), '/projects/12');
  expect(mainMenu().getByRole('link', { name: 'Proyectos' })).toHaveAttribute('aria-current', 'true');
  await go('/profile?section=applys');
  await person.click(banner().getByRole('button', { name: /^Marta/ }));
  expect(
    banner()
      .getAllByRole('link', { current: 'page' })
      .map((link) => link.textContent),
  ).toEqual(['Solicitudes']);
  await go('/profile?section=none');
  expect(
    banner()
      .getAllByRole('link', { current: 'page' })
      .map((link) => link.textContent),
  ).toEqual(['Perfil']);
});

it.each([
  ['a visitor', null],
  ['a student with a bell', personAs('student', { university: 'Universidade da Coruña' })],
])('§9 of %s sticks past 100 px, and on the way back until it is where it belongs', async (_, user) => {
  await open(user);
  const sticks = () => screen.getByRole('banner').hasAttribute('data-stuck');
  const seen = [0, 100, 101, 900, 60, 1, 0, 50, 100].map((pixels) => {
    scrollTo(pixels);
    return [pixels, sticks()];
  });
  expect(seen.filter(([, stuck]) => stuck).map(([pixels]) => pixels)).toEqual([101, 900, 60, 1]);
});

it('leads to the content past the menu', async () => {
  const { person } = await open(null);
  await heading('public-site: home');
  await person.tab();
  const skip = screen.getByRole('link', { name: 'Saltar al contenido' });
  expect(skip).toHaveFocus();
  expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
});
