import { type Client, clientOf, logIn } from '../../test/client.ts';
import { dbCommand } from '../../test/db-command.ts';
import { isEmbedded } from '../../test/engine.ts';
import { emptyDatabase, type Place } from '../../test/place.ts';
import { exitOf, spawnServer, startServer } from '../../test/server.ts';
import { until } from '../../test/until.ts';
import {
  applyMigrations,
  migratingEnvironment,
  migrations,
  withMigration,
} from '../../test/upgrades/added-migration.ts';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { type CallName, calls } from '@puente/contract/calls';
import landed from '../../migrations/landed.json';
import { assertHistory, migrationsIn } from './migrate.ts';
import { differencesBetween } from './schema-check.ts';

// Each command opens the database again, which takes seconds where it is embedded.
jest.setTimeout(180_000);

const fixtures = join(__dirname, '../../test/upgrades');

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'puente-migrate-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const place = async (name: string): Promise<Place> => ({
  dataDir: join(folder, name),
  databaseUrl: await emptyDatabase(),
});

describe('a migration', () => {
  it('never changes once it has landed', () => {
    const hashes = Object.fromEntries(migrationsIn().map(({ name, hash }) => [name, hash]));
    // A new migration gets its line in migrations/landed.json with the change that adds it.
    expect(hashes).toEqual(landed);
  });
});

describe('the history of a database', () => {
  const ours = [
    { name: '0000_first', version: 1000, hash: 'a' },
    { name: '0001_second', version: 2000, hash: 'b' },
  ];
  const [first, second] = ours as [(typeof ours)[number], (typeof ours)[number]];
  const newer = { version: 3000, hash: 'c' };

  it.each([[[]], [[first]], [ours], [[...ours, newer]]])('may be %j', (applied) => {
    expect(() => assertHistory(applied, ours)).not.toThrow();
  });

  it.each([
    [[{ ...first, hash: 'other' }], /^Migration 0000_first was applied to this database with other SQL/],
    [[{ ...first, version: 999 }], /^The database has a migration of 1970-01-01T00:00:00.999Z that this/],
    [[second], /^The database lacks migration 0000_first, although it has a later one/],
  ])('may not be %j', (applied, message) => {
    expect(() => assertHistory(applied, ours)).toThrow(message);
  });
});

it('names each difference between the tables and those of this version', () => {
  const column = { table: 'users', name: 'age', type: 'integer', optional: false };
  const other = { ...column, table: 'sizes' };
  const differences = (...actual: (typeof column)[]) => differencesBetween([column, other], actual);
  expect(differences(column, other)).toEqual([]);
  expect(differences(column)).toEqual(['table sizes is missing']);
  expect(differences({ ...column, name: 'old' }, { ...other, type: 'text' })).toEqual([
    'column users.age is missing',
    'column sizes.age is text instead of integer',
  ]);
  expect(differencesBetween([{ ...column, optional: true }], [column])).toEqual([
    'column users.age is required',
  ]);
});

describe('a database of the first landed version', () => {
  /** Calls everything that reads: first the lists, then the first record of each. */
  async function read(client: Client): Promise<[string, number][]> {
    const readers = (Object.keys(calls) as CallName[]).filter(
      (name) => name.startsWith('GET ') && !/connect|stream|events|export/.test(name),
    );
    const answers: [string, number][] = [];
    for (const name of readers.filter((reader) => !reader.includes(':'))) {
      const path = name.slice('GET '.length);
      const response = await client.fetch(path);
      answers.push([path, response.status]);
      const body = (await response.json().catch(() => null)) as { data?: { id?: number }[] } | null;
      const id = Array.isArray(body?.data) ? body.data[0]?.id : undefined;
      if (id === undefined || !readers.includes(`${name}/:id` as CallName)) continue;
      answers.push([`${path}/${id}`, (await client.fetch(`${path}/${id}`)).status]);
    }
    return answers;
  }

  it('is read by this version after its upgrade', async () => {
    const target = await place('first');
    expect(await dbCommand(target, 'restore', join(fixtures, '0000_platform.backup'))).toEqual({
      code: 0,
      text: expect.stringMatching(/^\d{4} rows and \d+ files are back/) as string,
    });
    const server = await startServer({ from: target, env: { DATABASE_URL: target.databaseUrl ?? '' } });
    const readers: Client[] = [clientOf(server.address)];
    for (const person of ['estudiante', 'coordinacion', 'gestion', 'docente', 'staff'] as const)
      readers.push(await logIn(server.address, person));
    for (const reader of readers) {
      const answers = await read(reader);
      expect(answers.filter(([, status]) => status >= 500)).toEqual([]);
      expect(answers.filter(([, status]) => status === 200).length).toBeGreaterThan(20);
    }
    await server.stop();
  });

  it('can be backed up before its upgrade', async () => {
    const target = await place('not-upgraded');
    const [first] = migrationsIn();
    expect(await applyMigrations(target, migrations, first?.version)).toEqual(['migrated']);
    const archive = join(folder, 'not-upgraded.backup');
    expect(await dbCommand(target, 'backup', archive)).toMatchObject({ code: 0 });
    expect((await dbCommand(await place('upgraded'), 'restore', archive)).code).toBe(0);
  });
});

it('backs up a database of a later version, which only that version restores', async () => {
  const target = await place('later');
  const later = await withMigration(
    folder,
    `alter table rate_limits add column later integer;--> statement-breakpoint
create table later_facts (id integer, fact text);--> statement-breakpoint
insert into later_facts values (1, 'kept');--> statement-breakpoint
create table later_secrets (token text);--> statement-breakpoint
insert into later_secrets values ('s3cret');--> statement-breakpoint
comment on table later_secrets is 'left out of backups';`,
  );
  expect(await applyMigrations(target, later)).toEqual(['migrated']);
  const archive = join(folder, 'later.backup');
  expect(await dbCommand(target, 'backup', archive)).toMatchObject({ code: 0 });
  const lines = gunzipSync(await readFile(archive)).toString();
  expect(lines).toContain('{"table":"later_facts","columns":["id","fact"]}\n["1","kept"]');
  expect(lines).not.toMatch(/later_secrets|s3cret/);
  expect(await dbCommand(await place('before-later'), 'restore', archive)).toEqual({
    code: 1,
    text: 'The backup was made by a newer version of the platform: install that one first.\n',
  });
});

it('leaves a database as it was when it is killed half-way', async () => {
  const target = await place('killed');
  const half = await withMigration(
    folder,
    'create table half_way (id integer);--> statement-breakpoint\nselect pg_sleep(3);',
  );
  const { child, lines } = spawnServer('test/upgrades/migrate.ts', migratingEnvironment(target, half));
  await until(() => lines.includes('half-way'), 60_000);
  await exitOf(child, 'SIGKILL');
  // The table of the killed run would be in the way.
  const whole = await withMigration(folder, 'create table half_way (id integer);');
  expect(await applyMigrations(target, whole)).toEqual(['migrated']);
});

const onServer = isEmbedded ? it.skip : it;

onServer(
  'does not start on tables that are not those of this version, and names the difference',
  async () => {
    const target = await place('changed');
    expect((await dbCommand(target, 'migrate')).code).toBe(0);
    const client = new pg.Client({ connectionString: target.databaseUrl });
    await client.connect();
    await client.query('alter table projects rename column title to name');
    await client.end();
    const { child, lines } = spawnServer('src/main.ts', {
      DATA_DIR: target.dataDir,
      DATABASE_URL: target.databaseUrl ?? '',
    });
    expect(await exitOf(child)).toBe(1);
    expect(lines.at(-1)).toContain('column projects.title is missing');
  },
);

onServer('waits for a long read without closing its table to others', async () => {
  const target = await place('locked');
  expect(await applyMigrations(target, migrations)).toEqual(['migrated']);
  const [reader, other] = [0, 1].map(() => new pg.Client({ connectionString: target.databaseUrl })) as [
    pg.Client,
    pg.Client,
  ];
  await Promise.all([reader.connect(), other.connect()]);
  await reader.query('begin; select from projects');
  const added = applyMigrations(
    target,
    await withMigration(folder, 'alter table projects add column locked integer;'),
  );
  const isWaiting = async () => (await other.query('select from pg_locks where not granted')).rowCount !== 0;
  await until(isWaiting, 60_000);
  // The migration has given up waiting at least once when a read comes through.
  await other.query('select from projects');
  await until(isWaiting, 10_000);
  await reader.query('commit');
  expect(await added).toEqual(['migrated']);
  expect((await other.query('select locked from projects')).rowCount).toBe(0);
  await Promise.all([reader.end(), other.end()]);
});
