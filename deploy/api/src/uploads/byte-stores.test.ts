import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type ObjectStore, startObjectStore } from '@puente/testing/object-store';
import type { ByteStore } from './bytes.ts';
import { openDisk } from './disk.ts';
import { openS3 } from './s3.ts';

let folder: string;
let objects: ObjectStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'puente-bytes-'));
  objects = await startObjectStore();
});
afterAll(async () => {
  await objects.stop();
  await rm(folder, { recursive: true, force: true });
});

const stores = {
  disk: () => openDisk(join(folder, 'disk')),
  s3: () => Promise.resolve(openS3(objects.settings)),
};

describe.each(Object.keys(stores) as (keyof typeof stores)[])('%s', (name) => {
  let store: ByteStore;
  beforeAll(async () => {
    store = await stores[name]();
    await mkdir(join(folder, name), { recursive: true });
  });

  const key = () => `private/${randomBytes(16).toString('hex')}.pdf`;
  const put = async (bytes: Buffer, to = key()): Promise<string> => {
    const path = join(folder, name, 'arriving');
    await writeFile(path, bytes);
    await store.put(to, path, 'application/pdf');
    return to;
  };
  const allBefore = async (moment: number): Promise<string[]> => {
    const found: string[] = [];
    for await (const each of store.keysBefore(new Date(moment))) found.push(each);
    return found;
  };

  it('says which one it is', () => expect(store.name).toBe(name));

  it('gives back what it was given, whole and in part', async () => {
    const bytes = randomBytes(3_000_000);
    const to = await put(bytes);
    expect(await store.sizeOf(to)).toBe(bytes.length);
    expect((await buffer(await store.open(to))).equals(bytes)).toBe(true);
    expect(
      (await buffer(await store.open(to, { start: 10, end: 99_999 }))).equals(bytes.subarray(10, 100_000)),
    ).toBe(true);
  });

  it('keeps an empty file', async () => {
    expect(await store.sizeOf(await put(Buffer.alloc(0)))).toBe(0);
  });

  it('lets go of a file that is not read to its end', async () => {
    const stream: Readable = await store.open(await put(randomBytes(3_000_000)));
    stream.once('data', () => stream.destroy());
    await new Promise((resolve) => stream.once('close', resolve));
    expect(stream.destroyed).toBe(true);
  });

  it('removes, also what is not there', async () => {
    const to = await put(Buffer.from('x'));
    await store.remove(to);
    await store.remove(to);
    expect(await store.sizeOf(to)).toBeUndefined();
    await expect(store.open(to)).rejects.toThrow();
  });

  it('lists what is older than a moment', async () => {
    const to = await put(Buffer.from('x'));
    expect(await allBefore(Date.now() + 60_000)).toContain(to);
    expect(await allBefore(Date.now() - 60_000)).toEqual([]);
  });
});

describe('an object store that is not as it should be', () => {
  const path = () => join(folder, 'file');
  beforeAll(() => writeFile(path(), 'x'));

  it.each([
    ['does not answer', () => ({ endpoint: 'http://127.0.0.1:1' })],
    ['has no such bucket', () => ({ bucket: 'otro' })],
    ['does not know the key', () => ({ secretAccessKey: 'otra' })],
  ])('that %s is unavailable', async (_, difference) => {
    const store = openS3({ ...objects.settings, ...difference() });
    await expect(store.put('public/a.pdf', path(), 'application/pdf')).rejects.toMatchObject({
      code: 'Unavailable',
    });
  });
});
