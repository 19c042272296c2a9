import { readFile } from 'node:fs/promises';
import { ifThere } from './atomic-file.ts';

/** Reads and validates a JSON file. Returns undefined when there is none. @throws when the file is damaged */
export async function readJson<T>(path: string, parse: (value: unknown) => T): Promise<T | undefined> {
  const text = await ifThere(readFile(path, 'utf8'));
  if (text === undefined) return undefined;
  try {
    return parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`${path} is damaged.`, { cause });
  }
}

export function json(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

/** Changes whenever the content of a file may have changed. */
export function tagOf(state: { ino: number; mtimeMs: number; size: number }): string {
  return `${state.ino}-${state.mtimeMs}-${state.size}`;
}
