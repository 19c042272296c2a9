import { CannotStart } from '../cannot-start.ts';
import { readConfig } from '../config.ts';
import { makeLog } from '../http/log.ts';
import { type Server, startServer } from './server.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = makeLog(config.logLevel);
  const server = await startServer(config, log);
  log.info(
    { address: server.address, engine: config.databaseUrl === undefined ? 'pglite' : 'postgres' },
    'listening',
  );
  if (process.env['NODE_ENV'] === 'production' && config.smtpUrl === undefined)
    log.warn('SMTP_URL is not set: mails become files in DATA_DIR/outbox, and nobody receives them');
  let stopping: Promise<void> | undefined;
  // A second signal changes nothing: it would close the database again, under the requests that still run.
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => void (stopping ??= stop(server, signal)));

  async function stop({ close }: Server, signal: string): Promise<void> {
    log.info({ signal }, 'stopping');
    // Work that hangs may not keep the process for ever. The embedded database recovers from such an end.
    setTimeout(() => process.exit(1), 15_000).unref();
    await close();
    log.info('stopped');
    process.exit(0);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof CannotStart ? error.message : (error as Error).stack}\n`);
  process.exit(1);
});
