import { appendFileSync } from 'node:fs';

/**
 * Adds the time of a test file to the list from which `npm test` names the slowest ones. `FILE_TIMES` names the list. Without
 * it nothing is kept.
 * @param file absolute path
 */
export function noteFileTime(file: string, seconds: number): void {
  const list = process.env['FILE_TIMES'];
  if (list) appendFileSync(list, `${JSON.stringify({ file, seconds })}\n`);
}
