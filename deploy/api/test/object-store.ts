import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../src/uploads/s3.ts';
import { isSigned } from './signature-v4.ts';

export interface ObjectStore {
  settings: S3Settings;
  /** The settings as environment variables of the server. */
  env: Record<string, string>;
  stop: () => Promise<void>;
}

/** A server of S3's protocol (s3rver) with one empty bucket, behind a check of signatures, which s3rver lacks. */
export async function startObjectStore(): Promise<ObjectStore> {
  const directory = await mkdtemp(join(tmpdir(), 'puente-s3-'));
  const bucket = 'puente';
  const objects = new S3rver({ silent: true, directory, configureBuckets: [{ name: bucket, configs: [] }] });
  await objects.configureBuckets();
  const serve = objects.callback();
  // The only account that s3rver has.
  const account = { region: 'eu-west-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const server = createServer((request, response) => {
    if (isSigned(request, account)) serve(request, response);
    else response.writeHead(403).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server on a port has an address of this shape.
  const { port } = server.address() as AddressInfo;
  const settings = { ...account, endpoint: `http://127.0.0.1:${port}`, bucket };
  return {
    settings,
    env: {
      S3_ENDPOINT: settings.endpoint,
      S3_BUCKET: settings.bucket,
      S3_REGION: settings.region,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true, force: true });
    },
  };
}
