import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

interface Key {
  region: string;
  secretAccessKey: string;
}

/**
 * Tells whether a request to an object store is signed correctly (AWS Signature Version 4, header form, the paths and
 * queries that we send). s3rver accepts any signature, so this computes it again from the specification.
 */
export function isSigned(request: IncomingMessage, { region, secretAccessKey }: Key): boolean {
  const header = (name: string): string => String(request.headers[name] ?? '').trim();
  const given =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/(\d{8}\/[^/]+\/s3\/aws4_request), SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
      header('authorization'),
    );
  if (!given) return false;
  const [, scope = '', signedHeaders = '', signature] = given;
  const moment = header('x-amz-date');
  if (scope !== `${moment.slice(0, 8)}/${region}/s3/aws4_request`) return false;
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const canonical = [
    request.method,
    path,
    query
      .split('&')
      .map((pair) => (pair.includes('=') || pair === '' ? pair : `${pair}=`))
      .map(encodedAgain)
      .sort()
      .join('&'),
    ...signedHeaders.split(';').map((name) => `${name}:${header(name)}`),
    '',
    signedHeaders,
    header('x-amz-content-sha256'),
  ].join('\n');
  const toSign = [
    'AWS4-HMAC-SHA256',
    moment,
    scope,
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n');
  const key = scope
    .split('/')
    .reduce<string | Buffer>(
      (last, part) => createHmac('sha256', last).update(part).digest(),
      `AWS4${secretAccessKey}`,
    );
  return createHmac('sha256', key).update(toSign).digest('hex') === signature;
}

/** Encodes a pair as the signature requires, since browsers and forms encode some characters differently. */
const encodedAgain = (pair: string): string =>
  pair
    .split('=')
    .map((part) => encodeURIComponent(decodeURIComponent(part.replaceAll('+', ' '))))
    .join('=');
