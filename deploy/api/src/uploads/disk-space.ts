import { statfs } from 'node:fs/promises';
import { mostBytes } from './purposes.ts';

/** Error codes of the system for a full disk or quota, and PostgreSQL's code for its own disk. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** The image library reports the system's message without a code. */
const fullWords = /no space left on device|disk quota exceeded/i;

/** Tells whether an error means that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  return fullCodes.has(String(code)) || fullWords.test(error.message) || isDiskFull(error.cause);
}

/** Bytes that must be free: the largest upload as it arrives, and the files made from it. */
const leastFreeBytes = 2 * mostBytes;

/** Tells whether a folder has space for the next upload and the next mail. */
export async function hasDiskSpace(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= leastFreeBytes;
}
