import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { type Bucket, ObjectMoved } from '@puente/objects/bucket';
import { Refusal } from './refusal.ts';

/** Times of a lock in ms. */
export interface LockTimes {
  /** Age from which a lock that its holder has not renewed is free: the holder was killed. */
  expireMs: number;
  renewMs: number;
  /** Longest wait for the holder before. */
  waitMs: number;
  retryMs: number;
}

const usualTimes: LockTimes = { expireMs: 60_000, renewMs: 15_000, waitMs: 90_000, retryMs: 500 };

/**
 * Runs work while no other process holds the object as its lock. An object store has no locks that end with their
 * process. So the holder renews its object, and one that is no longer renewed is taken over. Its age is measured by the
 * clock of the store alone.
 * @throws {Refusal} when another process holds the lock for longer than the wait
 */
export async function whileObjectLocked<T>(
  bucket: Bucket,
  key: string,
  work: () => Promise<T>,
  times: LockTimes = usualTimes,
): Promise<T> {
  const holder = `process ${process.pid} on ${hostname()} ${randomUUID()}`;
  let etag = await take(bucket, key, holder, times);
  let renewing = Promise.resolve();
  const renew = async (): Promise<void> => {
    // A renewal that fails is repeated by the next one, long before the lock expires.
    const renewed = await bucket
      .put(key, `${holder} ${randomUUID()}`, { onlyIf: { etag } })
      .catch(() => etag);
    etag = renewed;
  };
  const timer = setInterval(() => {
    renewing = renewing.then(renew);
  }, times.renewMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await renewing;
    // Not the lock of a process that took it over.
    if ((await bucket.state(key))?.etag === etag) await bucket.remove(key);
  }
}

async function take(bucket: Bucket, key: string, holder: string, times: LockTimes): Promise<string> {
  const until = performance.now() + times.waitMs;
  for (;;) {
    const now = await bucket.read(key);
    if (!now || now.ageMs >= times.expireMs) {
      try {
        return await bucket.put(key, holder, { onlyIf: now ? { etag: now.etag } : 'absent' });
      } catch (error) {
        if (!(error instanceof ObjectMoved)) throw error;
      }
    }
    if (performance.now() >= until)
      throw new Refusal(
        `Another publication or promotion has ${key} (${now?.content.toString() ?? 'unknown'}): wait for it to end.`,
      );
    await delay(times.retryMs * Math.random());
  }
}
