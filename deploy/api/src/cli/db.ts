import { CannotStart } from '../cannot-start.ts';
import { readConfig, type SeedName, seedNames } from '../config.ts';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { makeLog } from '../http/log.ts';
import { seedIfEmpty } from '../seed/seed.ts';
import { openUploads } from '../uploads/store.ts';

const usage = `npm run db -w @puente/api -- migrate | seed <${seedNames.join('|')}>`;

/** The database's own commands. The embedded database belongs to one process: stop the server first. */
async function main([command, seedName]: readonly string[]): Promise<void> {
  const name = command === 'migrate' ? null : seedNames.find((known): known is SeedName => known === seedName);
  if (name === undefined || (command !== 'migrate' && command !== 'seed')) throw new CannotStart(usage);
  const config = readConfig(process.env);
  const log = makeLog(config.logLevel);
  const connection = await connect(config);
  try {
    await connection.alone(async () => {
      await migrate(connection.db);
      if (name === null) return;
      const uploads = await openUploads(config.dataDir);
      await seedIfEmpty(connection.db, { name, projects: config.seedProjects, uploads, log });
    });
    log.info({ command, seed: name }, 'done');
  } finally {
    await connection.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof CannotStart ? error.message : String(error)}\n`);
  process.exit(1);
});
