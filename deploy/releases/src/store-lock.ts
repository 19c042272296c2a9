import { FileIsLocked, withFileLock } from '@puente/locks/file-lock';
import { Refusal } from './refusal.ts';

/** How long a publication or promotion waits for the one before it, in ms. */
const longestWait = 60_000;

export async function whileLocked<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await withFileLock(path, work, longestWait);
  } catch (error) {
    if (!(error instanceof FileIsLocked)) throw error;
    throw new Refusal(`Another publication or promotion has ${path} (${error.holder}): wait for it to end.`);
  }
}

/** Does the work if no other process has the lock, and else not at all. */
export async function ifUnlocked(path: string, work: () => Promise<void>): Promise<void> {
  try {
    await withFileLock(path, work);
  } catch (error) {
    if (!(error instanceof FileIsLocked)) throw error;
  }
}
