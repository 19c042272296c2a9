import { AwsClient } from 'aws4fetch';
import { listedObjects, type ObjectListing } from './listing.ts';
import { type S3Settings } from './settings.ts';

/** Time that the store has to begin its response, in ms. */
const answerTimeout = 10_000;
/** Time in which the whole object has to arrive, for objects that are read into memory, in ms. */
const readTimeout = 60_000;

const metaPrefix = 'x-amz-meta-';

/** Facts about a stored object. */
export interface ObjectState {
  /** Changes with every write of the object. */
  etag: string;
  bytes: number;
  /** Text that was stored with it, by name in lower case. */
  meta: Readonly<Record<string, string>>;
  /** Age by the clock of the store, in ms, in steps of a second. */
  ageMs: number;
}

export interface ReadObject extends ObjectState {
  content: Buffer;
}

export interface PutOptions {
  type?: string;
  meta?: Readonly<Record<string, string>>;
  /** Writes only if the stored object still has this `etag`; `absent` writes only if there is none. */
  onlyIf?: { etag: string } | 'absent';
}

/** The store does not respond, responds with an error, or has no such bucket. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** The object is no longer as the condition of a write demands: another writer was faster. */
export class ObjectMoved extends Error {
  override readonly name = 'ObjectMoved';
}

/** One bucket of an object store. Every method throws `StoreUnavailable`. */
export interface Bucket {
  /** Reads an object into memory; undefined when there is none. */
  read(key: string): Promise<ReadObject | undefined>;
  /** Reads an object unless it still has this `etag`. */
  readUnless(etag: string, key: string): Promise<ReadObject | 'unchanged' | undefined>;
  /** Opens an object, or the bytes of it from `start` to `end`, for reading as a stream. */
  open(key: string, range?: { start: number; end: number }): Promise<ReadableStream<Uint8Array> | undefined>;
  state(key: string): Promise<ObjectState | undefined>;
  /**
   * Writes an object: readers see the former one or the new one. A write with a condition is sent once only, since a
   * second one could meet the first.
   * @returns its `etag`
   * @throws {ObjectMoved} when the condition is not met
   */
  put(key: string, content: Buffer | Blob | string, options?: PutOptions): Promise<string>;
  /** Succeeds even if there is no such object. */
  remove(key: string): Promise<void>;
  /** Lists all objects below a prefix. */
  list(prefix: string): AsyncIterable<ObjectListing>;
  /** Names directly below a prefix that ends in a slash, of objects and of folders. */
  names(prefix: string): Promise<string[]>;
}

/** Opens a bucket. Asks nothing yet: a wrong key shows at the first request. */
export function openBucket({ endpoint, bucket, ...account }: S3Settings): Bucket {
  const patient = new AwsClient({ ...account, service: 's3', retries: 3 });
  const once = new AwsClient({ ...account, service: 's3', retries: 0 });
  const root = `${endpoint}/${bucket}`;

  async function ask(
    method: string,
    path: string,
    { timeoutMs, ...init }: RequestInit & { timeoutMs?: number } = {},
    client = patient,
  ): Promise<Response> {
    const tooLate = new AbortController();
    // The limit is for the beginning of an answer: a body may take longer.
    const timer = setTimeout(() => tooLate.abort(), answerTimeout);
    const limits =
      timeoutMs === undefined ? [tooLate.signal] : [tooLate.signal, AbortSignal.timeout(timeoutMs)];
    let response: Response;
    try {
      response = await client.fetch(root + path, {
        ...init,
        method,
        signal: init.body ? null : AbortSignal.any(limits),
      });
    } catch (cause) {
      throw new StoreUnavailable(`The object store at ${endpoint} does not respond.`, { cause });
    } finally {
      clearTimeout(timer);
    }
    if (response.ok || [304, 404, 409, 412].includes(response.status)) return response;
    await response.body?.cancel();
    throw new StoreUnavailable(`The object store at ${endpoint} answers ${response.status}.`);
  }

  async function read(key: string, headers: HeadersInit): Promise<ReadObject | 'unchanged' | undefined> {
    const response = await ask('GET', `/${key}`, { headers, timeoutMs: readTimeout });
    if (response.ok) {
      const content = await response.arrayBuffer().catch((cause: unknown) => {
        throw new StoreUnavailable(`The object store at ${endpoint} does not finish its response.`, {
          cause,
        });
      });
      return { ...stateOf(response), content: Buffer.from(content) };
    }
    await response.body?.cancel();
    return response.status === 304 ? 'unchanged' : undefined;
  }

  async function* pages(query: Record<string, string>) {
    let continuation = '';
    do {
      const search = new URLSearchParams({
        'list-type': '2',
        ...query,
        ...(continuation && { 'continuation-token': continuation }),
      });
      const response = await ask('GET', `?${search}`, { timeoutMs: readTimeout });
      if (!response.ok)
        throw new StoreUnavailable(`The object store at ${endpoint} has no bucket ${bucket}.`);
      const page = listedObjects(await response.text());
      yield page;
      continuation = page.continuation;
    } while (continuation !== '');
  }

  return {
    read: async (key) => {
      const found = await read(key, {});
      return found === 'unchanged' ? undefined : found;
    },
    readUnless: (etag, key) => read(key, { 'if-none-match': etag }),
    open: async (key, range) => {
      const headers: HeadersInit = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const response = await ask('GET', `/${key}`, { headers });
      if (response.ok && response.body) return response.body;
      await response.body?.cancel();
      return undefined;
    },
    state: async (key) => {
      const response = await ask('HEAD', `/${key}`);
      return response.ok ? stateOf(response) : undefined;
    },
    put: async (key, content, { type, meta = {}, onlyIf } = {}) => {
      const headers = new Headers(
        Object.entries(meta).map(([name, value]): [string, string] => [metaPrefix + name, value]),
      );
      if (type !== undefined) headers.set('content-type', type);
      if (onlyIf === 'absent') headers.set('if-none-match', '*');
      else if (onlyIf) headers.set('if-match', onlyIf.etag);
      const body = typeof content === 'string' || content instanceof Blob ? content : new Uint8Array(content);
      const response = await ask('PUT', `/${key}`, { headers, body }, onlyIf ? once : patient);
      await response.body?.cancel();
      if (response.ok) return response.headers.get('etag') ?? '';
      // 404 is the answer to `if-match` when the object is gone, and to all writes when the bucket is.
      if (onlyIf && [404, 409, 412].includes(response.status)) throw new ObjectMoved(`${key} has changed.`);
      throw new StoreUnavailable(`The object store at ${endpoint} has no bucket ${bucket}.`);
    },
    remove: async (key) => {
      const response = await ask('DELETE', `/${key}`);
      await response.body?.cancel();
    },
    list: async function* (prefix) {
      for await (const { objects } of pages({ prefix })) yield* objects;
    },
    names: async (prefix) => {
      const found: string[] = [];
      for await (const { objects, folders } of pages({ prefix, delimiter: '/' })) {
        found.push(...objects.map(({ key }) => key.slice(prefix.length)));
        found.push(...folders.map((folder) => folder.slice(prefix.length, -1)));
      }
      return found;
    },
  };
}

function stateOf({ headers }: Response): ObjectState {
  const meta = Array.from(headers)
    .filter(([name]) => name.startsWith(metaPrefix))
    .map(([name, value]): [string, string] => [name.slice(metaPrefix.length), value]);
  const modified = Date.parse(headers.get('last-modified') ?? '');
  const now = Date.parse(headers.get('date') ?? '');
  return {
    etag: headers.get('etag') ?? '',
    bytes: Number(headers.get('content-length')),
    meta: Object.fromEntries(meta),
    ageMs: Number.isNaN(now - modified) ? 0 : Math.max(0, now - modified),
  };
}
