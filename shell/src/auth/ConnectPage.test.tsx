import {
  answer,
  heading,
  hold,
  openShell,
  ownPages,
  personAs,
  press,
  refuse,
  screen,
  sentTo,
} from '../../test/shell.tsx';
import { ApiError } from '@puente/client/api-error';
import { intendedPath, rememberIntendedPath } from '@puente/platform/session';

const open = (address: string, user: ReturnType<typeof personAs> | null = personAs('student')) =>
  openShell(address, { loadPage: ownPages, user });

describe('§2.1 back from a provider with a session', () => {
  it('says what happens meanwhile', async () => {
    answer('GET /api/users/me', personAs('student'));
    const { go } = await open('/blog');
    hold('GET /api/users/me');
    await go('/connect/google');
    expect(await screen.findByText('Estamos iniciando tu sesión con Google…')).toBeVisible();
  });

  it.each([
    ['student', 'public-site: students'],
    ['coordinator', 'organisation-app: organizationCreate'],
    ['teacher', 'public-site: universities'],
  ] as const)('leads a %s on to %s (§4.1)', async (role, page) => {
    await open('/connect/google', personAs(role));
    await heading(page);
  });

  it('leads to the page that the address names, rather than to one that was stored before', async () => {
    rememberIntendedPath('/profile');
    const { address, back } = await open('/connect/microsoft?redirect=%2Fprojects%2F12%3Ffrom%3Dmail');
    await heading('student-app: project');
    expect(address()).toBe('/projects/12?from=mail');
    expect(intendedPath()).toBeNull();
    await back();
    expect(address()).toBe('/before');
  });

  it('leads to the stored page when the address names none', async () => {
    rememberIntendedPath('/profile?section=tfx');
    const { address } = await open('/connect/google');
    await heading('student-app: profile');
    expect(address()).toBe('/profile?section=tfx');
  });

  it('checks the address once more', async () => {
    const { address } = await open('/connect/google?redirect=https%3A%2F%2Fmalo.example');
    await heading('public-site: students');
    expect(address()).toBe('/estudiantes');
  });

  it('leads a user without a profile to complete it, and keeps where they were going (§4.1)', async () => {
    await open('/connect/google?redirect=%2Fprojects%2F12', {
      ...personAs('student'),
      profileType: null,
      details: null,
    });
    await heading('Completa tu perfil');
    expect(intendedPath()).toBe('/projects/12');
  });

  it('tries again when the session cannot be asked for', async () => {
    const { go, person } = await open('/blog');
    refuse('GET /api/users/me', new ApiError('Network'));
    await go('/connect/google');
    await heading('No hemos podido iniciar tu sesión');
    answer('GET /api/users/me', personAs('student'));
    await press(person, 'Reintentar');
    await heading('public-site: students');
  });
});

it('without a session it leads to login, and remembers the page', async () => {
  await open('/connect/google?redirect=%2Fprojects%2F12', null);
  await heading('Iniciar sesión');
  expect(intendedPath()).toBe('/projects/12');
  expect(sentTo('GET /api/users/me')).toEqual([]);
});

it('there is no page for a provider that nobody knows', async () => {
  await open('/connect/malo?redirect=%2Fprojects');
  await heading('No encontramos esta página');
});

describe('back without a session', () => {
  it.each([
    [
      'ProviderCancelled',
      'Has cancelado el inicio de sesión.',
      ['Reintentar con Google', 'Iniciar sesión con tu correo electrónico'],
    ],
    [
      'ProviderRefused',
      'No hemos podido comprobar tu identidad con ese servicio. Vuelve a intentarlo.',
      ['Reintentar con Google', 'Iniciar sesión con tu correo electrónico'],
    ],
    [
      'ProviderEmailUnverified',
      'Ese servicio no ha confirmado tu correo electrónico. Regístrate con tu correo electrónico y una contraseña.',
      ['Crear cuenta', 'Reintentar con Google'],
    ],
    [
      'AccountExists',
      'Ya existe una cuenta con este correo electrónico. Inicia sesión con ella y quedará vinculada.',
      ['Iniciar sesión con tu correo electrónico'],
    ],
    [
      'Unavailable',
      'El servicio no está disponible en este momento. Inténtalo de nuevo.',
      ['Reintentar con Google', 'Iniciar sesión con tu correo electrónico'],
    ],
    [
      'Unexpected',
      'Error inesperado. Inténtalo de nuevo.',
      ['Reintentar con Google', 'Iniciar sesión con tu correo electrónico'],
    ],
    // A code that does not belong to this page, and a text that is no code at all.
    [
      'AlreadyApplied',
      'Error inesperado. Inténtalo de nuevo.',
      ['Reintentar con Google', 'Iniciar sesión con tu correo electrónico'],
    ],
    [
      '<b>Llama al 900 000 000</b>',
      'Error inesperado. Inténtalo de nuevo.',
      ['Reintentar con Google', 'Iniciar sesión con tu correo electrónico'],
    ],
  ])('%s is told, with what one can do', async (code, text, steps) => {
    await open(`/connect/google?error=${encodeURIComponent(code)}`, null);
    expect(await screen.findByText(text)).toBeVisible();
    const main = screen.getByRole('main');
    expect([...main.querySelectorAll('a')].map((link) => link.textContent)).toEqual(steps);
    expect(screen.queryByText(/900/)).not.toBeInTheDocument();
  });

  it('trying again keeps where the person was going', async () => {
    rememberIntendedPath('/projects/12');
    await open('/connect/microsoft?error=ProviderCancelled', null);
    expect(await screen.findByRole('link', { name: 'Reintentar con Microsoft' })).toHaveAttribute(
      'href',
      '/api/connect/microsoft?redirect=%2Fprojects%2F12',
    );
  });
});
