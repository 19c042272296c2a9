import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { openBucket, StoreUnavailable } from '@puente/objects/bucket';
import type { S3Settings } from '@puente/objects/settings';
import { refuse } from '../http/refuse.ts';
import type { ByteStore } from './bytes.ts';

/** The bucket may contain other objects, such as releases. */
const prefix = 'uploads/';

/** Objects `uploads/public/…` and `uploads/private/…` of a bucket. The bucket itself need not, and should not, be public. */
export function openS3(settings: S3Settings): ByteStore {
  const bucket = openBucket(settings);
  return {
    name: 's3',
    put: async (key, path, mime) => {
      const body = await openAsBlob(path, { type: mime });
      await available(bucket.put(prefix + key, body));
    },
    sizeOf: async (key) => (await available(bucket.state(prefix + key)))?.bytes,
    open: async (key, range) => {
      const stream = await available(bucket.open(prefix + key, range));
      if (!stream) throw refuse('NotFound');
      // The same web stream, by the name that Node's types have for it.
      return Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
    },
    remove: (key) => available(bucket.remove(prefix + key)),
    keysBefore: async function* (moment) {
      try {
        for await (const { key, modified } of bucket.list(prefix))
          if (modified < moment) yield key.slice(prefix.length);
      } catch (error) {
        throw refused(error);
      }
    },
  };
}

/** @throws Refusal Unavailable when the store does not respond, or responds with an error */
async function available<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    throw refused(error);
  }
}

const refused = (error: unknown): unknown =>
  error instanceof StoreUnavailable ? refuse('Unavailable') : error;
