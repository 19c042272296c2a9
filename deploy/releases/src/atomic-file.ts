import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Names of files that a killed process left behind. Readers never look at them. */
export const unfinished = /^\..*\.tmp$/;

/** Replaces a file so that a reader sees the old content or the new, even if the process ends in between. */
export async function replaceFile(path: string, content: string | Buffer): Promise<void> {
  const staged = await stage(path, content);
  try {
    await rename(staged, path);
  } catch (error) {
    await rm(staged, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Writes content next to its destination, flushed to the disk, and returns the temporary path. */
export async function stage(path: string, content: string | Buffer): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  const staged = join(dirname(path), `.${basename(path)}.${randomUUID()}.tmp`);
  const file = await open(staged, 'wx');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  return staged;
}

/**
 * Gives a staged file its name unless the name is taken; returns false when it is. The staged file is removed either
 * way.
 */
export async function commitNew(staged: string, path: string): Promise<boolean> {
  try {
    await link(staged, path);
    await syncFolder(dirname(path));
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(staged, { force: true });
  }
}

/** Content of a file, or undefined when there is none. */
export async function readIfThere(path: string): Promise<Buffer | undefined> {
  return ifThere(readFile(path));
}

/** Result of a file operation, or undefined when the file or one of its folders does not exist. */
export async function ifThere<T>(operation: Promise<T>): Promise<T | undefined> {
  try {
    return await operation;
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')) return undefined;
    throw error;
  }
}

/** Tells whether an error is the system's error of this code, for example `ENOENT`. */
export function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

/** Flushes a folder. Otherwise a power cut may lose the rename although the content is on the disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
