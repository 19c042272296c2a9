import { strapi } from '@strapi/client';
import Strapi from 'strapi-sdk-js';
import { opportunityCalls } from '@puente/contract/calls/opportunities';
import { demoPassword } from '@puente/tooling/accounts';
import { type Client, logIn } from '../client.ts';
import { startServer, type TestServer } from '../server.ts';

/**
 * Tests the two clients for Strapi servers against the calls of the specification (§7): reading, searching, logging in,
 * and changing own data.
 */
let server: TestServer;
let coordinator: Client;

beforeAll(async () => {
  server = await startServer();
  coordinator = await logIn(server.address, 'coordinacion');
});
afterAll(() => server.stop());

interface Named {
  id: number;
  name: string;
}
interface Entry {
  id: number;
  title: string;
  deadline: string | null;
  organization?: Named;
}

const titles = (data: unknown): string[] => (data as Entry[]).map(({ title }) => title);
const ids = (data: unknown): number[] => (data as Entry[]).map(({ id }) => id);

describe('@strapi/client', () => {
  const client = () => strapi({ baseURL: `${server.address}/api` });
  const projects = () => client().collection('projects');

  it('reads a page by its number, or from a row on', async () => {
    const byPage = await projects().find({ pagination: { page: 2, pageSize: 5 } });
    const byRow = await projects().find({ pagination: { start: 5, limit: 5 } });
    expect(ids(byRow.data)).toEqual(ids(byPage.data));
    expect(byPage.data).toHaveLength(5);
    expect(byRow.meta.pagination).toMatchObject({ start: 5, limit: 5 });
    const between = await projects().find({ pagination: { start: 3, limit: 5 } });
    expect(ids(between.data).slice(2)).toEqual(ids(byPage.data).slice(0, 3));
  });

  it('sorts by one field or by two, in either spelling', async () => {
    const { data } = await projects().find({ sort: ['title:ASC', 'publishedAt:desc'] });
    expect(titles(data)).toEqual(titles(data).toSorted(new Intl.Collator('es').compare));
    expect(titles((await projects().find({ sort: 'title' })).data)).toEqual(titles(data));
    const soonest = await projects().find({
      sort: ['deadline:asc', 'title:asc'],
      pagination: { pageSize: 100 },
    });
    const rows = soonest.data as unknown as Entry[];
    const alike = rows.filter(({ deadline }) => deadline === rows[0]?.deadline);
    expect(titles(alike)).toEqual(titles(alike).toSorted(new Intl.Collator('es').compare));
  });

  it('populates in any form, and gives the fields that it asks for', async () => {
    const [first] = (
      await projects().find({
        populate: { organization: true },
        fields: ['title'],
        pagination: { pageSize: 1 },
      })
    ).data as unknown as Entry[];
    expect(Object.keys(first ?? {}).sort()).toEqual(['id', 'organization', 'title']);
    expect(first?.organization?.name).toEqual(expect.any(String));
    const one = await projects().findOne(String(first?.id), {
      populate: ['organization'],
      fields: ['title'],
    });
    expect(one.data).toEqual(first);
  });

  it('filters with the operators of the field', async () => {
    const all = (await projects().find({ sort: 'title', pagination: { pageSize: 100 } }))
      .data as unknown as Entry[];
    const found = async (filters: Record<string, unknown>) =>
      ids((await projects().find({ sort: 'title', filters, pagination: { pageSize: 100 } })).data);
    const [one, two, three] = ids(all).toSorted((a, b) => a - b) as [number, number, number];
    const others = ids(all).filter((id) => id !== two);
    expect(await found({ id: { $between: [one, three] } })).toHaveLength(3);
    expect(await found({ id: { $lt: three } })).toHaveLength(2);
    expect((await found({ id: { $not: { $eq: two } } })).slice(0, 20)).toEqual(others.slice(0, 20));
    expect(await found({ id: { $notNull: true } })).toEqual(ids(all));
    // A row without a value fulfils the opposite of any condition.
    const open = all.filter(({ deadline }) => deadline === null).map(({ id }) => id);
    const farAway = { $gt: '2100-01-01' };
    expect(await found({ deadline: { $not: farAway } })).toEqual(expect.arrayContaining(open));
    expect(await found({ deadline: farAway })).toEqual([]);
    expect(await found({ $or: [{ id: { $eq: one } }, { id: { $in: [two] } }] })).toHaveLength(2);

    const { organization } = (
      await projects().find({ populate: 'organization', pagination: { pageSize: 1 } })
    ).data[0] as unknown as Entry;
    const name = organization?.name ?? '';
    const of = (how: object) => found({ organization: { name: how } });
    const expected = await of({ $eq: name });
    expect(expected.length).toBeGreaterThan(0);
    expect(await of({ $eqi: name.toUpperCase() })).toEqual(expected);
    expect(await of({ $startsWith: name.slice(0, -2), $endsWith: name.slice(3) })).toEqual(expected);
    expect(await of({ $between: [name, name] })).toEqual(expected);
    expect(await of({ $not: { $eqi: name } })).not.toEqual(expect.arrayContaining(expected));
  });

  it('hears what it may ask for instead', async () => {
    const refusal = async (query: object) => {
      const error = await projects()
        .find(query)
        .then(
          () => undefined,
          (thrown: { response: Response }) => thrown.response,
        );
      return (await error?.json()) as { error: { name: string; details: object } };
    };
    expect((await refusal({ populate: { secret: true } })).error).toMatchObject({
      name: 'UnknownParameter',
      details: { key: 'populate.secret', allowed: expect.arrayContaining(['organization']) as string[] },
    });
    expect((await refusal({ fields: ['password'] })).error.details).toMatchObject({
      key: 'fields.password',
      allowed: expect.arrayContaining(['title']) as string[],
    });
    expect((await refusal({ filters: { secret: { $eq: 1 } } })).error.details).toMatchObject({
      allowed: expect.arrayContaining(['keyword', 'organization']) as string[],
    });
    expect((await refusal({ sort: 'secret' })).error.details).toEqual({
      fields: { sort: expect.stringContaining('title:asc') as string },
    });
    expect((await refusal({ pagination: { pageSize: 500 } })).error.details).toEqual({
      fields: { 'pagination.pageSize': 'El máximo es 100.' },
    });
  });

  it('makes, changes and removes with a token', async () => {
    const own = strapi({
      baseURL: `${server.address}/api`,
      auth: coordinator.token as string,
    }).collection('opportunities');
    const { details } = (await coordinator.call('GET /api/users/me', {})).data;
    const made = await own.create({
      ...opportunityCalls['POST /api/opportunities'].example.body.data,
      organization: details?.organization?.id,
    });
    const { id, updatedAt } = made.data as unknown as { id: number; updatedAt: string };
    const changed = await own.update(String(id), { title: 'Prácticas en el puerto', base: updatedAt });
    expect(changed.data).toMatchObject({ id, title: 'Prácticas en el puerto' });
    await own.delete(String(id));
  });
});

describe('strapi-sdk-js', () => {
  const client = () => new Strapi({ url: server.address, prefix: '/api' });

  it('finds, with filters, two sorts, relations and fields', async () => {
    const { data, meta } = await client().find<Entry>('projects', {
      filters: { presentiality: { $eqi: 'remote' } },
      sort: ['publishedAt:desc', 'title:asc'],
      populate: ['organization'],
      fields: ['title', 'presentiality'],
      pagination: { start: 0, limit: 3 },
    });
    const rows = data as unknown as (Entry & { presentiality: string })[];
    expect(rows).toHaveLength(3);
    expect(rows.every(({ presentiality }) => presentiality === 'remote')).toBe(true);
    expect(meta.pagination).toMatchObject({ start: 0, limit: 3 });
    const one = await client().findOne<Entry>('projects', String(rows[0]?.id), {
      populate: { organization: true },
    });
    expect(one.data).toMatchObject({ id: rows[0]?.id, organization: { name: expect.any(String) as string } });
  });

  it('logs in and reads the signed-in user', async () => {
    const { jwt } = await client().login({ identifier: 'estudiante@puente.test', password: demoPassword });
    // Only in a browser does it keep the token itself.
    const headers = { authorization: `Bearer ${jwt}` };
    const sdk = new Strapi({ url: server.address, prefix: '/api', axiosOptions: { headers } });
    expect(await sdk.fetchUser()).toMatchObject({ email: 'estudiante@puente.test' });
  });
});
