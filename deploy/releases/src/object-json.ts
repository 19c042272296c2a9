import { setTimeout as delay } from 'node:timers/promises';
import { type Bucket, ObjectMoved } from '@puente/objects/bucket';
import { json } from './json-file.ts';
import { Refusal } from './refusal.ts';

/** Number of retries when other processes change an object at the same time. */
const attempts = 100;

export interface StoredJson<T> {
  value: T;
  etag: string;
}

/** Reads and validates a JSON object. Returns undefined when there is none. @throws when it is damaged */
export async function readJsonObject<T>(
  bucket: Bucket,
  key: string,
  parse: (value: unknown) => T,
): Promise<StoredJson<T> | undefined> {
  const found = await bucket.read(key);
  return found && { value: parsed(key, found.content, parse), etag: found.etag };
}

/** Parses the content of a JSON object. @throws when it is damaged */
export function parsed<T>(key: string, content: Buffer, parse: (value: unknown) => T): T {
  try {
    return parse(JSON.parse(content.toString()));
  } catch (cause) {
    throw new Error(`${key} is damaged.`, { cause });
  }
}

/** Writes a JSON object if it is still as it was read, or absent if it was. @throws {ObjectMoved} */
export async function writeJsonObject(
  bucket: Bucket,
  key: string,
  value: unknown,
  read: Pick<StoredJson<unknown>, 'etag'> | undefined,
): Promise<void> {
  await bucket.put(key, json(value), {
    type: 'application/json',
    onlyIf: read ? { etag: read.etag } : 'absent',
  });
}

/** Changes a JSON object, and decides again if another process wrote in between. */
export async function changeJsonObject<T>(
  bucket: Bucket,
  key: string,
  parse: (value: unknown) => T,
  change: (now: T | undefined) => T,
): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const now = await readJsonObject(bucket, key, parse);
    try {
      await writeJsonObject(bucket, key, change(now?.value), now);
      return;
    } catch (error) {
      if (!(error instanceof ObjectMoved)) throw error;
      await delay(Math.random() * 20);
    }
  }
  throw new Refusal(`${key} keeps changing: try again when the others are done.`);
}
