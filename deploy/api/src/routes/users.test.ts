import { clientOf, logIn } from '../../test/client.ts';
import { startServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe('GET /api/users/me', () => {
  it.each([
    ['estudiante', { profileType: 'student', details: { university: 'Universidad de A Coruña', situation: 'choosing' } }],
    ['nueva', { profileType: 'student', details: { university: null, province: null, favorites: [] } }],
    ['coordinacion', { profileType: 'coordinator', details: { organization: { name: 'Código Abierto Local' } } }],
    ['sin-organizacion', { profileType: 'coordinator', details: { organization: null } }],
    ['gestion', { details: { organizations: [{ name: 'Fundación Puerta Azul' }, { name: 'Pedal y Carga' }] } }],
    ['docente', { profileType: 'teacher', details: { university: 'Universidad de A Coruña' } }],
    ['staff', { profileType: 'staff', details: null }],
  ] as const)('tells %s who they are', async (account, expected) => {
    const { status, data } = await (await logIn(server.address, account)).call('GET /api/users/me', {});
    expect(status).toBe(200);
    expect(data).toMatchObject({ email: `${account}@puente.test`, ...expected });
  });

  it('asks the others to log in', async () => {
    for (const token of [undefined, 'not-a-token']) {
      const { status, error } = await clientOf(server.address, token).call('GET /api/users/me', {});
      expect(status).toBe(401);
      expect(error).toEqual({ status: 401, name: 'Unauthorized', message: 'Inicia sesión para continuar.', details: {} });
    }
  });
});
