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
  waitFor,
} from '../../test/shell.tsx';
import { refusal } from '@puente/client/refusal';

const ways = { totp: true, recoveryCode: true, passkey: null };
const code = () => screen.findByLabelText('Código de 6 cifras');
const open = async (address: string) => openShell(address, { loadPage: ownPages });

async function beginLogin() {
  const page = await open('/user/auth/login');
  refuse('POST /api/auth/local', refusal('SecondFactorRequired'));
  answer('GET /api/auth/second-factor', { data: ways });
  await page.person.type(screen.getByLabelText('Correo electrónico'), 'ana@udc.es');
  await page.person.type(screen.getByLabelText('Contraseña'), 'Puente-2026');
  await press(page.person, 'Iniciar sesión');
  return page;
}

it('takes the place of the password, with focus in its field, and leads on like any login', async () => {
  const { person, address } = await beginLogin();
  await waitFor(async () => expect(await code()).toHaveFocus());
  expect(screen.queryByLabelText('Contraseña')).toBeNull();
  answer('POST /api/auth/second-factor', { jwt: 'token' });
  answer('GET /api/users/me', personAs('teacher'));
  await person.type(await code(), '123 456');
  await press(person, 'Entrar');
  await waitFor(() => expect(address()).not.toContain('/user/auth'));
  expect(sentTo('POST /api/auth/second-factor')).toMatchObject([{ body: { code: '123456' } }]);
});

it('says at the field that a code is wrong, and keeps what was typed', async () => {
  const { person } = await beginLogin();
  refuse(
    'POST /api/auth/second-factor',
    refusal('ValidationError', { fields: { code: 'El código no es correcto.' } }),
  );
  await person.type(await code(), '123456');
  await press(person, 'Entrar');
  await waitFor(async () =>
    expect(await code()).toHaveAccessibleDescription(/Error: El código no es correcto/),
  );
  expect(await code()).toHaveValue('123456');
});

it('sends one code for ten presses', async () => {
  const { person } = await beginLogin();
  hold('POST /api/auth/second-factor');
  await person.type(await code(), '123456{Enter}{Enter}{Enter}');
  expect(sentTo('POST /api/auth/second-factor')).toHaveLength(1);
});

it('takes a recovery code instead, and goes back to the password with the address that was typed', async () => {
  const { person } = await beginLogin();
  await code();
  await press(person, 'Usar un código de recuperación');
  await person.type(await screen.findByLabelText('Código de recuperación'), 'x');
  await press(person, 'Entrar');
  expect(await screen.findByText('Un código de recuperación tiene 10 letras y cifras.')).toBeVisible();
  await press(person, 'Volver a iniciar sesión');
  expect(await screen.findByLabelText('Correo electrónico')).toHaveValue('ana@udc.es');
});

it('says that it has expired, on the page that a provider leads to as well', async () => {
  refuse('GET /api/auth/second-factor', refusal('SecondFactorExpired'));
  const { person, address } = await open('/user/auth/second-factor?redirect=%2Fprojects');
  expect(await screen.findByText('Este paso ha caducado')).toBeVisible();
  await press(person, 'Volver a iniciar sesión');
  await waitFor(() => expect(address()).toBe('/user/auth/login'));
});

it('leads on from that page to where the login was going', async () => {
  answer('GET /api/auth/second-factor', { data: ways });
  const { person, address } = await open('/user/auth/second-factor?redirect=%2Fprojects');
  answer('POST /api/auth/second-factor', { jwt: 'token' });
  answer('GET /api/users/me', personAs('student'));
  await person.type(await code(), '123456{Enter}');
  await waitFor(() => expect(address()).toBe('/projects'));
});
