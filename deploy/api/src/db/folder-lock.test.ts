import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'puente-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

const path = () => join(folder, 'database.lock');
const left = (holder: object) =>
  writeFile(path(), JSON.stringify({ pid: 2 ** 22 + 1, started: '1', host: hostname(), ...holder }));

it('belongs to one at a time', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(
    /is in use by process \d+\. It belongs to one process at a time/,
  );
  await unlock();
  await (
    await lockFolder(folder)
  )();
});

it.each([
  ['a process that is gone', {}],
  ['another process that has the same number by now', { pid: process.pid }],
])('is taken over from %s', async (_, holder) => {
  await left(holder);
  await (
    await lockFolder(folder)
  )();
});

it('is taken over when its owner died while writing it', async () => {
  await writeFile(path(), '{"pid":');
  const unlock = await lockFolder(folder);
  expect(JSON.parse(await readFile(path(), 'utf8'))).toMatchObject({ pid: process.pid });
  await unlock();
});

it('is left to a process on another machine that still touches it', async () => {
  await left({ host: 'otra-maquina' });
  await expect(lockFolder(folder)).rejects.toThrow('is in use by process');
});

it('goes to one of several that find it left behind', async () => {
  await left({});
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
