import { startServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const logIn = async (type: string | null) => {
  const headers = new Headers();
  if (type !== null) headers.set('content-type', type);
  const body = new TextEncoder().encode(
    JSON.stringify({ identifier: 'estudiante@puente.test', password: 'Puente-2026' }),
  );
  const answer = await fetch(`${server.address}/api/auth/local`, { method: 'POST', headers, body });
  const { error } = (await answer.json()) as { error?: { name: string; message: string } };
  return [answer.status, error?.name, error?.message];
};

const refused = [
  415,
  'MediaTypeRefused',
  'El formato de la petición no se admite. Recarga la página y vuelve a probar.',
];

// A form or a script of another site sends these without asking first.
it.each([
  'text/plain',
  'text/plain; application/json',
  'text/plain;charset=utf-8,application/json',
  'text/plain; a="application/json"',
  'multipart/form-data; boundary=application/json',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; application/json',
  'application/jsonp',
  'application/json-patch+json',
  'x-application/json',
  'json',
  ';application/json',
])('refuses a body that says %s', async (type) => {
  expect(await logIn(type)).toEqual(refused);
});

it('refuses a body that does not say what it is', async () => {
  expect(await logIn(null)).toEqual(refused);
});

it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset=UTF-8'])(
  'takes %s',
  async (type) => {
    expect((await logIn(type))[0]).toBe(200);
  },
);
