import { type CallName, calls } from '@puente/contract/calls';
import { type Client, clientOf, logIn } from '../../test/client.ts';
import { startServer, type TestServer } from '../../test/server.ts';

/** Lists that anybody or any student may ask for. */
const lists = (Object.keys(calls) as CallName[]).filter((name) => {
  const call: { query?: unknown; access: unknown } = calls[name];
  return (
    name.startsWith('GET ') &&
    !name.includes(':') &&
    call.query !== undefined &&
    (call.access === 'anyone' ||
      call.access === 'signedIn' ||
      JSON.stringify(call.access).includes('student'))
  );
});

describe('a filter', () => {
  let server: TestServer;
  let readers: Record<string, Client>;
  beforeAll(async () => {
    server = await startServer();
    readers = { visitor: clientOf(server.address), student: await logIn(server.address, 'estudiante') };
  });
  afterAll(() => server.stop());

  /** Records of the whole list; undefined when the filter is not declared or the list not theirs. */
  async function totalOf(reader: Client, path: string): Promise<number | undefined> {
    const response = await reader.fetch(path);
    if (response.status !== 200) return undefined;
    const { meta } = (await response.json()) as { meta?: { pagination?: { total?: number } } };
    return meta?.pagination?.total;
  }

  it('shows no more than the list without it, whatever it excludes', async () => {
    const excluding = ['id', 'student', 'organization][id', 'user][id'].flatMap((field) =>
      [
        '[$ne]=0',
        '[$notIn]=0',
        '[$notIn][0]=0&filters[id][$notIn][1]=1',
        '[$null]=false',
        '[$gt]=0',
        '[$gte]=0',
        '[$lt]=9999999',
        '[$lte]=9999999',
        '[$between][0]=0&filters[id][$between][1]=9999999',
        '[$notNull]=true',
        '[$not][$eq]=0',
      ].map((rest) => `filters[${field}]${rest}`),
    );
    let compared = 0;
    for (const name of lists) {
      const path = name.slice('GET '.length);
      for (const [who, reader] of Object.entries(readers)) {
        const whole = await totalOf(reader, path);
        if (whole === undefined) continue;
        for (const filter of excluding) {
          const total = await totalOf(reader, `${path}?${filter}`);
          if (total === undefined) continue;
          compared++;
          expect([who, path, filter, total <= whole]).toEqual([who, path, filter, true]);
        }
      }
    }
    expect(compared).toBeGreaterThan(30);
  });
});
