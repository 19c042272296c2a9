import { type Client, clientOf } from '../../test/client.ts';
import { type OperatedServer, startOperatedServer } from '../../test/operated.ts';
import type { PublicRecord, WithdrawnPageKind } from '@puente/contract/entities/public-record';

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

describe('GET /api/withdrawn-pages', () => {
  const said = async (kind: WithdrawnPageKind, key: string | number) =>
    (await anybody.call('GET /api/withdrawn-pages', { query: { kind, key: String(key) } })).data.data;
  const isWithdrawn = async (kind: WithdrawnPageKind, key: string | number) =>
    (await said(kind, key)).withdrawn;
  const firstOf = async (table: string, column: string, condition: string) =>
    (
      await server.rows<Record<string, string | number>>(
        `select ${column} from ${table} where ${condition} order by id limit 1`,
      )
    )[0]?.[column] as string | number;

  it.each([
    ['work', 'works', 'id', 'published_at is not null and hidden_at is null', 'hidden_at = now()'],
    ['work', 'works', 'id', 'published_at is not null and hidden_at is null', 'published_at = null'],
    ['opportunity', 'opportunities', 'id', 'published_at is not null', 'published_at = null'],
    ['post', 'blog_posts', 'url', 'published_at is not null', 'published_at = null'],
    ['campaign', 'campaigns', 'code', 'active', 'active = false'],
  ] as const)(
    'knows of a %s in %s, by its %s, that was public (%s) until %s',
    async (kind, table, column, open, end) => {
      const key = await firstOf(table, column, open);
      expect(await isWithdrawn(kind, key)).toBe(false);
      await server.rows(`update ${table} set ${end} where ${column} = '${key}'`);
      expect(await isWithdrawn(kind, key)).toBe(true);
    },
  );

  it('knows what was removed, too, but nothing of what was never public', async () => {
    const url = await firstOf('blog_posts', 'url', 'published_at is not null');
    await server.rows(`delete from blog_posts where url = '${url}'`);
    expect(await isWithdrawn('post', url)).toBe(true);
    const draft = await firstOf(
      'opportunities',
      'id',
      `published_at is null and id not in (select key::int from withdrawn_pages where kind = 'opportunity')`,
    );
    await server.rows(`delete from opportunities where id = ${draft}`);
    expect([await isWithdrawn('opportunity', draft), await isWithdrawn('post', 'nunca')]).toEqual([
      false,
      false,
    ]);
  });

  it.each([
    ['post', 'blog_posts', 'url', 'published_at is not null', 'published_at = null', 'published_at = now()'],
    ['campaign', 'campaigns', 'code', 'active', 'active = false', 'active = true'],
  ] as const)(
    'leads from each former address of a %s in %s, by its %s, to where it is now, while it can be read',
    async (kind, table, column, open, close, reopen) => {
      const id = await firstOf(table, 'id', open);
      const first = await firstOf(table, column, `id = ${id}`);
      const set = (change: string) => server.rows(`update ${table} set ${change} where id = ${id}`);
      await set(`${column} = 'segunda'`);
      await set(`${column} = 'tercera'`);
      const moved = { withdrawn: false, movedTo: 'tercera' };
      expect([await said(kind, first), await said(kind, 'segunda')]).toEqual([moved, moved]);
      // The words of an unpublished record stay private, including a key that it got since.
      await set(close);
      await set(`${column} = 'en-secreto'`);
      const gone = { withdrawn: true, movedTo: null };
      expect([await said(kind, first), await said(kind, 'tercera')]).toEqual([gone, gone]);
      expect(await said(kind, 'en-secreto')).toEqual({ withdrawn: false, movedTo: null });
      await set(reopen);
      expect(await said(kind, 'tercera')).toEqual({ withdrawn: false, movedTo: 'en-secreto' });
      // Back where it was, it leads nowhere from there.
      await set(`${column} = '${first}'`);
      expect(await said(kind, first)).toEqual({ withdrawn: false, movedTo: null });
    },
  );

  it('a change that leaves it public says nothing', async () => {
    const id = await firstOf('projects', 'id', `published_at is not null and status = 'new'`);
    await server.rows(`update projects set status = 'expired' where id = ${id}`);
    expect(await isWithdrawn('project', id)).toBe(false);
  });
});
