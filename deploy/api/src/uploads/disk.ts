import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ByteStore } from './bytes.ts';

const areas = ['public', 'private'] as const;

/** Files under DATA_DIR/uploads. Several processes may share the folder. */
export async function openDisk(folder: string): Promise<ByteStore> {
  await Promise.all(areas.map((area) => mkdir(join(folder, area), { recursive: true, mode: 0o700 })));
  const pathOf = (key: string): string => join(folder, key);
  return {
    name: 'disk',
    put: async (key, path) => {
      const file = await open(path, 'r+');
      try {
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(path, pathOf(key));
    },
    sizeOf: (key) =>
      stat(pathOf(key)).then(
        ({ size }) => size,
        () => undefined,
      ),
    open: async (key, range) => (await open(pathOf(key))).createReadStream(range),
    remove: (key) => rm(pathOf(key), { force: true }),
    keysBefore: async function* (moment) {
      for (const area of areas) {
        for (const name of await readdir(join(folder, area))) {
          // Another process may have removed it meanwhile.
          const found = await stat(join(folder, area, name)).catch(() => undefined);
          if (found && found.mtime < moment) yield `${area}/${name}`;
        }
      }
    },
  };
}
