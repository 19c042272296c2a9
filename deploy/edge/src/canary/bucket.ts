import { createHash, randomInt } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { type FastifyRequest } from 'fastify';
import { cameOverHttps } from '../security-headers.ts';

/** Cookie with the bucket of a browser: a random number from 0 to 99, which a hundredth of all browsers share. */
const bucketCookie = 'u4iBucket';
const buckets = 100;
const keptSeconds = 30 * 24 * 60 * 60;

/** Returns undefined for a browser that has none yet. */
export function bucketOf({ headers: { cookie } }: Pick<FastifyRequest, 'headers'>): number | undefined {
  const text = parseCookie(cookie ?? '')[bucketCookie];
  return text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}

export const newBucket = (): number => randomInt(buckets);

/** Header value that makes a browser keep its bucket. */
export const cookieOf = (bucket: number, request: FastifyRequest): string =>
  stringifySetCookie({
    name: bucketCookie,
    value: String(bucket),
    path: '/',
    maxAge: keptSeconds,
    httpOnly: true,
    sameSite: 'lax',
    secure: cameOverHttps(request),
  });

/**
 * Tells whether a bucket is in the share of a canary. Each version starts at another bucket, so that not always the same
 * browsers get the new versions. A larger share of the same version has all buckets of a smaller one.
 */
export function isInShare(bucket: number, share: number, version: string): boolean {
  const start = createHash('sha256').update(version).digest().readUInt32BE() % buckets;
  return (bucket - start + buckets) % buckets < share;
}
