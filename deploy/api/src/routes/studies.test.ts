import { type Client, clientOf } from '../../test/client.ts';
import { startServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let anyone: Client;
beforeAll(async () => {
  server = await startServer();
  anyone = clientOf(server.address);
});
afterAll(() => server.stop());

it('lists the universities by name', async () => {
  const { status, data } = await anyone.call('GET /api/universities/names', {});
  expect(status).toBe(200);
  expect(data.data.length).toBeGreaterThan(80);
  expect(data.data.map(({ name }) => name)).toEqual(expect.arrayContaining(['Universidad de A Coruña', 'Universidad de Vigo']));
});

it('lists the study areas, with their subareas when asked', async () => {
  const bare = await anyone.call('GET /api/study-areas', {});
  expect(bare.data.data).toHaveLength(5);
  expect(bare.data.data[0]).toEqual({ id: expect.any(Number) as number, name: 'Artes y Humanidades' });
  const { data } = await anyone.call('GET /api/study-areas', { query: { populate: ['study_subareas'] } });
  expect(data.data.find(({ name }) => name === 'Ingeniería y Arquitectura')?.study_subareas?.map(({ name }) => name)).toContain('Ingeniería Informática');
});

it('refuses relations and parameters that it does not have', async () => {
  expect((await anyone.wrong('GET /api/study-areas', { query: { populate: 'users' } })).error.name).toBe('ValidationError');
  expect((await anyone.wrong('GET /api/study-areas', { query: { page: 1 } })).error).toMatchObject({ name: 'UnknownParameter', details: { key: 'page' } });
});
