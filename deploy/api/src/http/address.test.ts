import { clientOf } from '../../test/client.ts';
import { startServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const ask = async (path: string) => {
  const answer = await clientOf(server.address).fetch(path);
  const { error } = (await answer.json()) as { error?: { name: string; message: string } };
  return [answer.status, error?.name, error?.message];
};

it.each(['/api/projects', '/api/nothing', '/healthz', '/uploads/x.png'])(
  'refuses an address of more than 8 KB at %s, before anything reads it',
  async (path) => {
    expect(await ask(`${path}?${'?'.repeat(8 * 1024 - path.length)}`)).toEqual([
      414,
      'AddressTooLong',
      'La petición es demasiado larga. Quita filtros o acorta el texto y vuelve a probar.',
    ]);
  },
);

it('takes an address of 8 KB', async () => {
  const path = '/healthz?';
  expect((await ask(path + '?'.repeat(8 * 1024 - path.length)))[0]).toBe(200);
});

it('refuses more than a hundred parameters', async () => {
  const words = (count: number) => Array.from({ length: count }, () => 'populate=organization').join('&');
  expect(await ask(`/api/projects?${words(101)}`)).toEqual([
    400,
    'TooManyParameters',
    'La petición tiene demasiados filtros. Quita alguno y vuelve a probar.',
  ]);
  expect((await ask(`/api/projects?${words(100)}`))[0]).toBe(200);
});
