import { clientOf } from '../../test/client.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';

let server: OperatedServer;
beforeAll(async () => {
  server = await startOperatedServer();
});
afterAll(() => server.stop());

const email = 'estudiante@puente.test';
const password = 'Puente-2026';
/** Hash of the password in better-auth's earlier format, which contains its salt only. */
const former =
  'e155beadf06f89cebbeee8fdffb0c564:dad1d74f46c1354204b8174360c7ed2612d153163a0e4c7a2c9c78d52aa3495c38f836b17fe076b4ab602b860527c7b88aac667cec4e4fe2b056a6630a86c2b4';
const ofStudent = `provider_id = 'credential' and user_id = (select id from users where email = '${email}')`;

const storedHash = async () =>
  (await server.rows<{ password: string }>(`select password from accounts where ${ofStudent}`))[0]?.password;
const logIn = async (secret: string) =>
  (
    await clientOf(server.address).call('POST /api/auth/local', {
      body: { identifier: email, password: secret },
    })
  ).status;

it('makes a hash of former times anew at the next login, and at no wrong one', async () => {
  await server.rows(`update accounts set password = '${former}' where ${ofStudent}`);
  expect(await logIn('otra-cosa')).toBe(401);
  expect(await storedHash()).toBe(former);
  expect(await logIn(password)).toBe(200);
  const renewed = await storedHash();
  expect(renewed).toMatch(/^\$scrypt\$ln=10,r=8,p=1\$/);
  expect(await logIn(password)).toBe(200);
  expect(await storedHash()).toBe(renewed);
});

it('compares with the parameters that the hash names', async () => {
  const other = (await storedHash())?.replace('ln=10', 'ln=11');
  await server.rows(`update accounts set password = '${other}' where ${ofStudent}`);
  expect(await logIn(password)).toBe(401);
});
