import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileIsLocked, lockFile, withFileLock } from './file-lock.ts';

let folder: string;
let path: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'locks-'));
  path = join(folder, 'some.lock');
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

/** Starts another process that holds the lock. */
async function otherHolder(): Promise<ChildProcess> {
  const script = `
    import { lockFile } from ${JSON.stringify(join(__dirname, 'file-lock.ts'))};
    await lockFile(${JSON.stringify(path)});
    console.log('locked');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

it('belongs to one caller at a time, in one process too', async () => {
  const lock = await lockFile(path);
  await expect(lockFile(path)).rejects.toThrow(FileIsLocked);
  await lock.release();
  await (await lockFile(path)).release();
});

it('names the holder, and leaves the name to it', async () => {
  const { pid } = await otherHolder();
  const holder = `process ${pid} on ${hostname()}`;
  await expect(lockFile(path)).rejects.toMatchObject({ holder, message: `${path} is locked by ${holder}.` });
  expect(await readFile(path, 'utf8')).toBe(holder);
});

it('is free at once when its holder was killed', async () => {
  const child = await otherHolder();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const lock = await lockFile(path);
  expect(await readFile(path, 'utf8')).toBe(`process ${process.pid} on ${hostname()}`);
  await lock.release();
});

it('does not mind what an earlier holder or version left in the file', async () => {
  await writeFile(path, '{"pid":');
  const lock = await lockFile(path);
  await lock.release();
});

it('waits for a living holder, and no longer than asked', async () => {
  const first = await lockFile(path);
  await expect(lockFile(path, 100)).rejects.toThrow(FileIsLocked);
  let taken = false;
  const waiting = lockFile(path, 10_000).then((lock) => {
    taken = true;
    return lock;
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(taken).toBe(false);
  await first.release();
  await (await waiting).release();
});

it('goes to one of many callers at a time, also after a crash', async () => {
  const child = await otherHolder();
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise((resolve) => setTimeout(resolve, 5));
    inside -= 1;
  };
  const runs = Array.from({ length: 10 }, () => withFileLock(path, work, 20_000));
  child.kill('SIGKILL');
  await Promise.all(runs);
  expect(most).toBe(1);
});

it('is given back when the work fails', async () => {
  await expect(withFileLock(path, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await (await lockFile(path)).release();
});
