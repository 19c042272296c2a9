import {
  answer,
  heading,
  loseSession,
  openShell,
  ownPages,
  personAs,
  refuse,
  screen,
  sentTo,
  waitFor,
  within,
} from '../../test/shell.tsx';
import { ApiError } from '@puente/client/api-error';
import * as studentQueries from '@puente/client/student-queries';
import { ids } from '@puente/contract/ids';
import { useQuery } from '@puente/platform/query';
import type { LoadPage } from '../routing/page-loader.ts';

/** §4 and §9: a session that expires while the user is writing. */

const ana = personAs('student');
const mar = { id: 1, name: 'Mar Limpio' };

function Form() {
  const { data, error } = useQuery(studentQueries.count());
  return (
    <>
      <h1>Solicitar proyecto</h1>
      <label>
        Motivación <textarea />
      </label>
      <p>{data === undefined ? error?.message : `Somos ${data}`}</p>
    </>
  );
}
const withForm: LoadPage = (app, name, context) =>
  name === 'projectApply' ? Promise.resolve(Form) : ownPages(app, name, context);

const text = () => screen.getByLabelText('Motivación');
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Tu sesión ha caducado' }));
const intended = () => sessionStorage.getItem('u4iRedirect');

async function writing() {
  answer('GET /api/students/count', { data: 300 });
  const page = await openShell('/projects/12/apply?from=mail', { user: ana, loadPage: withForm });
  await screen.findByText('Somos 300');
  await page.person.click(text());
  await page.person.paste('Conozco bien la ría');
  return page;
}

async function expired() {
  const page = await writing();
  refuse('GET /api/users/me', new ApiError('Unauthorized'));
  await loseSession();
  return { ...page, window: await dialog() };
}

async function logIn({ person, window }: Awaited<ReturnType<typeof expired>>, user = ana) {
  answer('GET /api/users/me', user);
  await person.type(window.getByLabelText('Contraseña'), 'Puente-2026');
  await person.click(window.getByRole('button', { name: 'Iniciar sesión' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

it('§4.1 says so over the page, which stays as it is', async () => {
  const { window, address } = await expired();
  expect(window.getByText('Inicia sesión para continuar; no se pierde lo que has escrito.')).toBeVisible();
  expect(window.getByLabelText('Correo electrónico')).toHaveValue(ana.email);
  expect(text()).toHaveValue('Conozco bien la ría');
  expect(address()).toBe('/projects/12/apply?from=mail');
});

it('§8 has the words of the login modal when login fails', async () => {
  const { person, window } = await expired();
  refuse('POST /api/auth/local', new ApiError('Unexpected'));
  await person.type(window.getByLabelText('Contraseña'), 'Puente-2026');
  await person.click(window.getByRole('button', { name: 'Iniciar sesión' }));
  expect(await window.findByText('Error al iniciar sesión. Inténtalo de nuevo.')).toBeVisible();
  expect(text()).toHaveValue('Conozco bien la ría');
});

it('goes on where the same person was, without loading anything anew', async () => {
  const page = await expired();
  const asked = sentTo('GET /api/students/count').length;
  const field = text();
  await logIn(page);
  expect(text()).toBe(field);
  expect(field).toHaveValue('Conozco bien la ría');
  expect(page.address()).toBe('/projects/12/apply?from=mail');
  expect(intended()).toBeNull();
  expect(sentTo('GET /api/students/count')).toHaveLength(asked);
});

it('asks again for what was refused meanwhile', async () => {
  refuse('GET /api/students/count', new ApiError('Unauthorized'));
  const page = await openShell('/projects/12/apply', { user: ana, loadPage: withForm });
  await screen.findByText('Inicia sesión para continuar.');
  refuse('GET /api/users/me', new ApiError('Unauthorized'));
  await loseSession();
  answer('GET /api/students/count', { data: 300 });
  await logIn({ ...page, window: await dialog() });
  expect(await screen.findByText('Somos 300')).toBeVisible();
});

it('shows nothing of it to another person', async () => {
  const page = await expired();
  await logIn(page, { ...personAs('coordinator', { organization: mar }), id: ids.user.parse(99) });
  await heading('Esta página es para estudiantes');
  expect(screen.queryByDisplayValue('Conozco bien la ría')).not.toBeInTheDocument();
});

it('leads to the login page when the window is closed, and back from there', async () => {
  const page = await expired();
  await page.person.click(page.window.getByRole('button', { name: 'Cerrar' }));
  await heading('Iniciar sesión');
  expect(page.address()).toBe('/user/auth/login');
  expect(intended()).toBe('/projects/12/apply?from=mail');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('leads to the login page also from a page that would ask for login over it', async () => {
  const { person } = await openShell('/projects?page=2', { user: ana, loadPage: ownPages });
  await heading('student-app: projects');
  refuse('GET /api/users/me', new ApiError('Unauthorized'));
  await loseSession();
  await person.click((await dialog()).getByRole('button', { name: 'Cerrar' }));
  await heading('Iniciar sesión');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(intended()).toBe('/projects?page=2');
});

it('goes with the page for a user who goes back or on to another', async () => {
  const { go } = await expired();
  await go('/profile');
  await heading('Iniciar sesión');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(intended()).toBe('/profile');
});

it('lets a user who has forgotten the password choose another, and remembers the page', async () => {
  const { person, window } = await expired();
  await person.click(window.getByRole('link', { name: '¿Has olvidado tu contraseña?' }));
  await heading('Recuperar contraseña');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(intended()).toBe('/projects/12/apply?from=mail');
});

it('interrupts nobody on a page that is open to everybody', async () => {
  await openShell('/', { user: ana });
  await heading('public-site: home');
  refuse('GET /api/users/me', new ApiError('Unauthorized'));
  await loseSession();
  expect(
    await within(screen.getByRole('banner')).findByRole('link', { name: 'Iniciar sesión' }),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
