import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { type Bucket, openBucket } from '@puente/objects/bucket';
import type { S3Settings } from '@puente/objects/settings';
import { isSigned } from './signature-v4.ts';

export interface ObjectStore {
  settings: S3Settings;
  /** Its bucket, past everything that the product does with it. */
  bucket: Bucket;
  /** The settings as environment variables of the API. */
  env: Record<string, string>;
  /** The settings as environment variables with another prefix: `RELEASES_S3_`. */
  envWith: (prefix: string) => Record<string, string>;
  /** Number of requests so far, by method. */
  requests: Readonly<Record<string, number>>;
  /** Responds to every request with 503 from now on, or not any more. */
  setBroken: (broken: boolean) => void;
  stop: () => Promise<void>;
}

/**
 * A server of S3's protocol (s3rver) with one empty bucket. In front of it are three things that s3rver lacks: the
 * check of signatures, writes with a condition (`if-match`, `if-none-match: *`), and that no reader meets a half
 * written object.
 */
export async function startObjectStore(): Promise<ObjectStore> {
  const directory = await mkdtemp(join(tmpdir(), 'puente-s3-'));
  const bucket = 'puente';
  const objects = new S3rver({ silent: true, directory, configureBuckets: [{ name: bucket, configs: [] }] });
  await objects.configureBuckets();
  const serve = objects.callback();
  // The only account that s3rver has.
  const account = { region: 'eu-west-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const requests: Record<string, number> = {};
  let broken = false;
  const etags = new Map<string, string>();
  const lastOf = new Map<string, Promise<void>>();

  /** Calls s3rver once all earlier requests for the object are answered. */
  async function inTurn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = ''] = (request.url ?? '').split('?');
    const before = lastOf.get(path);
    const closed = new Promise<void>((resolve) => response.once('close', resolve));
    lastOf.set(
      path,
      (before ?? Promise.resolve()).then(() => closed),
    );
    await before;
    if (response.destroyed) return;
    if (request.method === 'PUT' && !isMet(request.headers, etags.get(path))) {
      request.resume();
      response.writeHead(412).end();
      return;
    }
    response.once('finish', () => {
      if (request.method === 'DELETE') etags.delete(path);
      const etag = response.getHeader('etag');
      if (request.method === 'PUT' && response.statusCode === 200) etags.set(path, String(etag));
    });
    serve(request, response);
  }

  const server = createServer((request, response) => {
    const { method = '' } = request;
    requests[method] = (requests[method] ?? 0) + 1;
    if (broken) response.writeHead(503).end();
    else if (isSigned(request, account)) void inTurn(request, response);
    else response.writeHead(403).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server on a port has an address of this shape.
  const { port } = server.address() as AddressInfo;
  const settings = { ...account, endpoint: `http://127.0.0.1:${port}`, bucket };
  return {
    settings,
    bucket: openBucket(settings),
    env: environmentOf(settings, 'S3_'),
    envWith: (prefix) => environmentOf(settings, prefix),
    requests,
    setBroken: (now) => {
      broken = now;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true, force: true });
    },
  };
}

const environmentOf = (settings: S3Settings, prefix: string): Record<string, string> => ({
  [`${prefix}ENDPOINT`]: settings.endpoint,
  [`${prefix}BUCKET`]: settings.bucket,
  [`${prefix}REGION`]: settings.region,
  [`${prefix}ACCESS_KEY_ID`]: settings.accessKeyId,
  [`${prefix}SECRET_ACCESS_KEY`]: settings.secretAccessKey,
});

/** Tells whether the condition of a write is met by the stored object. */
function isMet(headers: IncomingMessage['headers'], etag: string | undefined): boolean {
  if (headers['if-none-match'] === '*') return etag === undefined;
  return headers['if-match'] === undefined || headers['if-match'] === etag;
}
