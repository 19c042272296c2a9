import {
  answer,
  hold,
  openShell,
  ownPages,
  personAs,
  press,
  refuse,
  screen,
  sentTo,
  within,
} from '../../test/shell.tsx';
import { act, fireEvent } from '@testing-library/react';
import { ApiError } from '@puente/client/api-error';
import { refusal } from '@puente/client/refusal';

const open = () => openShell('/user/auth/login', { loadPage: ownPages });
type Person = Awaited<ReturnType<typeof open>>['person'];

const email = () => screen.getByLabelText('Correo electrónico');
const password = () => screen.getByLabelText('Contraseña');
const summary = () => screen.findByRole('group', { name: 'Revisa estos campos' });
const send = (person: Person) => press(person, 'Iniciar sesión');

async function logIn(person: Person, address = 'ana@udc.es') {
  await person.type(email(), address);
  await person.type(password(), 'Puente-2026');
  await send(person);
}
const sent = () => sentTo('POST /api/auth/local');

describe('what is missing', () => {
  it('is said at the fields and in a summary that takes focus, and nothing is sent', async () => {
    const { person } = await open();
    await send(person);
    const problems = await summary();
    expect(problems).toHaveFocus();
    expect(
      within(problems)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Email inválido', 'Introduce tu contraseña']);
    expect(email()).toHaveAccessibleDescription('Error: Email inválido');
    expect(password()).toHaveAccessibleDescription('Error: Introduce tu contraseña');
    expect(sent()).toEqual([]);
  });

  it('is a link to its field', async () => {
    const { person } = await open();
    await send(person);
    await person.click(within(await summary()).getByRole('link', { name: 'Introduce tu contraseña' }));
    expect(password()).toHaveFocus();
  });

  it('never takes focus from a user who is putting it right', async () => {
    const { person } = await open();
    await person.type(password(), 'Puente-2026');
    await send(person);
    await summary();
    await person.type(email(), 'ana@udc.es');
    expect(screen.queryByText('Email inválido')).not.toBeInTheDocument();
    await person.type(email(), '{Backspace}{Backspace}{Backspace}');
    expect(await screen.findAllByText('Email inválido')).not.toHaveLength(0);
    expect(email()).toHaveFocus();
  });
});

it('sends the address in lower case, and remembers only the user who wants it', async () => {
  const { person } = await open();
  await logIn(person, ' Ana@UDC.es');
  expect(sent().at(-1)?.body).toEqual({
    identifier: 'ana@udc.es',
    password: 'Puente-2026',
    rememberMe: false,
  });
});

it('remembers a user who asks for it', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('checkbox', { name: 'Recordarme en este dispositivo' }));
  await logIn(person);
  expect(sent().at(-1)?.body).toHaveProperty('rememberMe', true);
});

it('sends once however often the button is pressed', async () => {
  const { person } = await open();
  const login = hold('POST /api/auth/local');
  await person.type(email(), 'ana@udc.es');
  await person.type(password(), 'Puente-2026');
  const button = within(screen.getByRole('main')).getByRole('button', { name: 'Iniciar sesión' });
  // All clicks before the next render, then one after the other.
  act(() => {
    for (let press = 0; press < 10; press++) button.click();
  });
  for (let press = 0; press < 10; press++) await send(person);
  expect(sent()).toHaveLength(1);
  answer('GET /api/users/me', personAs('student'));
  await login.settle({ jwt: 'token' });
});

describe('a refusal (§8)', () => {
  it.each([
    ['InvalidCredentials', 'Credenciales incorrectas'],
    ['TooManyRequests', 'Demasiados intentos. Espera un momento y vuelve a probar.'],
    ['AccountMerged', /^Hemos fusionado esta cuenta con otra tuya/],
  ] as const)('for %s is told at once, in its own words: %s', async (code, text) => {
    const { person } = await open();
    refuse('POST /api/auth/local', refusal(code));
    await logIn(person);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText(/Error inesperado/)).not.toBeInTheDocument();
  });

  it.each(['Network', 'Unexpected', 'Unavailable'] as const)(
    'for %s is «Error inesperado al iniciar sesión», and the button says to try again',
    async (code) => {
      const { person } = await open();
      refuse('POST /api/auth/local', refusal(code));
      await logIn(person);
      expect(await screen.findByText('Error inesperado al iniciar sesión')).toBeVisible();
      expect(screen.getByText('Error inesperado. Inténtalo de nuevo.')).toBeVisible();
    },
  );

  it('has its own words at the button of the login modal, for five seconds', async () => {
    const { person } = await openShell('/projects');
    const dialog = within(await screen.findByRole('dialog'));
    refuse('POST /api/auth/local', new ApiError('Network'));
    await person.type(dialog.getByLabelText('Correo electrónico'), 'ana@udc.es');
    await person.type(dialog.getByLabelText('Contraseña'), 'Puente-2026');
    jest.useFakeTimers();
    try {
      fireEvent.click(dialog.getByRole('button', { name: 'Iniciar sesión' }));
      await act(() => jest.advanceTimersByTimeAsync(10));
      await act(() => jest.advanceTimersByTimeAsync(4_900));
      expect(dialog.getByText('Error al iniciar sesión. Inténtalo de nuevo.')).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(200));
      expect(dialog.queryByText('Error al iniciar sesión. Inténtalo de nuevo.')).not.toBeInTheDocument();
      expect(dialog.getByText('Error inesperado al iniciar sesión')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it('goes away with the next attempt', async () => {
    const { person } = await open();
    refuse('POST /api/auth/local', refusal('InvalidCredentials'));
    await logIn(person);
    await screen.findByText('Credenciales incorrectas');
    hold('POST /api/auth/local');
    await send(person);
    expect(screen.queryByText('Credenciales incorrectas')).not.toBeInTheDocument();
  });

  it('keeps what was typed', async () => {
    const { person } = await open();
    refuse('POST /api/auth/local', refusal('InvalidCredentials'));
    await logIn(person);
    await screen.findByText('Credenciales incorrectas');
    expect(email()).toHaveValue('ana@udc.es');
    expect(password()).toHaveValue('Puente-2026');
  });
});

describe('an address that is not confirmed', () => {
  async function refused() {
    const page = await open();
    refuse('POST /api/auth/local', refusal('EmailNotConfirmed'));
    await logIn(page.person);
    await screen.findByText('Es necesario que verifiques tu email');
    return page;
  }
  const again = 'Reenviar el correo';

  it('can have its mail sent again, once', async () => {
    const { person } = await refused();
    answer('POST /api/auth/send-email-confirmation', { ok: true });
    await press(person, again);
    expect(await screen.findByText('Te hemos enviado otro correo a ana@udc.es.')).toBeVisible();
    // Focus is not lost with the button.
    expect(screen.getByText(/otro correo/).closest('[role=status]')).toHaveFocus();
    expect(sentTo('POST /api/auth/send-email-confirmation')).toEqual([{ body: { email: 'ana@udc.es' } }]);
    expect(screen.queryByRole('button', { name: again })).not.toBeInTheDocument();
  });

  it('is the one that was refused, whatever is in the field by now', async () => {
    const { person } = await refused();
    answer('POST /api/auth/send-email-confirmation', { ok: true });
    await person.type(email(), '.example');
    await press(person, again);
    expect(sentTo('POST /api/auth/send-email-confirmation')).toEqual([{ body: { email: 'ana@udc.es' } }]);
  });

  it('is told when the mail cannot be sent, and may try again', async () => {
    const { person } = await refused();
    refuse('POST /api/auth/send-email-confirmation', new ApiError('TooManyRequests'));
    await press(person, again);
    expect(
      await screen.findByText('Demasiados intentos. Espera un momento y vuelve a probar.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: again })).toBeEnabled();
  });
});
