import { appendFileSync } from 'node:fs';

/**
 * Adds the duration of a test file to the list from which `npm test` reports the slowest ones. `FILE_TIMES` is the list's path; without it,
 * nothing is recorded.
 * @param file absolute path
 */
export function noteFileTime(file: string, seconds: number): void {
  const list = process.env['FILE_TIMES'];
  if (list) appendFileSync(list, `${JSON.stringify({ file, seconds })}\n`);
}
