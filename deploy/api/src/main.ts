import { CannotStart } from './cannot-start.ts';
import { readConfig } from './config.ts';
import { makeLog } from './http/log.ts';
import { type Server, startServer } from './serving/server.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = makeLog(config.logLevel);
  const server = await startServer(config, log);
  log.info(
    { address: server.address, engine: config.databaseUrl === undefined ? 'pglite' : 'postgres' },
    'listening',
  );
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(server, signal));

  async function stop({ close }: Server, signal: string): Promise<void> {
    log.info({ signal }, 'stopping');
    // Whatever hangs must not keep the process for ever; the embedded database recovers, but it prefers to be closed.
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
