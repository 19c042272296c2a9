import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startPostgres } from '@puente/testing/postgres';
import { isEmbedded } from './engine.ts';
import { forTeardown } from './teardown-state.ts';
import { templateDatabase } from './template.ts';

/**
 * Migrates and seeds once; every test file's server starts from a copy (test/server.ts). TEST_DATABASE=embedded uses
 * the embedded database instead of a PostgreSQL server.
 */
export default async function setUp(): Promise<void> {
  const template = await mkdtemp(join(tmpdir(), 'puente-template-'));
  forTeardown.folder = template;
  process.env['TEST_TEMPLATE'] = template;
  const env: Record<string, string | undefined> = {
    ...process.env,
    DATA_DIR: template,
    LOG_LEVEL: 'warn',
    PASSWORD_HASHING: 'quick',
  };
  delete env['DATABASE_URL'];
  if (!isEmbedded) {
    const postgres = await startPostgres();
    forTeardown.stopPostgres = postgres.stop;
    process.env['TEST_POSTGRES_URL'] = postgres.url('postgres');
    env['DATABASE_URL'] = await postgres.createDatabase(templateDatabase);
  }
  await promisify(execFile)(process.execPath, [join(__dirname, '../src/cli/db.ts'), 'seed', 'demo'], { env });
}
