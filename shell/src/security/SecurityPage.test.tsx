import {
  answer,
  openShell,
  ownPages,
  personAs,
  press,
  refuse,
  screen,
  sentTo,
  toasts,
  waitFor,
  within,
} from '../../test/shell.tsx';
import { refusal } from '@puente/client/refusal';
import type { SecondFactor } from '@puente/contract/entities/second-factor';
import type { OnTheWire } from '@puente/contract/ids';

const nothing: OnTheWire<SecondFactor> = {
  totp: false,
  passkeys: [],
  recoveryCodes: 0,
  asked: false,
  hasPassword: true,
};
const key = { id: 7, name: 'Mi móvil', createdAt: '2026-11-02T10:00:00.000Z', lastUsedAt: null };
const session = { browser: 'Firefox', system: 'Windows', openedAt: key.createdAt, expiresAt: key.createdAt };

async function open(state: Partial<OnTheWire<SecondFactor>> = {}, sessions: object[] = []) {
  answer('GET /api/users/me/second-factor', { data: { ...nothing, ...state } });
  answer('GET /api/users/me/sessions', {
    data: [{ ...session, id: 1, current: true }, ...sessions],
  });
  const page = await openShell('/user/security', { user: personAs('student'), loadPage: ownPages });
  await screen.findByRole('heading', { level: 1, name: 'Seguridad de la cuenta' });
  return page;
}
type Person = Awaited<ReturnType<typeof open>>['person'];

const dialog = async () => within(await screen.findByRole('dialog'));
async function prove(person: Person, confirm: string) {
  const window = await dialog();
  await person.type(window.getByLabelText('Tu contraseña'), 'Puente-2026');
  await person.click(window.getByRole('button', { name: confirm }));
}

it('switches the app on with the password and a first code, and shows the recovery codes once', async () => {
  const { person } = await open();
  await screen.findByRole('button', { name: 'Activar la aplicación' });
  await press(person, 'Activar la aplicación');
  answer('POST /api/users/me/second-factor/totp', {
    data: { uri: 'otpauth://totp/Puente:ana?secret=ABCDEFGH', secret: 'ABCDEFGH' },
  });
  await prove(person, 'Continuar');
  const heading = await screen.findByRole('heading', { name: 'Escanea el código con tu aplicación' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByRole('img', { name: 'Código QR para tu aplicación' })).toBeVisible();
  expect(screen.getByText('ABCD EFGH')).toBeVisible();

  answer('POST /api/users/me/second-factor/totp/confirm', { data: { recoveryCodes: ['abcde-fghjk'] } });
  answer('GET /api/users/me/second-factor', { data: { ...nothing, totp: true, recoveryCodes: 10 } });
  await person.type(screen.getByLabelText('Código de 6 cifras'), '123456');
  await press(person, 'Activar');
  expect(await screen.findByText('abcde-fghjk')).toBeVisible();
  await press(person, 'Ya los he guardado');
  expect(screen.queryByText('abcde-fghjk')).toBeNull();
  expect(screen.getByText('Quedan 10')).toBeVisible();
});

it('says in the window what is wrong with the password, and keeps it open', async () => {
  const { person } = await open({ totp: true, recoveryCodes: 2 });
  expect(await screen.findByText(/Te quedan pocos/)).toBeVisible();
  refuse(
    'DELETE /api/users/me/second-factor/totp',
    refusal('ValidationError', { fields: { password: 'La contraseña actual no es correcta.' } }),
  );
  await press(person, 'Quitar la aplicación');
  await prove(person, 'Quitar la aplicación');
  expect(await screen.findByText('La contraseña actual no es correcta.')).toBeVisible();
  expect((await dialog()).getByLabelText('Tu contraseña')).toHaveFocus();
});

it('asks no password of who has none, and says that a fresh login is needed', async () => {
  const { person } = await open({ hasPassword: false });
  refuse('POST /api/users/me/second-factor/totp', refusal('RecentLoginRequired'));
  await screen.findByRole('button', { name: 'Activar la aplicación' });
  await press(person, 'Activar la aplicación');
  const window = await dialog();
  expect(window.queryByLabelText('Tu contraseña')).toBeNull();
  await person.click(window.getByRole('button', { name: 'Continuar' }));
  expect(await window.findByText(/vuelve a iniciar sesión/)).toBeVisible();
});

it('names and removes passkeys, and offers none where the browser knows none', async () => {
  const { person } = await open({ passkeys: [key], recoveryCodes: 10 });
  expect(await screen.findByText('Este navegador no admite llaves de acceso.')).toBeVisible();
  answer('DELETE /api/users/me/passkeys/:id', undefined);
  await press(person, 'Quitar Mi móvil');
  expect((await dialog()).getByText(/Es tu única llave/)).toBeVisible();
  answer('GET /api/users/me/second-factor', { data: nothing });
  await prove(person, 'Quitar la llave');
  await waitFor(() => expect(screen.queryByText('Mi móvil')).toBeNull());
  expect(sentTo('DELETE /api/users/me/passkeys/:id')).toMatchObject([
    { params: { id: 7 }, body: { password: 'Puente-2026' } },
  ]);
});

it('ends the other sessions, and leaves this one', async () => {
  const others = [2, 3].map((id) => ({ ...session, id, current: false }));
  const { person } = await open({}, others);
  answer('DELETE /api/users/me/sessions/:id', undefined);
  expect(await screen.findByText('Este dispositivo')).toBeVisible();
  await press(person, 'Cerrar las demás sesiones');
  await person.click(screen.getByRole('button', { name: 'Cerrar las demás' }));
  await waitFor(() => expect(toasts().at(-1)?.message).toBe('Las otras sesiones están cerradas.'));
  expect(sentTo('DELETE /api/users/me/sessions/:id')).toMatchObject([
    { params: { id: 2 } },
    { params: { id: 3 } },
  ]);
});
