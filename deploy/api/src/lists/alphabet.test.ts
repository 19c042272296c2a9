import { type ListServer, readersOf, startListServer } from '../../test/access/lists.ts';
import type { Declared } from '@puente/contract/call';
import { positionsOf } from '@puente/contract/call-positions';
import { type CallName, calls } from '@puente/contract/calls';

const sorted = [
  '¿Quién cuida el río?',
  'agua dulce',
  'Aguacate',
  'Álamo',
  'ámbar',
  'Camino',
  'Caña',
  'Cañada',
  'Cao',
  'Nadie',
  'Nzumba',
  'Ñandú',
  'ñoqui',
  'n\u0303u',
  'Oso',
  'Último',
  'Uva',
  'Zorro',
];

let server: ListServer;
beforeAll(async () => {
  server = await startListServer({ PRINT_QUERIES: 'on' });
});
afterAll(() => server.process.stop());

it('sorts texts by the Spanish alphabet', async () => {
  expect(sorted).toEqual([...sorted].sort(new Intl.Collator('es').compare));
  const answer = await fetch(`${server.process.address}/in-alphabet`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([...sorted].reverse()),
  });
  expect(await answer.json()).toEqual(sorted);
});

describe('every list', () => {
  /**
   * Finds sorts by a name or a title in the database's order, which is not Spanish. Names of drafts do not count:
   * programs choose them.
   */
  const foreignOrdersIn = (text: string): string[] =>
    text
      .split('order by ')
      .slice(1)
      .flatMap((after) => after.split(' limit ')[0]?.match(foreignOrder) ?? [])
      .filter((order) => !order.startsWith('"drafts"'));
  const foreignOrder =
    /(?:"\w+"\.)?"(?:name|surname|title|location)" (?:asc|desc)|fold_text\([\w."]+\)(?: asc| desc|$)/g;

  it.each(
    (Object.entries(calls) as [CallName, Declared][]).filter(
      ([name, { answer }]) => name.startsWith('GET ') && typeof answer === 'object',
    ),
  )('%s has texts in the order of the alphabet', async (name, call) => {
    const before = server.process.lines.length;
    const words = (of: string) =>
      positionsOf(call).flatMap(({ path, words: all }) => (path[0] === of && all ? all : []));
    for (const { client, params, query } of readersOf(server, name, call)) {
      for (const sort of ['', ...words('sort')])
        await client.wrong(name, { params, query: { ...query, ...(sort !== '' && { sort }) } });
      for (const populate of words('populate'))
        await client.wrong(name, { params, query: { ...query, populate } });
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
    const found = server.process.lines
      .slice(before)
      .flatMap((line) => foreignOrdersIn((JSON.parse(line) as { sql?: string }).sql ?? ''));
    expect([...new Set(found)]).toEqual([]);
  });
});
