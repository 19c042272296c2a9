import { join } from 'node:path';
import { FileIsLocked, lockFile } from '@puente/locks/file-lock';
import { CannotStart } from '../cannot-start.ts';

/**
 * Locks the embedded database for one process: a second process would destroy it.
 * @returns a function that releases the lock
 * @throws CannotStart when another process has it
 */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  try {
    const lock = await lockFile(join(dataDir, 'database.lock'));
    return lock.release;
  } catch (error) {
    if (!(error instanceof FileIsLocked)) throw error;
    throw new CannotStart(
      `The embedded database in DATA_DIR (${dataDir}) is in use by ${error.holder}. It belongs to one process at a time: stop that one, or set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}
