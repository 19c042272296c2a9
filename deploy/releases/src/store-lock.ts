import { FileIsLocked, withFileLock } from '@puente/locks/file-lock';
import { Refusal } from './refusal.ts';

/** Longest wait of a publication or promotion for the one before it, in ms. */
const longestWait = 60_000;

export async function whileLocked<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await withFileLock(path, work, longestWait);
  } catch (error) {
    if (!(error instanceof FileIsLocked)) throw error;
    throw new Refusal(`Another publication or promotion has ${path} (${error.holder}): wait for it to end.`);
  }
}

/** Runs the work if no other process holds the lock; otherwise skips it. */
export async function ifUnlocked(path: string, work: () => Promise<void>): Promise<void> {
  try {
    await withFileLock(path, work);
  } catch (error) {
    if (!(error instanceof FileIsLocked)) throw error;
  }
}
