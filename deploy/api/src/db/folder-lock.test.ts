import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import { lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'puente-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('belongs to one at a time', async () => {
  const unlock = await lockFolder(folder);
  const second = lockFolder(folder);
  await expect(second).rejects.toThrow(CannotStart);
  await expect(second).rejects.toThrow(
    /is in use by process \d+ on \S+\. It belongs to one process at a time: stop that one/,
  );
  await unlock();
  await (
    await lockFolder(folder)
  )();
});
