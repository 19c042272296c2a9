import { type FileHandle, mkdir, open, readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { tryLock } from 'fs-native-extensions';

const retryMs = 15;

export interface FileLock {
  release: () => Promise<void>;
}

/** The lock belongs to another holder, and was not given back in time. */
export class FileIsLocked extends Error {
  override readonly name = 'FileIsLocked';
  /** `process 4711 on web-1`. */
  readonly holder: string;

  constructor(path: string, holder: string) {
    super(`${path} is locked by ${holder}.`);
    this.holder = holder;
  }
}

/**
 * Locks a file, which is created when it is missing and never removed. The operating system keeps the lock: it ends
 * with `release` or with the process, however the process ends, and a living process never loses it.
 * @param waitMs how long to wait for the present holder, in ms
 * @throws {FileIsLocked} when the lock is not free in time
 */
export async function lockFile(path: string, waitMs = 0): Promise<FileLock> {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'a+', 0o600);
  try {
    await waitForLock(file, path, waitMs);
    await file.truncate();
    await file.write(`process ${process.pid} on ${hostname()}`);
  } catch (error) {
    await file.close();
    throw error;
  }
  return { release: () => file.close() };
}

/** Runs `work` while this caller, of all callers in all processes, holds the lock. Takes what `lockFile` takes. */
export async function withFileLock<T>(path: string, work: () => Promise<T>, waitMs?: number): Promise<T> {
  const lock = await lockFile(path, waitMs);
  try {
    return await work();
  } finally {
    await lock.release();
  }
}

async function waitForLock(file: FileHandle, path: string, waitMs: number): Promise<void> {
  const deadline = Date.now() + waitMs;
  while (!tryLock(file.fd)) {
    if (Date.now() >= deadline) throw new FileIsLocked(path, await holderOf(path));
    await delay(retryMs + Math.random() * retryMs);
  }
}

/** A holder writes its name right after it has the lock, so that the file may be empty for a moment. */
async function holderOf(path: string): Promise<string> {
  return (await readFile(path, 'utf8')) || 'another process';
}
