import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { refuse } from '../http/refuse.ts';
import type { ByteStore } from './bytes.ts';

/** An object store that speaks S3's protocol (README, "Run and test"). */
export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The bucket may contain other objects, such as releases. */
const prefix = 'uploads/';
/** Time that the store has to begin its response, in ms. */
const answerTimeout = 10_000;

/** Objects `uploads/public/…` and `uploads/private/…` of a bucket. The bucket itself need not, and should not, be public. */
export function openS3({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): ByteStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const root = `${endpoint}/${bucket}`;

  /** @throws Refusal Unavailable when the store does not respond, or responds with an error */
  async function ask(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const tooLate = new AbortController();
    // The limit is for the beginning of an answer: a body may take longer.
    const timer = setTimeout(() => tooLate.abort(), answerTimeout);
    try {
      const response = await client.fetch(root + path, {
        ...init,
        method,
        signal: init.body ? null : tooLate.signal,
      });
      if (response.ok || response.status === 404) return response;
      await response.body?.cancel();
    } catch {
      // Falls through: both are an object store that is not there for us.
    } finally {
      clearTimeout(timer);
    }
    throw refuse('Unavailable');
  }

  return {
    name: 's3',
    put: async (key, path, mime) => {
      const body = await openAsBlob(path, { type: mime });
      const { ok } = await ask('PUT', `/${prefix}${key}`, { body });
      // The bucket itself is missing.
      if (!ok) throw refuse('Unavailable');
    },
    sizeOf: async (key) => {
      const response = await ask('HEAD', `/${prefix}${key}`);
      return response.ok ? Number(response.headers.get('content-length')) : undefined;
    },
    open: async (key, range) => {
      const headers: HeadersInit = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const response = await ask('GET', `/${prefix}${key}`, { headers });
      if (!response.ok || !response.body) {
        await response.body?.cancel();
        throw refuse('NotFound');
      }
      // The same web stream, by the name that Node's types have for it.
      return Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
    },
    remove: async (key) => {
      const response = await ask('DELETE', `/${prefix}${key}`);
      await response.body?.cancel();
    },
    keysBefore: async function* (moment) {
      let continuation = '';
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix,
          ...(continuation && { 'continuation-token': continuation }),
        });
        const response = await ask('GET', `?${query}`);
        if (!response.ok) throw refuse('Unavailable');
        const listing = await response.text();
        for (const entry of listing.split('<Contents>').slice(1)) {
          const key = textOf(entry, 'Key');
          if (new Date(textOf(entry, 'LastModified')) < moment) yield key.slice(prefix.length);
        }
        continuation = textOf(listing, 'NextContinuationToken');
      } while (continuation !== '');
    },
  };
}

/** Reads an element of a listing. We wrote all its values: hexadecimal names, times and a token. */
const textOf = (xml: string, element: string): string =>
  (new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1] ?? '')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"');
