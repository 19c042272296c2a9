/**
 * Applies the migrations of FOLDER, up to the version UP_TO, to a database. Prints 'half-way' before a migration
 * sleeps, and 'migrated' at the end.
 */
import { connect } from '../../src/db/connect.ts';
import { migrate } from '../../src/db/migrate.ts';

const { DATA_DIR = '', DATABASE_URL, FOLDER = '', UP_TO } = process.env;
const connection = await connect({
  dataDir: DATA_DIR,
  databaseUrl: DATABASE_URL,
  onQuery: (text) => {
    if (text.includes('pg_sleep')) process.stdout.write('half-way\n');
  },
});
await connection.alone(() =>
  migrate(connection.upkeep, { folder: FOLDER, ...(UP_TO !== undefined && { upTo: Number(UP_TO) }) }),
);
await connection.close();
process.stdout.write('migrated\n');
