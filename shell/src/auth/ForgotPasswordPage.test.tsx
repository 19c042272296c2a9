import { answer, openShell, ownPages, press, refuse, screen, sentTo, waitFor } from '../../test/shell.tsx';
import { ApiError } from '@puente/client/api-error';

const open = () => openShell('/user/auth/forgot-password', { loadPage: ownPages });
const address = () => screen.getByRole('textbox', { name: 'Correo electrónico' });

it('is reached from the login page', async () => {
  const { person, address: where } = await openShell('/user/auth/login', { loadPage: ownPages });
  await person.click(await screen.findByRole('link', { name: '¿Has olvidado tu contraseña?' }));
  await waitFor(() => expect(where()).toBe('/user/auth/forgot-password'));
});

it('§7.1 mails a link, and does not say whether there is an account', async () => {
  answer('POST /api/auth/forgot-password', { ok: true });
  const { person } = await open();
  await person.click(address());
  await person.paste(' Ana@UDC.es ');
  await press(person, 'Enviar el enlace');
  expect(await screen.findByText(/Si ana@udc.es tiene cuenta/)).toBeVisible();
  // The form that had focus is gone.
  expect(screen.getByText(/Si ana@udc.es tiene cuenta/).closest('[role=status]')).toHaveFocus();
  expect(sentTo('POST /api/auth/forgot-password')).toMatchObject([{ body: { email: 'ana@udc.es' } }]);
  await press(person, 'Usar otra dirección');
  expect(address()).toHaveValue('');
  expect(address()).toHaveFocus();
});

it('asks for an address, with the message of the login form', async () => {
  const { person } = await open();
  await person.type(address(), 'ana@');
  await press(person, 'Enviar el enlace');
  expect(address()).toHaveAccessibleDescription('Error: Email inválido');
  await waitFor(() => expect(screen.getByRole('group', { name: 'Revisa estos campos' })).toHaveFocus());
});

it('keeps the address when it cannot be sent', async () => {
  refuse('POST /api/auth/forgot-password', new ApiError('TooManyRequests'));
  const { person } = await open();
  await person.type(address(), 'ana@udc.es');
  await press(person, 'Enviar el enlace');
  expect(await screen.findByText('Demasiados intentos. Espera un momento y vuelve a probar.')).toBeVisible();
  expect(address()).toHaveValue('ana@udc.es');
});
