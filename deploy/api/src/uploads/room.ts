import { statfs } from 'node:fs/promises';
import { mostBytes } from './purposes.ts';

/** The system's words for a disk, or a user's share of it, that is full; and PostgreSQL's for its own disk. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** The picture library gives no codes, but the system's words. */
const fullWords = /no space left on device|disk quota exceeded/i;

/** Whether something failed because there is no room left to write. */
export function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  return fullCodes.has(String(code)) || fullWords.test(error.message) || isFull(error.cause);
}

/** Bytes that must be free: the largest upload as it arrives, and what is made of it. */
const leastRoom = 2 * mostBytes;

/** Whether the next upload and the next mail fit in a folder. */
export async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= leastRoom;
}
