import { mkdtempSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '@puente/testing/free-port';
import { type Postgres, startPostgres } from '@puente/testing/postgres';
import { buildsOf } from '@puente/testing/product-template';
import { type Server, startServer, untilServing } from '@puente/tooling/children';
import { Balancer } from './load-balancer.ts';
import type { People } from './load-day.ts';

/** Time for which API and edge say that they are leaving before they close, in seconds. */
const drainSeconds = 3;

/** A process of the site that can be restarted. */
export interface Part {
  name: string;
  /** Ends it as an operator would, and starts it again. Resolves when it serves. */
  restart: () => Promise<void>;
  pid: () => Promise<number>;
  /** True when the process ended although nobody asked it to. */
  hasEnded: () => boolean;
}

export interface Site {
  parts: readonly Part[];
  edges: Balancer;
  people: People;
  query: <Row>(text: string, values?: unknown[]) => Promise<Row[]>;
  stop: () => Promise<void>;
}

/**
 * Starts PostgreSQL, two API processes, two edges and a renderer, on the demo data ten times over.
 * @param students number of students whose sessions the virtual users get
 */
export async function startSite(students: number): Promise<Site> {
  const builds = await buildsOf({});
  const dataDir = mkdtempSync(join(tmpdir(), 'puente-load-'));
  await cp(join(builds, 'releases'), join(dataDir, 'releases'), {
    recursive: true,
    preserveTimestamps: true,
  });
  const postgres = await startPostgres({ durable: true });
  const databaseUrl = await postgres.createDatabase('bench_load');
  const ports = await Promise.all(Array.from({ length: 5 }, freePort));
  const [apiOne = 0, apiTwo = 0, edgeOne = 0, edgeTwo = 0, renderer = 0] = ports;
  const origin = (port: number): string => `http://127.0.0.1:${port}`;
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: origin(edgeOne),
    API_ORIGIN: [apiOne, apiTwo].map(origin).join(','),
    RENDERER_ORIGIN: origin(renderer),
    RENDERER_PORT: String(renderer),
    DRAIN_SECONDS: String(drainSeconds),
    HOST: '127.0.0.1',
    // Each virtual user says its own address.
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMITS: 'off',
    SEED: 'demo',
    // While PostgreSQL is away, each failed request would be a line.
    LOG_LEVEL: 'fatal',
  };
  const servers: RestartedServer[] = [];
  const start = async (name: string, workspace: string, port: number): Promise<void> => {
    const portName = workspace === 'deploy/api' ? 'API_PORT' : 'PORT';
    const server = new RestartedServer(name, workspace, origin(port), { ...env, [portName]: String(port) });
    servers.push(server);
    await server.start();
  };
  const stop = async (): Promise<void> => {
    for (const server of servers.toReversed()) await server.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await start('API 1', 'deploy/api', apiOne);
    const people = await withDatabase(databaseUrl, async (client) => {
      await multiply(client);
      return signIn(client, students);
    });
    await start('API 2', 'deploy/api', apiTwo);
    await start('renderer', 'deploy/renderer', renderer);
    await start('edge 1', 'deploy/edge', edgeOne);
    await start('edge 2', 'deploy/edge', edgeTwo);
    const edges = new Balancer([edgeOne, edgeTwo].map(origin));
    return {
      parts: [...servers, databasePart(postgres)],
      edges,
      people,
      query: (text, values) =>
        withDatabase(databaseUrl, async (client) => (await client.query(text, values)).rows as never),
      stop: async () => {
        edges.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const databasePart = (postgres: Postgres): Part => ({
  name: 'PostgreSQL',
  restart: postgres.restart,
  pid: postgres.pid,
  hasEnded: () => false,
});

class RestartedServer implements Part {
  readonly name: string;
  readonly #workspace: string;
  readonly #origin: string;
  readonly #env: Readonly<Record<string, string>>;
  #server: Server | undefined;

  constructor(name: string, workspace: string, origin: string, env: Readonly<Record<string, string>>) {
    this.name = name;
    this.#workspace = workspace;
    this.#origin = origin;
    this.#env = env;
  }

  async start(): Promise<void> {
    this.#server = startServer(this.name, `${this.#workspace}/src/main.ts`, this.#env);
    await untilServing(this.#server, this.#origin, 120_000);
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  hasEnded(): boolean {
    const { exitCode, signalCode } = this.#server?.process ?? { exitCode: null, signalCode: null };
    return exitCode !== null || signalCode !== null;
  }

  pid(): Promise<number> {
    return Promise.resolve(this.#server?.process.pid ?? 0);
  }
}

async function withDatabase<Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Makes of each project and student of the demo nine more, with the areas and studies of the first. */
async function multiply(client: pg.Client): Promise<void> {
  const copied = async (
    table: string,
    replaced: Record<string, string>,
    from = `${table} t`,
  ): Promise<void> => {
    const { rows } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_schema = 'public'
        and table_name = $1 and is_generated = 'NEVER' and column_name <> all($2)`,
      [table, 'id' in replaced ? [] : ['id']],
    );
    const names = rows.map(({ name }) => name);
    const values = names.map((name) => replaced[name] ?? `t.${name}`);
    await client.query(`insert into ${table} (${names.join()}) select ${values.join()} from ${from}`);
  };
  await client.query('create temporary table copies as select generate_series(1, 9) as copy');
  await client.query(`create temporary table user_copies as
    select id as old, copy, nextval(pg_get_serial_sequence('users', 'id')) as new
      from users, copies where profile_type = 'student'`);
  await copied(
    'users',
    { id: 'c.new', email: `'carga' || c.new || '@volumen.puente.test'`, username: 'null' },
    'users t join user_copies c on c.old = t.id',
  );
  await copied('students', { user_id: 'c.new' }, 'students t join user_copies c on c.old = t.user_id');
  await copied(
    'student_degrees',
    { student_id: 'n.id' },
    `student_degrees t join students o on o.id = t.student_id join user_copies c on c.old = o.user_id
      join students n on n.user_id = c.new`,
  );
  await client.query(`create temporary table project_copies as
    select id as old, copy, nextval(pg_get_serial_sequence('projects', 'id')) as new from projects, copies`);
  await copied(
    'projects',
    { id: 'c.new', title: `t.title || ' ' || c.copy` },
    'projects t join project_copies c on c.old = t.id',
  );
  await copied(
    'project_study_areas',
    { project_id: 'c.new' },
    'project_study_areas t join project_copies c on c.old = t.project_id',
  );
  await client.query('vacuum analyze');
}

/** Opens sessions in the database: logins have a bench of their own. */
async function signIn(client: pg.Client, count: number): Promise<People> {
  const signedIn = async (users: string): Promise<string[]> =>
    (
      await client.query<{ token: string }>(
        `insert into sessions (token, user_id, expires_at)
          select 'load-' || gen_random_uuid(), id, now() + interval '1 day' from (${users}) u returning token`,
      )
    ).rows.map(({ token }) => token);
  // Copies of the demo student, whose profile is complete.
  const students = await signedIn(
    `select c.new as id from user_copies c join users o on o.id = c.old
      order by (o.email = 'estudiante@puente.test') desc, c.new limit ${count}`,
  );
  const [token = ''] = await signedIn(`select id from users where email = 'coordinacion@puente.test'`);
  const { rows } = await client.query<{ organization: number }>(
    `select organization_id as organization from coordinators c join users u on u.id = c.user_id
      where u.email = 'coordinacion@puente.test'`,
  );
  const { rows: open } = await client.query<{ id: number }>(
    `select id from projects where status = 'new' and (deadline is null or deadline > now() + interval '1 day')`,
  );
  return {
    students,
    coordinator: { token, organization: rows[0]?.organization ?? 0 },
    projects: open.map(({ id }) => id),
  };
}
