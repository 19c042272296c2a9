import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { errors } from '@puente/contract/errors';
import { type StaffRole, staffRoles } from '@puente/contract/roles';
import { createStaff } from '../accounts/staff.ts';
import { backUp } from '../backup/backup.ts';
import { restore } from '../backup/restore.ts';
import { CannotStart } from '../cannot-start.ts';
import { type Config, readConfig, type SeedName, seedNames } from '../config.ts';
import { connect, type Connection } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { makeLog } from '../http/log.ts';
import { Refusal } from '../http/refuse.ts';
import { openQueue, type Queue } from '../jobs/queue.ts';
import { makeMailer } from '../mail/mailer.ts';
import { makeMetrics } from '../metrics.ts';
import { removeSecondFactorOf } from '../second-factor/removal.ts';
import { seedIfEmpty } from '../seed/seed.ts';
import { openUploads, type Uploads } from '../uploads/store.ts';

const usage = `npm run db -- migrate
npm run db -- seed <${seedNames.join('|')}>
npm run db -- backup <file>
npm run db -- restore <file> [--overwrite]
npm run db -- create-staff <email> <name> [<surname>] [--role <${staffRoles.join('|')}>]
npm run db -- remove-second-factor <email>
npm run db -- retry-jobs`;

interface Given {
  words: readonly string[];
  overwrite: boolean;
  /** Duty of a new member of staff. */
  role: StaffRole;
  config: Config;
  connection: Connection;
  uploads: Uploads;
  log: ReturnType<typeof makeLog>;
}

interface Command {
  /** Tells whether the command accepts these arguments. Called before a database is opened. */
  takes: (words: readonly string[]) => boolean;
  /** Returns the text to print. */
  run: (given: Given) => Promise<string>;
}

const nothing = ({ length }: readonly string[]): boolean => length === 0;
const oneWord = ({ length }: readonly string[]): boolean => length === 1;
const seedIn = ([word]: readonly string[]): SeedName | undefined => seedNames.find((known) => known === word);

const commands: Readonly<Record<string, Command>> = {
  migrate: {
    takes: nothing,
    run: async (given) => {
      await setUp(given, null);
      return 'The tables are those of this version.';
    },
  },
  seed: {
    takes: (words) => words.length === 1 && seedIn(words) !== undefined,
    run: async (given) => {
      const name = seedIn(given.words) ?? 'none';
      await setUp(given, name);
      return `The database has the ${name} data, or had something already.`;
    },
  },
  backup: {
    takes: oneWord,
    run: async ({ words, connection, uploads }) => {
      const path = fileIn(words);
      const { rows, files, missing } = await backUp(connection.upkeep, uploads, path);
      const gone = missing === 0 ? '' : ` ${missing} files that the database knows are not in the store.`;
      return `${path} has ${rows} rows and ${files} files.${gone}`;
    },
  },
  restore: {
    takes: oneWord,
    run: async ({ words, overwrite, connection, uploads }) => {
      const { rows, files } = await connection.alone(() =>
        restore(connection.upkeep, uploads, fileIn(words), { overwrite }),
      );
      return `${rows} rows and ${files} files are back. Everybody has to log in again.`;
    },
  },
  'create-staff': {
    takes: ({ length }) => length === 2 || length === 3,
    run: ({ words: [email = '', name = '', surname = ''], role, connection, config }) =>
      createStaff(connection.upkeep, { email, name, surname, staffRole: role }, config.publicUrl),
  },
  'remove-second-factor': {
    takes: oneWord,
    run: (given) =>
      withQueue(given, async (queue) => {
        const [email = ''] = given.words;
        const { publicUrl } = given.config;
        const tools = { db: given.connection.upkeep, mailer: makeMailer(queue), publicUrl };
        return (await removeSecondFactorOf(tools, email))
          ? `${email} logs in without a second factor from now on, and is told so by mail.`
          : `${email} has no second factor.`;
      }),
  },
  'retry-jobs': {
    takes: nothing,
    run: (given) =>
      withQueue(
        given,
        async (queue) => `${await queue.retryGivenUp()} jobs that were given up are tried again.`,
      ),
  },
};

/** Creates the tables, including those of the job queue, and seeds an empty database. */
async function setUp({ connection, config, uploads, log }: Given, seed: SeedName | null): Promise<void> {
  await connection.alone(async () => {
    await migrate(connection.upkeep);
    if (seed !== null)
      await seedIfEmpty(connection.upkeep, {
        ...config,
        name: seed,
        projects: config.seedProjects,
        uploads,
        log,
      });
    await withQueue({ connection, log }, () => Promise.resolve());
  });
}

async function withQueue<Result>(
  { connection, log }: Pick<Given, 'connection' | 'log'>,
  work: (queue: Queue) => Promise<Result>,
): Promise<Result> {
  const queue = await openQueue({ connection: connection.queue, log, metrics: makeMetrics() });
  try {
    return await work(queue);
  } finally {
    await queue.close();
  }
}

/** Resolves a path from where the user ran npm: npm runs this command in the workspace's folder. */
const fileIn = ([file = '']: readonly string[]): string => resolve(process.env['INIT_CWD'] ?? '.', file);

async function main(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      overwrite: { type: 'boolean', default: false },
      role: { type: 'string', default: 'administrator' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(usage);
  const [name = '', ...words] = positionals;
  const role = staffRoles.find((known) => known === values.role);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!role || !command?.takes(words)) throw new CannotStart(usage);
  const config = readConfig(process.env);
  const log = makeLog(config.logLevel);
  const connection = await connect(config);
  try {
    const uploads = await openUploads(config.dataDir, config.s3);
    process.stdout.write(
      `${await command.run({ words, overwrite: values.overwrite, role, config, connection, uploads, log })}\n`,
    );
  } finally {
    await connection.close();
  }
}

function sentenceFor(error: unknown): string {
  if (error instanceof CannotStart) return error.message;
  if (error instanceof Refusal)
    return [errors[error.code].text, ...Object.values(error.details.fields ?? {})].join(' ');
  return (error as Error).stack ?? String(error);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${sentenceFor(error)}\n`);
  process.exit(1);
});
