import { randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * Makes a database on a server of the tests, empty or as a copy of another without connections.
 * @param server connection string of its database `postgres`
 * @returns the connection string of the new one
 */
export async function makeDatabase(server: string, template?: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(
    server,
    // Two copies of one template at the same moment get in each other's way.
    'select pg_advisory_lock(1)',
    // Files are copied as they are: through the log, which is the default, it takes twice as long, and so does dropping it.
    `create database "${name}"${template === undefined ? '' : ` template "${template}" strategy file_copy`}`,
  );
  return server.replace(/\/postgres$/, `/${name}`);
}

/** Gives back the memory that a database takes, even while a killed server is still connected to it. */
export async function dropDatabase(databaseUrl: string): Promise<void> {
  const server = new URL(databaseUrl);
  const name = server.pathname.slice(1);
  server.pathname = '/postgres';
  await administer(server.href, `drop database if exists "${name}" with (force)`);
}

async function administer(connectionString: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
