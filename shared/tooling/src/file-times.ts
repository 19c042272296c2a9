import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from './children.ts';

const folder = mkdtempSync(join(tmpdir(), 'puente-file-times-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const list = join(folder, 'list');

/** Makes test runners add the time of each test file to this run's list (shared/testing/jest/note-file-time.mjs). */
export const fileTimesEnv = { FILE_TIMES: list };

export interface FileTime {
  /** Path from the root. */
  file: string;
  seconds: number;
}

/** Test files of this run, the slowest first. */
export function fileTimes(): FileTime[] {
  if (!existsSync(list)) return [];
  return readFileSync(list, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as FileTime)
    .map(({ file, seconds }) => ({ file: relative(root, file), seconds }))
    .toSorted((one, other) => other.seconds - one.seconds);
}
