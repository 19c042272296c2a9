import { startServerProcess } from '../../test/server.ts';
import { type ObjectStore, startObjectStore } from '@puente/testing/object-store';

let objects: ObjectStore;
beforeAll(async () => {
  objects = await startObjectStore();
});
afterAll(() => objects.stop());

it.each(['disk', 's3'])(
  'what no record refers to is removed from the %s, what one does is kept',
  async (store) => {
    const process = await startServerProcess({
      entry: 'test/orphans-scenario.ts',
      ...(store === 's3' && { env: objects.env }),
    });
    const report = JSON.parse(process.lines.find((line) => line.startsWith('{"address"')) ?? '') as object;
    await process.stop();
    expect(report).toMatchObject({
      found: ['forgotten'],
      first: {
        removed: { files: 1, strays: 0 },
        rows: ['logo', 'portrait', 'fresh'],
        keys: ['fresh', 'logo', 'part', 'portrait', 'private/notes.txt', 'stray'],
      },
      second: {
        removed: { files: 1, strays: 2 },
        rows: ['logo', 'portrait'],
        // Files without a name of ours are not touched.
        keys: ['logo', 'portrait', 'private/notes.txt'],
      },
    });
  },
);
