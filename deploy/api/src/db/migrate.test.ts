import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Client, clientOf, logInAs } from '../../test/client.ts';
import { emptyDatabase, startServer, type TestServer } from '../../test/server.ts';

/** A database of the first version, opened by this version. */
let server: TestServer;
let student: Client;
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'puente-first-'));
  const databaseUrl = await emptyDatabase();
  const env: Record<string, string | undefined> = {
    PATH: process.env['PATH'],
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  await promisify(execFile)(process.execPath, [join(__dirname, '../../test/first-database.ts')], { env });
  server = await startServer({ from: { dataDir, databaseUrl } });
  student = await logInAs(server.address, 'uxia@puente.test', 'Puente-2026');
});
afterAll(() => server.stop());

it('keeps people, their applications and what they saved', async () => {
  const { data } = await student.call('GET /api/users/me', {});
  expect(data).toMatchObject({
    name: 'Uxía',
    profileType: 'student',
    details: { university: 'Universidad de Vigo', favorites: [1] },
  });
  const applies = await student.call('GET /api/applys', { query: { populate: ['project'] } });
  expect(applies.data.data).toMatchObject([
    {
      status: 'preselected',
      motivation: 'Conozco bien la costa.',
      project: { title: 'Inventario de algas invasoras' },
    },
  ]);
  const drafts = await (
    await logInAs(server.address, 'brais@puente.test', 'Puente-2026')
  ).call('GET /api/organizations/:id/projects', {
    params: { id: 1 },
    query: { filters: { status: { $eq: 'draft' } } },
  });
  expect(drafts.data.data).toMatchObject([{ title: 'Un borrador' }]);
});

it('finds the projects that were there with the new search', async () => {
  const { data } = await clientOf(server.address).call('GET /api/projects', {
    query: { filters: { keyword: { $containsi: 'alga invasor' }, study_areas: { $eq: 'Ciencias' } } },
  });
  expect(data.data.map(({ title }) => title)).toEqual(['Inventario de algas invasoras']);
});

it('has what the first version did not know: degrees, codes of universities, campaigns', async () => {
  const anyone = clientOf(server.address);
  expect((await anyone.call('GET /api/degree/names', {})).data.meta.pagination.total).toBeGreaterThan(200);
  expect(
    (await anyone.call('GET /api/universities', { query: { filters: { code: { $eq: 'vigo' } } } })).data.data,
  ).toHaveLength(1);
  expect((await anyone.call('GET /api/campaigns', {})).data.data.map(({ name }) => name)).toContain(
    'Emprende TFG',
  );
  expect((await anyone.call('GET /api/universities/names', {})).data.data).toHaveLength(1);
});
