import { join } from 'node:path';
import { replaceFile } from './atomic-file.ts';
import { type Checks, checks, withChecks } from './checks.ts';
import { json, readJson } from './json-file.ts';
import { type RecordedApi, recordedApis } from './served-api.ts';

/** Reads the checks of a version. @param folder of the version */
export async function readChecks(folder: string): Promise<Checks> {
  const recorded = await readJson(checksIn(folder), (value) => checks.parse(value));
  return recorded ?? checks.parse({});
}

/** Adds to the checks of a version, while no other process does. */
export async function addChecks(folder: string, added: Partial<Checks>): Promise<void> {
  await replaceFile(checksIn(folder), json(withChecks(await readChecks(folder), added)));
}

const checksIn = (folder: string): string => join(folder, 'checks.json');

export const readRecordedApis = async (path: string): Promise<RecordedApi[]> =>
  (await readJson(path, (value) => recordedApis.parse(value))) ?? [];

export const writeRecordedApis = (path: string, apis: RecordedApi[]): Promise<void> =>
  replaceFile(path, json(apis));
