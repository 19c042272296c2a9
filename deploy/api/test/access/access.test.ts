import type { Declared, GuardedEntity } from '@puente/contract/call';
import { type CallName, calls } from '@puente/contract/calls';
import { type Client, clientOf } from '../client.ts';
import { startServerProcess, type TestServerProcess } from '../server.ts';
import { admission, type Asked, askedBy, type Entities, roleOf } from './asked.ts';
import { accessMatrix } from './matrix.ts';
import { type AccessRow, type further, type Who } from './matrix/cells.ts';

/** The access matrix: each call responds to each person as the matrix says, for own, others' and missing rows. */

const matrix: Partial<Record<string, AccessRow>> = accessMatrix;
const declared = Object.entries(calls) as [CallName, Declared][];
const everybody = [
  'anonymous',
  'student',
  'coordinator',
  'teacher',
  'projectManager',
  'staff',
  'redaccion',
  'soporte',
] as const satisfies Who[];
const others = ['nueva', 'sin-organizacion'] as const satisfies (keyof typeof further)[];

let server: TestServerProcess;
let clients: Record<Who | 'expired', Client>;
let entities: Entities;
beforeAll(async () => {
  server = await startServerProcess({ entry: 'test/access/server.ts', env: { CHECK_ANSWERS: 'off' } });
  const told = (await (await fetch(`${server.address}/matrix`)).json()) as {
    tokens: Record<Who | 'expired', string>;
    entities: Entities;
  };
  entities = told.entities;
  const people = [...everybody, ...others, 'expired'] as const;
  clients = Object.fromEntries(
    people.map((who) => [who, clientOf(server.address, told.tokens[who])]),
  ) as typeof clients;
});
afterAll(() => server.stop());

it('has a row for every call, and no row without its call', () => {
  expect(Object.keys(matrix).sort()).toEqual(Object.keys(calls).sort());
});

describe.each(declared)('%s', (name, call) => {
  const row = matrix[name] ?? {};

  it('answers each as its row says', async () => {
    const people = [...everybody, ...others.filter((who) => JSON.stringify(row).includes(`"${who}"`))];
    const asked = people.map((who) => [who, askedBy(who, call, row, entities)] as const);
    const found = await Promise.all(asked.map(([who, cells]) => answers(name, cells, clients[who])));
    expect(Object.assign({}, ...found)).toEqual(
      Object.assign({}, ...asked.map(([, cells]) => expected(cells))),
    );
  });

  it('takes a session that has run out for none', async () => {
    const asked = askedBy('anonymous', call, row, entities);
    expect(await answers(name, asked, clients.expired)).toEqual(expected(asked));
  });
});

describe.each(declared.filter(([, { scope }]) => scope))('%s, a list', (name, call) => {
  it.each(everybody.filter((who) => admission(call, who) === 'ok'))(
    'has for %s only rows that they may see',
    async (who) => {
      const entity = call.scope as GuardedEntity;
      const { lists } = matrix[name] ?? {};
      const ids = await listedIds(name, call, who);
      const relations = new Set(
        ids.map((id) => entities[entity][who].relations[id] ?? `${id}, which is no row`),
      );
      const role = who === 'anonymous' ? who : roleOf(who);
      expect(lists?.[who] ?? lists?.[role] ?? lists?.everyone ?? []).toEqual(
        expect.arrayContaining([...relations]),
      );
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(ids),
      };
      expect(await (await fetch(`${server.address}/seen/${entity}/${who}`, init)).json()).toEqual(ids);
    },
  );
});

it('says at which field a body refers to what is not there, or not theirs', async () => {
  const [asked] = askedBy(
    'coordinator',
    calls['POST /api/projects'],
    matrix['POST /api/projects'] ?? {},
    entities,
  );
  const { data } = asked?.sent?.body as { data: object };
  const refused = async (organization: number) => {
    const { status, error } = await clients.coordinator.wrong('POST /api/projects', {
      body: { data: { ...data, organization } },
    });
    return [status, error.details.fields];
  };
  expect(await refused(2_000_000_000)).toEqual([404, { organization: 'No encontramos lo que buscas.' }]);
  const { peer = 0 } = entities.organization.coordinator.shown;
  expect(await refused(peer)).toEqual([403, { organization: 'No tienes permiso para hacer esto.' }]);
});

it('finds a call whichever way its path is written', async () => {
  const status = async (path: string) => (await clients.staff.fetch(path)).status;
  expect(await status('/api/students/count/')).toBe(200);
  const canonical = await status('/api/project-managers');
  expect(canonical).not.toBe(404);
  expect(await status('/api/projectManagers/?pagination[page]=1')).toBe(canonical);
});

const expected = (asked: readonly Asked[]) =>
  Object.fromEntries(asked.map((cell) => [cell.label, cell.expected]));

async function answers(name: CallName, asked: readonly Asked[], client: Client): Promise<object> {
  const found = asked.map(async ({ label, sent }) => {
    if (!sent) return [label, 'none'];
    const { status } = await client.wrong(name, sent);
    return [label, status < 400 ? 'ok' : status < 500 ? status : `${status}: ${server.lines.at(-1)}`];
  });
  return Object.fromEntries((await Promise.all(found)) as [string, unknown][]);
}

/** Ids of the first pages, for a reader who requests the largest pages. */
async function listedIds(name: CallName, call: Declared, who: Who): Promise<number[]> {
  const [asked] = askedBy(who, call, matrix[name] ?? {}, entities);
  const ids: number[] = [];
  for (let page = 1; page <= 5; page++) {
    const { data, status, error } = await clients[who].wrong(name, {
      ...asked?.sent,
      query: { pagination: { page, pageSize: 100 } },
    });
    if (status !== 200)
      throw new Error(`${name} answers ${status} ${error.name} to a query that asks for nothing but a page.`);
    const { data: items } = data as unknown as { data: { id: number }[] };
    ids.push(...items.map(({ id }) => id));
    if (items.length < 100) break;
  }
  return ids;
}
