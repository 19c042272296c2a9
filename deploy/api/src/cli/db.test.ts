import { rm } from 'node:fs/promises';
import { dbCommand } from '../../test/db-command.ts';
import { startServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  // The commands have the database for themselves.
  await server.stop({ keep: true });
});

afterAll(() => rm(server.dataDir, { recursive: true, force: true }));

describe('npm run db', () => {
  it('says how it is used', async () => {
    await Promise.all(
      [[], ['toString'], ['seed', 'nada'], ['backup'], ['restore'], ['create-staff', 'solo@puente.test']].map(
        async (args) => {
          const { code, text } = await dbCommand(server, ...args);
          expect([code, text]).toEqual([1, expect.stringContaining('npm run db -- migrate\n')]);
        },
      ),
    );
  });

  it('makes staff, whose link lets them choose a password', async () => {
    const { code, text } = await dbCommand(server, 'create-staff', 'Nueva.Persona@puente.test', 'Nueva');
    expect(code).toBe(0);
    expect(text).toMatch(/http:\/\/localhost:3000\/\S+\n$/);
    expect(await dbCommand(server, 'create-staff', 'estudiante@puente.test', 'Otra')).toEqual({
      code: 1,
      text: expect.stringContaining('Ya existe una cuenta') as string,
    });
  });
});
