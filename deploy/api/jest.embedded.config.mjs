import { existsSync } from 'node:fs';
import { join } from 'node:path';
import all from './jest.config.mjs';

/**
 * Tests that depend on the database engine, run on the embedded one: text search, filters and sorting, transactions and
 * locks, jobs, backup. `npm run test:long embedded` runs all of them on it, including the slow ones: the queue, a
 * crash, a search among thousands.
 */
const files = [
  'src/applications/life.test.ts',
  'src/backup/backup.test.ts',
  'src/conversations/events.test.ts',
  'src/conversations/unread-messages.test.ts',
  'src/db/migrate.test.ts',
  'src/jobs/jobs.test.ts',
  'src/lists/alphabet.test.ts',
  'src/lists/list.test.ts',
  'src/projects/routes.test.ts',
  'src/projects/search.test.ts',
];

const missing = files.filter((file) => !existsSync(join(import.meta.dirname, file)));
if (missing.length > 0)
  throw new Error(`jest.embedded.config.mjs names what is not there: ${missing.join(', ')}.`);

export default { ...all, testMatch: files.map((file) => `<rootDir>/${file}`) };
