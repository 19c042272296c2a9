import { type Client, clientOf, logInAs } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import { messagesTo, messageWith } from '../../test/outbox.ts';
import { password } from '../../test/own-account.ts';

let server: OperatedServer;
let anyone: Client;
beforeAll(async () => {
  server = await startOperatedServer();
  anyone = clientOf(server.address);
});
afterAll(() => server.stop());

const ask = (who: Client, email: string, given: string | undefined = password) =>
  who.wrong('POST /api/auth/change-email', {
    body: { email, ...(given !== '' && { password: given }) },
  });
const codeIn = async (email: string, kind: 'confirm' | 'undo') =>
  new RegExp(`${kind}=([\\w-]+)`).exec(
    (await messageWith(server.dataDir, email, `/user/auth/email?${kind}=`)).text,
  )?.[1] ?? '';
const confirm = (code: string, who = anyone) =>
  who.wrong('POST /api/auth/confirm-email-change', { body: { code } });
const undo = (code: string) => anyone.wrong('POST /api/auth/undo-email-change', { body: { code } });
const logIn = async (identifier: string) =>
  (await anyone.call('POST /api/auth/local', { body: { identifier, password } })).status;

/** A student, and another session of theirs elsewhere. */
async function student(email: string) {
  const { who } = await newStudent(server, email);
  return { who, elsewhere: await logInAs(server.address, email, password) };
}
const isIn = async (who: Client) => (await who.call('GET /api/users/me', {})).status === 200;

it('changes once the new address has confirmed it, and ends sessions elsewhere', async () => {
  const { who, elsewhere } = await student('antes@ejemplo.es');
  expect((await ask(who, 'despues@ejemplo.es')).status).toBe(200);
  expect((await who.call('GET /api/users/me', {})).data.email).toBe('antes@ejemplo.es');
  const code = await codeIn('despues@ejemplo.es', 'confirm');
  expect(await confirm(code, who)).toMatchObject({ status: 200, data: { email: 'despues@ejemplo.es' } });
  expect([await isIn(who), await isIn(elsewhere)]).toEqual([true, false]);
  expect([await logIn('antes@ejemplo.es'), await logIn('despues@ejemplo.es')]).toEqual([401, 200]);
  expect((await confirm(code)).error.name).toBe('CodeInvalid');
});

it('is undone from the old address: without the sessions and the password of who changed it', async () => {
  const { who } = await student('duena@ejemplo.es');
  await ask(who, 'ladron@ejemplo.es');
  await confirm(await codeIn('ladron@ejemplo.es', 'confirm'), who);
  const code = await codeIn('duena@ejemplo.es', 'undo');
  expect(await undo(code)).toMatchObject({ status: 200, data: { email: 'duena@ejemplo.es' } });
  expect(await isIn(who)).toBe(false);
  expect([await logIn('ladron@ejemplo.es'), await logIn('duena@ejemplo.es')]).toEqual([401, 401]);
  const mail = await messageWith(server.dataDir, 'duena@ejemplo.es', '/user/auth/reset-password?code=');
  const reset = /code=([\w-]+)/.exec(mail.text)?.[1] ?? '';
  const chosen = { code: reset, password, passwordConfirmation: password };
  expect((await anyone.call('POST /api/auth/reset-password', { body: chosen })).status).toBe(200);
  expect((await undo(code)).error.name).toBe('CodeInvalid');
});

it('asks for the password, or a login of the last minutes', async () => {
  const { who } = await student('cuidadosa@ejemplo.es');
  const wrong = await ask(who, 'otra.mas@ejemplo.es', 'no-es-esta');
  expect(wrong.error.details.fields).toEqual({ password: 'La contraseña actual no es correcta.' });
  await server.rows(
    `update sessions set created_at = now() - interval '1 hour'
     where user_id = (select id from users where email = 'cuidadosa@ejemplo.es')`,
  );
  expect((await ask(who, 'otra.mas@ejemplo.es', '')).error.name).toBe('RecentLoginRequired');
});

it('does not tell whether an address has an account, and gives nobody that of another', async () => {
  const { who } = await student('curiosa@ejemplo.es');
  expect((await ask(who, 'docente@puente.test')).status).toBe(200);
  expect(
    (await messagesTo(server.dataDir, 'docente@puente.test')).filter(({ text }) => text.includes('confirm=')),
  ).toEqual([]);
  // Somebody registers with the address before the mail is answered.
  await ask(who, 'carrera@ejemplo.es');
  const code = await codeIn('carrera@ejemplo.es', 'confirm');
  await anyone.call('POST /api/auth/local/register', {
    body: {
      username: 'carrera@ejemplo.es',
      email: 'carrera@ejemplo.es',
      password,
      name: 'Otra',
      surname: 'Persona',
      profileType: 'teacher',
    },
  });
  expect((await confirm(code)).error.name).toBe('CodeInvalid');
});

it('leaves nothing of an address when the account is deleted', async () => {
  const { who } = await student('se.va@ejemplo.es');
  await ask(who, 'nunca@ejemplo.es');
  const id = (await who.call('GET /api/users/me', {})).data.id;
  await who.call('DELETE /api/users/:id', { params: { id }, body: { password } });
  expect(await server.rows(`select value from verifications where value like '%nunca@ejemplo.es%'`)).toEqual(
    [],
  );
});
