import { appendFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * Adds the duration of a test file to the notes from which `npm test` reports the slowest ones. `RUN_NOTES` is their path; without it,
 * nothing is recorded.
 * @param file absolute path
 */
export const noteFileTime = (file: string, seconds: number): void => note({ file, seconds });

/**
 * Adds a failed test to the notes, so that `npm test` names it in its last lines.
 * @param file absolute path
 * @param error message of the runner; only its beginning is kept
 */
export const noteFailure = (file: string, test: string, error: string): void =>
  note({ file, test, error: stripVTControlCharacters(error).trim().slice(0, 2_000) });

function note(entry: object): void {
  const notes = process.env['RUN_NOTES'];
  if (notes) appendFileSync(notes, `${JSON.stringify(entry)}\n`);
}
