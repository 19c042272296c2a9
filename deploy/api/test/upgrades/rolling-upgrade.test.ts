import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { checkOutRelease, formerCommit, type FormerRelease } from '@puente/testing/former-release';
import { freePort } from '@puente/testing/free-port';
import { isFullRun } from '@puente/testing/full-run';
import { migrationsIn } from '../../src/db/migrate.ts';
import { type DemoAccount, logIn } from '../client.ts';
import { dbCommand } from '../db-command.ts';
import { type Edge, startEdge } from '../edge.ts';
import { isEmbedded } from '../engine.ts';
import { emptyDatabase, type Place } from '../place.ts';
import { acknowledged, startWriting } from '../processes/kill-writers.ts';
import { assertNothingIsLost } from '../processes/lost-writes.ts';
import { startServerProcess, type TestServerProcess } from '../server.ts';
import { until } from '../until.ts';
import { applyMigrations, withMigration } from './added-migration.ts';

/** `npm run test:long upgrade`: it starts seven API processes, two of them of an earlier commit. */
const onPostgres = isEmbedded || !isFullRun ? describe.skip : describe;

const reads: readonly [account: DemoAccount | undefined, path: string][] = [
  [undefined, '/api/projects?pagination[pageSize]=10&populate=organization'],
  [undefined, '/api/projects?filters[keyword][$containsi]=energía&sort=relevance'],
  [undefined, '/api/tfxes'],
  ['estudiante', '/api/users/me'],
  ['estudiante', '/api/applys?populate=project'],
  ['estudiante', '/api/users/me/export'],
  ['coordinacion', '/api/organizations'],
  ['staff', '/api/staff-acts'],
];

onPostgres('a release beside the one before it', () => {
  let folder: string;
  let former: FormerRelease;
  let place: Place & { databaseUrl: string };
  let ports: readonly [number, number];
  let database: pg.Client;
  let servers: (TestServerProcess | undefined)[] = [undefined, undefined];
  let edge: Edge | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'puente-upgrade-'));
    former = await checkOutRelease(await formerCommit(), 'deploy/api');
    ports = [await freePort(), await freePort()];
    place = { dataDir: join(folder, 'data'), databaseUrl: (await emptyDatabase()) ?? '' };
    database = new pg.Client({ connectionString: place.databaseUrl });
    await database.connect();
    // Another lock file means an installation.
  }, 600_000);
  afterAll(async () => {
    await edge?.stop();
    for (const server of servers) await server?.stop('SIGTERM', { keep: true });
    await database.end();
    await former.remove();
    await rm(folder, { recursive: true, force: true });
  });

  /** Starts the API on one of the two ports, as a new process manager would after it has drained the one before. */
  async function start(index: 0 | 1, release: 'former' | 'this'): Promise<void> {
    await servers[index]?.stop('SIGTERM', { keep: true });
    servers = servers.with(
      index,
      await startServerProcess({
        from: place,
        env: { API_PORT: String(ports[index]), DRAIN_SECONDS: '3', SEED: 'demo', RATE_LIMITS: 'off' },
        workspace: release === 'former' ? join(former.folder, 'deploy/api') : undefined,
      }),
    );
  }

  const versions = async (): Promise<number> =>
    (await database.query('select from drizzle.__drizzle_migrations')).rowCount ?? 0;

  it('loses no request while a migration passes, the former release comes back, and a contract step ends it', async () => {
    await start(0, 'former');
    await start(1, 'former');
    const before = await versions();
    edge = await startEdge(servers.flatMap((server) => server?.address ?? []));
    const { address } = edge;
    const tokenOf = async (account: DemoAccount) => (await logIn(address, account)).token ?? '';
    const tokens = { student: await tokenOf('estudiante'), coordinator: await tokenOf('coordinacion') };
    const readers = await startReading(address);
    const writers = await startWriting(tokens, address);
    const { ledger } = writers;
    /** Waits for so much traffic that both processes had some of each kind. */
    const someTraffic = async (): Promise<void> => {
      const [written, read] = [acknowledged(ledger), readers.count()];
      await until(() => acknowledged(ledger) > written + 60 && readers.count() > read + 60, 120_000);
    };
    await someTraffic();
    // A backup reads every table for as long as it lasts: this version's, of the former one's database.
    const archive = join(folder, 'former.backup');
    const backup = dbCommand(place, 'backup', archive);
    await start(0, 'this');
    expect(await versions()).toBe(migrationsIn().length);
    expect(before).toBeLessThan(migrationsIn().length);
    expect(await backup).toMatchObject({ code: 0 });
    await someTraffic();
    await start(1, 'former');
    await someTraffic();
    await start(1, 'this');
    await someTraffic();
    // An old form that only an earlier release used.
    await database.query('alter table projects add column old_form text');
    await someTraffic();
    const contract = await withMigration(folder, 'alter table projects drop column old_form;');
    expect(await applyMigrations(place, contract)).toEqual(['migrated']);
    await someTraffic();
    await writers.stop();
    await readers.stop();

    const failed = [...ledger.failed, ...ledger.refused, ...readers.failed];
    // With the edge's reasons, of which it logs the first.
    expect(failed.length === 0 ? [] : [...failed, ...edge.failures()]).toEqual([]);
    await assertNothingIsLost(
      async <Row>(statement: string) => (await database.query(statement)).rows as Row[],
      ledger,
    );
    expect(
      await dbCommand(
        { dataDir: join(folder, 'restored'), databaseUrl: await emptyDatabase() },
        'restore',
        archive,
      ),
    ).toMatchObject({ code: 0 });
    process.stdout.write(
      `from ${former.commit}: ${readers.count()} reads and ${acknowledged(ledger)} writes, none failed\n`,
    );
  }, 900_000);
});

/** Starts users who read one thing after another. */
async function startReading(address: string) {
  const failed: string[] = [];
  let [count, isReading] = [0, true];
  const headersOf = async (account: DemoAccount | undefined): Promise<Record<string, string>> =>
    account ? { authorization: `Bearer ${(await logIn(address, account)).token}` } : {};
  const sent = await Promise.all(
    reads.map(async ([account, path]) => ({ path, headers: await headersOf(account) })),
  );
  const running = sent.map(async ({ path, headers }) => {
    while (isReading) {
      const status = await fetch(`${address}${path}`, { headers })
        .then(async (response) => response.arrayBuffer().then(() => response.status))
        .catch(String);
      if (status === 200) count++;
      else failed.push(`${path}: ${status}`);
    }
  });
  return {
    failed,
    count: () => count,
    stop: async () => {
      isReading = false;
      await Promise.all(running);
    },
  };
}
