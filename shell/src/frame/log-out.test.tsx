import {
  answer,
  heading,
  hold,
  openShell,
  personAs,
  pressTenTimes,
  refuse,
  screen,
  sentTo,
  toasts,
  within,
} from '../../test/shell.tsx';
import { ApiError } from '@puente/client/api-error';

/** A user on a guarded page clicks 'Cerrar sesión'. */
async function logOut(prepare: () => void = () => {}) {
  const page = await openShell('/profile', { user: personAs('student') });
  await heading('student-app: profile');
  prepare();
  const banner = within(screen.getByRole('banner'));
  await page.person.click(banner.getByRole('button', { name: /^Marta/ }));
  await page.person.click(banner.getByRole('button', { name: 'Cerrar sesión' }));
  return { ...page, banner };
}

it('leads to the home page, and not by way of the login page', async () => {
  const { address, banner, visited } = await logOut();
  await heading('public-site: home');
  expect(await banner.findByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  expect(address()).toBe('/');
  expect(visited()).not.toContain('/user/auth/login');
});

it('leaves nothing to go back to for a user who logs in next', async () => {
  await logOut();
  await heading('public-site: home');
  expect(sessionStorage.getItem('u4iRedirect')).toBeNull();
});

it('§4.1 says at once that it is under way, offers it no second time, and looks done only when the API has closed the session', async () => {
  let ended: ReturnType<typeof hold> | undefined;
  const { banner } = await logOut(() => {
    ended = hold('POST /api/auth/logout');
  });
  expect(banner.getByText('Cerrando sesión…')).toBeVisible();
  await heading('public-site: home');
  expect(banner.getByRole('status')).toHaveTextContent('Cerrando sesión…');
  expect(banner.queryByRole('button', { name: 'Cerrar sesión' })).not.toBeInTheDocument();
  expect(banner.queryByRole('link', { name: 'Iniciar sesión' })).not.toBeInTheDocument();
  expect(toasts()).toEqual([]);
  await ended?.settle({ ok: true });
  expect(await banner.findByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  expect(banner.getByRole('status')).toBeEmptyDOMElement();
  expect(await screen.findByText('Has cerrado la sesión.')).toBeVisible();
});

describe('a form that could not be saved', () => {
  const key = `draft:${personAs('student').id}:profile`;
  const unsaved = () => localStorage.setItem(key, '{"value":{"phone":"611222333"}}');
  const answerWith = async (name: string) => {
    const page = await logOut(unsaved);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Hay un formulario sin guardar' }));
    await page.person.click(dialog.getByRole('button', { name }));
    return page;
  };
  afterEach(() => localStorage.clear());

  it('goes with its author when they say so', async () => {
    await answerWith('Salir y borrarlo');
    await heading('public-site: home');
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('stays in a browser of their own', async () => {
    await answerWith('Salir y dejarlo en este navegador');
    await heading('public-site: home');
    expect(localStorage.getItem(key)).not.toBeNull();
  });

  it('keeps them where they are', async () => {
    const { banner } = await answerWith('Seguir aquí');
    await heading('student-app: profile');
    expect(await banner.findByRole('button', { name: /^Marta/ })).toBeVisible();
    expect(sentTo('POST /api/auth/logout')).toEqual([]);
  });
});

it('asks once, however often it is pressed in one moment', async () => {
  const { person } = await openShell('/profile', { user: personAs('student') });
  const banner = within(screen.getByRole('banner'));
  await person.click(banner.getByRole('button', { name: /^Marta/ }));
  pressTenTimes(banner.getByRole('button', { name: 'Cerrar sesión' }));
  expect(await banner.findByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  expect(sentTo('POST /api/auth/logout')).toHaveLength(1);
});

it('says that the session is still open when the API has not answered in time, until another attempt', async () => {
  const { banner, person } = await logOut(() => refuse('POST /api/auth/logout', new ApiError('Network')));
  expect(
    await screen.findByText(
      /^No hemos podido cerrar la sesión: sigue abierta en este navegador\. No hay conexión/,
    ),
  ).toBeVisible();
  expect(banner.getByRole('button', { name: /^Marta/ })).toBeVisible();
  expect(banner.getByRole('status')).toBeEmptyDOMElement();
  answer('POST /api/auth/logout', { ok: true });
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await banner.findByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  expect(screen.queryByText(/sigue abierta/)).not.toBeInTheDocument();
  expect(toasts().map(({ message }) => message)).toEqual(['Has cerrado la sesión.']);
});

it('forgets that it failed when it is pressed again in the menu', async () => {
  const { banner, person } = await logOut(() => refuse('POST /api/auth/logout', new ApiError('Unexpected')));
  await screen.findByText(/sigue abierta/);
  answer('POST /api/auth/logout', { ok: true });
  await person.click(banner.getByRole('button', { name: /^Marta/ }));
  await person.click(banner.getByRole('button', { name: 'Cerrar sesión' }));
  expect(await banner.findByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  expect(screen.queryByText(/sigue abierta/)).not.toBeInTheDocument();
});
