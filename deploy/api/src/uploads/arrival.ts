import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** An incoming file. `truncated` is known when the stream has ended. */
export interface Incoming {
  filename: string;
  stream: Readable & { truncated?: boolean };
}

/** Age (ms) from which a partly received file was left by a stopped server. A younger one may still be arriving. */
const abandonedAfter = 60 * 60 * 1000;

/** Opens the folder where files arrive. It is on this machine with every store. */
export async function openArrivals(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - abandonedAfter) await rm(join(folder, name), { force: true });
  }
  return folder;
}

/** Writes the stream to `path`. Returns its size, or undefined when it was cut off. */
export async function arrive({ stream }: Incoming, path: string): Promise<number | undefined> {
  await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return stream.truncated ? undefined : (await stat(path)).size;
}

/** Removes a file and everything that was made from it. */
export async function removeArrived(folder: string, name: string): Promise<void> {
  const made = (await readdir(folder)).filter((found) => found.startsWith(name));
  await Promise.all(made.map((found) => rm(join(folder, found), { force: true })));
}
