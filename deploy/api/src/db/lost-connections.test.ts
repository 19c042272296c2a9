import { isEmbedded } from '../../test/engine.ts';
import { copyTemplate } from '../../test/place.ts';
import { until } from '../../test/until.ts';
import { sql } from 'drizzle-orm';
import { connect, type Connection } from './connect.ts';

// The embedded database has no connections that could be lost.
const onServer = isEmbedded ? describe.skip : describe;

onServer('a connection that the server ends, as in its restart', () => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await connect(await copyTemplate());
  });
  afterAll(() => connection.close());

  const pids = async (): Promise<number[]> => {
    const { rows } = await connection.query('select pid from pg_stat_activity');
    return (rows as { pid: number }[]).map(({ pid }) => pid);
  };

  it.each(['db', 'lists', 'jobs', 'upkeep'] as const)(
    'fails the transaction that has it, and not the process (%s)',
    async (kind) => {
      const crashes: unknown[] = [];
      const note = (error: unknown): void => void crashes.push(error);
      process.on('uncaughtException', note);
      const failed = connection[kind].transaction(async (tx) => {
        const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as {
          rows: { pid: number }[];
        };
        const pid = rows[0]?.pid ?? 0;
        // The transaction waits for something else than the database.
        await connection.query('select pg_terminate_backend($1)', [pid]);
        await until(async () => !(await pids()).includes(pid));
        await tx.execute(sql`select 1`);
      });
      await expect(failed).rejects.toThrow();
      process.off('uncaughtException', note);
      expect(crashes).toEqual([]);
      expect(await connection[kind].execute(sql`select 1`)).toMatchObject({ rowCount: 1 });
    },
  );
});
