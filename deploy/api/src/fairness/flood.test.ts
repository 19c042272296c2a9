import { clientOf } from '../../test/client.ts';
import { startServer, type TestServer } from '../../test/server.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Nine alternatives: the most expensive search that the list accepts. Each number has other words, so nothing is
 * cached.
 */
const dearQuery = (number: number): string =>
  Array.from({ length: 9 }, (_, index) => {
    const words = `${letters[number % 26] ?? ''}${letters[(number + index) % 26] ?? ''}`;
    return `filters[$or][${index}][keyword][$containsi]=${words}`;
  }).join('&');

describe('a flood from one address', () => {
  let server: TestServer;
  beforeAll(async () => (server = await startServer()));
  afterAll(() => server.stop());

  const ask = (path: string, address: string) =>
    fetch(`${server.address}${path}`, { headers: { 'x-forwarded-for': address } });

  it('keeps nobody else waiting, and ends in 429 with Retry-After', async () => {
    // Loads the modules of the list.
    expect((await ask(`/api/projects?${dearQuery(0)}`, '203.0.113.1')).status).toBe(200);
    const answered: Response[] = [];
    const flood = Array.from({ length: 240 }, (_, index) =>
      ask(`/api/projects?${dearQuery(index)}`, '203.0.113.1').then((response) => answered.push(response)),
    );
    await Promise.race(flood);
    const before = answered.length;
    for (const path of ['/api/projects', '/api/organizations', '/api/resources'])
      expect((await ask(path, '198.51.100.7')).status).toBe(200);
    expect(answered.slice(before).filter(({ status }) => status === 200).length).toBeLessThan(60);
    await Promise.all(flood);
    const refused = answered.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(100);
    expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
    // On a slow machine a list may take longer than its statement may.
    expect(answered.filter(({ status }) => ![200, 429, 503].includes(status))).toEqual([]);
  });

  it('does not keep monitoring waiting, even from the same address', async () => {
    const flood = Array.from({ length: 200 }, (_, index) =>
      ask(`/api/projects?${dearQuery(index)}`, '127.0.0.1'),
    );
    await Promise.race(flood);
    for (const path of ['/healthz', '/readyz']) expect((await ask(path, '127.0.0.1')).status).toBe(200);
    await Promise.all(flood);
  });

  it('ends no download that has begun, however many statements of its account wait', async () => {
    const { data } = await clientOf(server.address).call('POST /api/auth/local', {
      body: { identifier: 'estudiante@puente.test', password: 'Puente-2026' },
    });
    const downloaded = await Promise.all(
      Array.from({ length: 120 }, async () => {
        const answer = await fetch(`${server.address}/api/users/me/export`, {
          headers: { 'x-forwarded-for': '203.0.113.2', authorization: `Bearer ${data.jwt}` },
        });
        const bytes = Buffer.from(await answer.arrayBuffer());
        return { status: answer.status, isWhole: bytes.includes('PK\x05\x06') };
      }),
    );
    const begun = downloaded.filter(({ status }) => status === 200);
    // As many as may wait; more where some are done before others come.
    expect(begun.length).toBeGreaterThanOrEqual(32);
    expect(begun.every(({ isWhole }) => isWhole)).toBe(true);
    expect(downloaded.filter(({ status }) => ![200, 429].includes(status))).toEqual([]);
  });

  it('leaves people with an account behind the same address their own share', async () => {
    const { data } = await clientOf(server.address).call('POST /api/auth/local', {
      body: { identifier: 'estudiante@puente.test', password: 'Puente-2026' },
    });
    const answered: number[] = [];
    const flood = Array.from({ length: 90 }, (_, index) =>
      ask(`/api/projects?${dearQuery(index)}`, '203.0.113.1').then(({ status }) => answered.push(status)),
    );
    await Promise.race(flood);
    const before = answered.length;
    const mine = await fetch(`${server.address}/api/users/me`, {
      headers: { 'x-forwarded-for': '203.0.113.1', authorization: `Bearer ${data.jwt}` },
    });
    expect(mine.status).toBe(200);
    expect(answered.length - before).toBeLessThan(60);
    await Promise.all(flood);
  });
});
