import { clientOf } from '../../test/client.ts';
import { isEmbedded } from '../../test/engine.ts';
import { copyTemplate } from '../../test/place.ts';
import { startServer, type TestServer } from '../../test/server.ts';
import { until } from '../../test/until.ts';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { connect, type Connection } from './connect.ts';

// The embedded database has neither timers nor a second connection: see decisions/013-lists-and-time-limits.md.
const onServer = isEmbedded ? describe.skip : describe;

onServer('the time of a statement', () => {
  let connection: Connection;
  const limits = { lists: 100, calls: 60_000, jobs: 60_000, upkeep: 60_000 };
  beforeAll(async () => {
    connection = await connect({ ...(await copyTemplate()), limits });
  });
  afterAll(() => connection.close());

  const sleep = (seconds: number) => sql`select pg_sleep(${seconds})`;
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      ({ cause }: Error) => (cause as { code?: string }).code ?? (cause as Error).name,
    );

  it('is limited by what it is for', async () => {
    expect(await codeOf(connection.lists.execute(sleep(60)))).toBe('57014');
    expect(await codeOf(connection.db.execute(sleep(0.3)))).toBe('done');
  });

  it('ends when the caller leaves, and nothing more is begun', async () => {
    const patient = await connect({ ...(await copyTemplate()), limits: { ...limits, lists: 60_000 } });
    const leaves = new AbortController();
    const codes = patient.reading(leaves.signal, async () => {
      const first = await Promise.all([
        codeOf(patient.lists.execute(sleep(60))),
        codeOf(patient.lists.transaction((tx) => tx.execute(sleep(60)))),
      ]);
      return [...first, await codeOf(patient.lists.execute(sleep(0)))];
    });
    const other = codeOf(patient.lists.execute(sleep(2)));
    await until(async () => (await sleeping(patient)) === 3);
    leaves.abort();
    expect(await codes).toEqual(['57014', '57014', 'CallerLeft']);
    expect(await other).toBe('done');
    // The connections are good for the next.
    expect(await codeOf(patient.lists.execute(sleep(0)))).toBe('done');
    await patient.close();
  });

  async function sleeping({ query }: Connection): Promise<number> {
    const { rows } = await query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'",
    );
    return rows.length;
  }
});

onServer('a list', () => {
  let server: TestServer;
  let owner: pg.Client;
  let watcher: pg.Client;
  beforeAll(async () => {
    server = await startServer();
    owner = new pg.Client(server.databaseUrl);
    watcher = new pg.Client(server.databaseUrl);
    await Promise.all([owner.connect(), watcher.connect()]);
  });
  afterAll(async () => {
    await Promise.all([owner.end(), watcher.end()]);
    await server.stop();
  });

  // By another connection: within a transaction, this view stays as it was first seen.
  const waiting = async (): Promise<number> =>
    (
      await watcher.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
    ).rows.length;

  it('is no longer looked for once its reader left, and refused when it takes too long', async () => {
    await owner.query('begin; lock table projects in access exclusive mode');
    const leaves = new AbortController();
    const abandoned = fetch(`${server.address}/api/projects?sort=title:asc`, { signal: leaves.signal });
    await until(async () => (await waiting()) > 0);
    leaves.abort();
    await expect(abandoned).rejects.toThrow();
    await until(async () => (await waiting()) === 0);
    const { status, error } = await clientOf(server.address).call('GET /api/projects', {});
    expect([status, error.name, error.message]).toEqual([
      503,
      'TooSlow',
      'La consulta tarda demasiado. Quita filtros o vuelve a probar dentro de un momento.',
    ]);
    await owner.query('rollback');
    expect((await clientOf(server.address).call('GET /api/projects', {})).status).toBe(200);
  });
});
