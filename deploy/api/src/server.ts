import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { openAccounts } from './accounts/accounts.ts';
import { readSecret } from './accounts/secret.ts';
import { prepareSessions, removeExpiredSessions } from './accounts/sessions.ts';
import { makeApp } from './app.ts';
import { CannotStart } from './cannot-start.ts';
import type { Config } from './config.ts';
import { connect } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { describeError } from './http/log.ts';
import { openMailer } from './mail/mailer.ts';
import { seedIfEmpty } from './seed/seed.ts';
import { openUploads } from './uploads/store.ts';

export interface Server {
  /** Where it listens, for instance http://127.0.0.1:3001 */
  address: string;
  /** Takes no more requests, finishes those under way, then closes mail and database. */
  close: () => Promise<void>;
}

/** Database, tables, seed, then the port: when this resolves, every call is served. @throws CannotStart */
export async function startServer(config: Config, log: Logger, onQuery?: (text: string) => void): Promise<Server> {
  await assertWritable(config.dataDir);
  const connection = await connect({ ...config, onQuery });
  const { db } = connection;
  try {
    const uploads = await openUploads(config.dataDir);
    await connection.alone(async () => {
      await migrate(db);
      await removeExpiredSessions(db);
      await seedIfEmpty(db, { name: config.seed, projects: config.seedProjects, uploads, log });
    });
    const mailer = await openMailer({
      ...config,
      from: config.mailFrom,
      onFailure: (error) => log.error({ err: error }, 'mail not delivered'),
    });
    const secret = await readSecret(config.authSecret, config.dataDir);
    const accounts = await openAccounts({
      db,
      mailer,
      secret,
      publicUrl: config.publicUrl,
      onError: (message) => log.error({ library: 'better-auth' }, message),
    });
    const app = await makeApp({ config, db, accounts, uploads, findActor: prepareSessions(db) }, log);
    const address = await listen(app, config);
    return {
      address,
      close: async () => {
        // Connections that were busy when closing began are kept alive once answered, and would be waited for.
        const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
        await app.close();
        clearInterval(sweep);
        await mailer.close();
        await connection.close();
      },
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

async function assertWritable(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch {
    throw new CannotStart(`DATA_DIR (${dataDir}) cannot be written to.`);
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const { code } = describeError(error);
    if (code === 'EADDRINUSE') throw new CannotStart(`Port ${port} is taken; set API_PORT to another one.`);
    if (code === 'EACCES') throw new CannotStart(`Port ${port} may not be used by this user; set API_PORT to another one.`);
    throw error;
  }
}
