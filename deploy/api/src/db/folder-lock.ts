import { readFileSync } from 'node:fs';
import { open, readFile, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { CannotStart } from '../cannot-start.ts';

interface Holder {
  pid: number;
  /** A process id alone can be somebody else's by now. Null where the system does not say. */
  started: string | null;
  host: string;
}

/** A holder on another machine (a container that shares the folder) shows that it lives by touching the file. */
const beat = 5_000;
const silence = 3 * beat;

/**
 * Keeps the embedded database for one process: a second one that opened it would destroy it.
 * @returns gives it back
 * @throws CannotStart when another process has it; what a killed one left behind is taken over
 */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  const path = join(dataDir, 'database.lock');
  for (let attempt = 0; !(await take(path)); attempt++) {
    const holder = await readHolder(path);
    if (holder && (attempt === 20 || (await lives(holder, path)))) {
      throw new CannotStart(
        `The embedded database in DATA_DIR (${dataDir}) is in use by process ${holder.pid}. It belongs to one process at a time: stop that one, or set DATABASE_URL to a PostgreSQL server.`,
      );
    }
    await removeStale(path, holder);
  }
  const beating = setInterval(
    () => void utimes(path, new Date(), new Date()).catch(() => undefined),
    beat,
  ).unref();
  return async () => {
    clearInterval(beating);
    await rm(path, { force: true });
  };
}

async function take(path: string): Promise<boolean> {
  const self: Holder = { pid: process.pid, started: startOf(process.pid), host: hostname() };
  try {
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(JSON.stringify(self));
    await file.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Null while its owner is still writing it, or was killed before it had. */
async function readHolder(path: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return null;
  }
}

async function lives({ pid, started, host }: Holder, path: string): Promise<boolean> {
  if (host !== hostname()) return (await ageOf(path)) < silence;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is there, and somebody else's.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return started === null || startOf(pid) === null || started === startOf(pid);
}

/** Of two processes that find the same leftover, one removes it: the other may not remove the first one's new lock. */
async function removeStale(path: string, found: Holder | null): Promise<void> {
  const guard = `${path}.takeover`;
  try {
    await (await open(guard, 'wx', 0o600)).close();
  } catch {
    if ((await ageOf(guard)) > silence) await rm(guard, { force: true });
    await new Promise((resolve) => setTimeout(resolve, 50));
    return;
  }
  try {
    const now = await readHolder(path);
    const isTheSame = now
      ? now.pid === found?.pid && now.started === found.started
      : (await ageOf(path)) > 1_000;
    if (isTheSame) await rm(path, { force: true });
  } finally {
    await rm(guard, { force: true });
  }
}

/** Milliseconds since a file was last touched; 0 for one that is gone. */
const ageOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );

/** When a process began, in the system's ticks (Linux). */
function startOf(pid: number): string | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before it, in brackets, can have spaces and brackets.
    return fields.slice(fields.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
