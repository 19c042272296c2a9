import { type Bucket, openBucket } from '@puente/objects/bucket';
import { type ObjectStore, startObjectStore } from '@puente/testing/object-store';
import { whileObjectLocked } from './object-lock.ts';

const key = 'releases/locks/shell';
const times = { expireMs: 60_000, renewMs: 10, waitMs: 30_000, retryMs: 5 };
let server: ObjectStore;
let bucket: Bucket;

beforeEach(async () => {
  server = await startObjectStore();
  bucket = openBucket(server.settings);
});
afterEach(() => server.stop());

test('one at a time', async () => {
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await bucket.names('releases/');
    running -= 1;
  };
  await Promise.all(Array.from({ length: 5 }, () => whileObjectLocked(bucket, key, work, times)));
  expect(most).toBe(1);
  expect(await bucket.state(key)).toBeUndefined();
});

test('the lock is renewed while the work runs, and free after work that fails', async () => {
  const first = async () => {
    const before = (await bucket.state(key))?.etag;
    while ((await bucket.state(key))?.etag === before);
    throw new Error('failed');
  };
  await expect(whileObjectLocked(bucket, key, first, times)).rejects.toThrow('failed');
  await expect(whileObjectLocked(bucket, key, () => Promise.resolve('done'), times)).resolves.toBe('done');
});

test('who waits too long is told who has it', async () => {
  await bucket.put(key, 'process 7 on elsewhere');
  const waiting = whileObjectLocked(bucket, key, () => Promise.resolve(), { ...times, waitMs: 20 });
  await expect(waiting).rejects.toThrow(`${key} (process 7 on elsewhere): wait for it to end.`);
});

test('the lock of a killed process expires', async () => {
  await bucket.put(key, 'process 7 on elsewhere');
  const after = whileObjectLocked(bucket, key, () => Promise.resolve('done'), { ...times, expireMs: 1000 });
  await expect(after).resolves.toBe('done');
});
