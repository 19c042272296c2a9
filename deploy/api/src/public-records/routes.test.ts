import type { PublicRecord } from '@puente/contract/entities/public-record';
import { type Client, clientOf } from '../../test/client.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';

let server: OperatedServer;
let anybody: Client;
beforeAll(async () => {
  server = await startOperatedServer();
  anybody = clientOf(server.address);
});
afterAll(() => server.stop());

const records = async () => (await anybody.call('GET /api/public-records', {})).data.data;
const idsOf = async (kind: PublicRecord['kind']) =>
  (await records())
    .filter((record) => record.kind === kind)
    .map(({ id }) => id)
    .toSorted((a, b) => a - b);
const idsIn = async (table: string, condition: string) =>
  (await server.rows<{ id: number }>(`select id from ${table} where ${condition} order by id`)).map(
    ({ id }) => id,
  );

it('names what every visitor may read, what changed last first', async () => {
  expect(await idsOf('project')).toEqual(
    await idsIn('projects', 'published_at is not null and visibility_consent'),
  );
  expect(await idsOf('opportunity')).toEqual(await idsIn('opportunities', 'published_at is not null'));
  expect(await idsOf('work')).toEqual(await idsIn('works', 'published_at is not null and hidden_at is null'));
  const moments = (await records()).map(({ updatedAt }) => updatedAt);
  expect(moments).toEqual(moments.toSorted().toReversed());
});

it('leaves out organisations that publish nothing', async () => {
  expect(await idsOf('organization')).toEqual(
    await idsIn(
      'organizations',
      `exists (select from projects where organization_id = organizations.id and published_at is not null)
       or exists (select from opportunities where organization_id = organizations.id and published_at is not null)`,
    ),
  );
});
