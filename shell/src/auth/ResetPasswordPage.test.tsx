import {
  answer,
  heading,
  openShell,
  ownPages,
  personAs,
  press,
  refuse,
  screen,
  sentTo,
  toasts,
} from '../../test/shell.tsx';
import { ApiError } from '@puente/client/api-error';
import { refusal } from '@puente/client/refusal';

const open = (search = '?code=abc') =>
  openShell(`/user/auth/reset-password${search}`, { loadPage: ownPages });

async function choose(
  person: Awaited<ReturnType<typeof open>>['person'],
  password: string,
  again = password,
) {
  await person.type(screen.getByLabelText('Contraseña nueva'), password);
  await person.type(screen.getByLabelText('Repite la contraseña'), again);
  await press(person, 'Guardar la contraseña');
}

it('§7.1 saves the password with the code of the link, and the person is in', async () => {
  const { person } = await open();
  answer('POST /api/auth/reset-password', { jwt: 'token' });
  answer('GET /api/users/me', personAs('student'));
  await choose(person, 'Faro-de-Ons-26');
  await heading('public-site: students');
  expect(sentTo('POST /api/auth/reset-password')).toMatchObject([
    { body: { password: 'Faro-de-Ons-26', passwordConfirmation: 'Faro-de-Ons-26', code: 'abc' } },
  ]);
  expect(toasts().map(({ message }) => message)).toEqual(['Tu contraseña nueva está guardada.']);
});

it('wants the same twice, and long enough', async () => {
  const { person } = await open();
  await choose(person, 'corta', 'larga');
  expect(screen.getByLabelText('Contraseña nueva')).toHaveAccessibleDescription(
    /La contraseña debe contener al menos 6 caracteres/,
  );
  await person.clear(screen.getByLabelText('Contraseña nueva'));
  await choose(person, 'Faro-de-Ons-26', 'x');
  expect(screen.getByLabelText('Repite la contraseña')).toHaveAccessibleDescription(
    /Las contraseñas deben ser idénticas/,
  );
});

it('puts what the server says of the password at its field', async () => {
  const { person } = await open();
  refuse(
    'POST /api/auth/reset-password',
    refusal('ValidationError', { fields: { password: 'Elige una contraseña menos común.' } }),
  );
  await choose(person, 'password123');
  expect(screen.getByLabelText('Contraseña nueva')).toHaveAccessibleDescription(
    /Elige una contraseña menos común/,
  );
});

it.each([
  ['was used before', '?code=abc'],
  ['has no code', ''],
])('a link that %s leads to a new one', async (_, search) => {
  const { person } = await open(search);
  refuse('POST /api/auth/reset-password', new ApiError('CodeInvalid'));
  if (search) await choose(person, 'Faro-de-Ons-26');
  expect(await screen.findByText('El enlace ha caducado o ya se ha usado')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pedir otro enlace' })).toHaveAttribute(
    'href',
    '/user/auth/forgot-password',
  );
});
