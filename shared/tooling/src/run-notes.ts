import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from './children.ts';

const folder = mkdtempSync(join(tmpdir(), 'puente-run-notes-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, 'notes');

/** Makes test runners note the time of each test file and what failed (shared/testing/src/run-notes.ts). */
export const runNotesEnv = { RUN_NOTES: path };

export interface FileTime {
  /** Path from the root. */
  file: string;
  seconds: number;
}

export interface FailedTest {
  /** Path from the root. */
  file: string;
  test: string;
  /** Beginning of the runner's message. */
  error: string;
}

/** Reads what the test runners of this run have noted: test files, the slowest first, and failed tests in the order of their failure. */
export function runNotes(): { times: FileTime[]; failures: FailedTest[] } {
  const notes = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  const entries = notes.map((line) => {
    const entry = JSON.parse(line) as FileTime | FailedTest;
    return { ...entry, file: relative(root, entry.file) };
  });
  return {
    times: entries
      .filter((entry) => 'seconds' in entry)
      .toSorted((one, other) => other.seconds - one.seconds),
    failures: entries.filter((entry) => 'error' in entry),
  };
}
