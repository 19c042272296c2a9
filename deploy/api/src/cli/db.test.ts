import { logIn } from '../../test/client.ts';
import { dbCommand } from '../../test/db-command.ts';
import { isEmbedded } from '../../test/engine.ts';
import { emptyDatabase } from '../../test/place.ts';
import { withTotp } from '../../test/second-factor.ts';
import { startServer, type TestServer } from '../../test/server.ts';
import { rm } from 'node:fs/promises';
import pg from 'pg';
import { startPostgres } from '@puente/testing/postgres';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await withTotp(await logIn(server.address, 'staff'), 'Puente-2026');
  // The commands have the database for themselves.
  await server.stop({ keep: true });
});

afterAll(() => rm(server.dataDir, { recursive: true, force: true }));

describe('npm run db', () => {
  it('says how it is used', async () => {
    await Promise.all(
      [
        [],
        ['toString'],
        ['seed', 'nada'],
        ['backup'],
        ['restore'],
        ['create-staff', 'solo@puente.test'],
        ['create-staff', 'solo@puente.test', 'Sola', '--role', 'jefa'],
        ['remove-second-factor'],
      ].map(async (args) => {
        const { code, text } = await dbCommand(server, ...args);
        expect([code, text]).toEqual([1, expect.stringContaining('npm run db -- migrate\n')]);
      }),
    );
  });

  it('removes the second factor of who has lost everything', async () => {
    const remove = () => dbCommand(server, 'remove-second-factor', 'Staff@puente.test');
    expect(await remove()).toEqual({
      code: 0,
      text: expect.stringContaining('is told so by mail') as string,
    });
    expect((await remove()).text).toContain('has no second factor');
  });

  it('makes staff, whose link lets them choose a password', async () => {
    const { code, text } = await dbCommand(server, 'create-staff', 'Nueva.Persona@puente.test', 'Nueva');
    expect(code).toBe(0);
    expect(text).toMatch(/http:\/\/localhost:3000\/\S+\n$/);
    expect(await dbCommand(server, 'create-staff', 'estudiante@puente.test', 'Otra')).toEqual({
      code: 1,
      text: expect.stringContaining('Ya existe una cuenta') as string,
    });
    expect(await dbCommand(server, 'create-staff', 'otra@puente.test', '\u3164')).toMatchObject({ code: 1 });
  });

  it('leaves tables alone that other migrations made, and says so', async () => {
    const own = isEmbedded ? await startPostgres() : undefined;
    const databaseUrl = own ? await own.createDatabase('other') : await emptyDatabase();
    try {
      const other = { ...server, databaseUrl };
      expect((await dbCommand(other, 'migrate')).code).toBe(0);
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      await client.query('update drizzle.__drizzle_migrations set created_at = created_at - 1');
      await client.end();
      expect(await dbCommand(other, 'migrate')).toEqual({
        code: 1,
        text: expect.stringContaining('that this version does not have: use the version that made') as string,
      });
    } finally {
      await own?.stop();
    }
  });
});
