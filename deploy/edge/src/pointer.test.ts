import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FolderStore } from '@puente/releases/folder-store';
import { promote } from '@puente/releases/promote';
import { createEdge } from './edge.ts';
import { startTestProduct, studentApp, type TestEdge, testOptions } from './test-edge.ts';

let product: TestEdge;
let pointer: string;
let lines: { level: number; msg: string }[];

const logged = () => lines.filter(({ level }) => level >= 50);
const logger = () => ({
  level: 'warn',
  stream: { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) },
});

beforeEach(async () => {
  lines = [];
  product = await startTestProduct({ logger: logger() });
  pointer = join(product.root, 'store/channels/production.json');
});
afterEach(() => product.close());

const served = async (edge = product.edge) => {
  const answer = await edge.inject('/release-set.json');
  const set = answer.json<{ shell: { version: string }; apps: Record<string, { version: string }> } | null>();
  return (
    set && {
      shell: set.shell.version,
      ...Object.fromEntries(Object.entries(set.apps).map(([app, { version }]) => [app, version])),
    }
  );
};

/** Starts another process over the same store. */
async function startedNow() {
  const store = new FolderStore(join(product.root, 'store'));
  return createEdge({ ...testOptions(store), logger: logger() });
}

async function pointTo(app: string, version: string): Promise<void> {
  const { apps, ...rest } = JSON.parse(await readFile(pointer, 'utf8')) as { apps: Record<string, object> };
  const changed = { ...rest, apps: { ...apps, [app]: { current: version, previous: [] } } };
  await writeFile(pointer, JSON.stringify(changed));
}

const mishaps: [string, () => Promise<void>][] = [
  ['is gone', () => rm(pointer)],
  ['is damaged', () => writeFile(pointer, '{"revision": 3, "ap')],
  ['is empty', () => writeFile(pointer, '')],
  ['names nothing', () => writeFile(pointer, '{"revision": 9, "apps": {}}')],
  ['names a shell that is not stored', () => pointTo('shell', '1.0.0-000000000000')],
  ['names an app that is not stored', () => pointTo('student-app', '1.0.0-000000000000')],
];

describe.each(mishaps)('a pointer that %s', (_, mishap) => {
  test('is refused by a running edge, and by one that starts then', async () => {
    const before = await served();
    expect(Object.keys(before ?? {})).toEqual(['shell', 'student-app', 'organisation-app']);
    await mishap();
    expect(await served()).toEqual(before);
    const started = await startedNow();
    expect(await served(started)).toEqual(before);
    await started.close();
  });

  test('is told in the log once, and in /readyz', async () => {
    await served();
    expect((await product.edge.inject('/readyz')).json()).toMatchObject({ pointer: 'in use' });
    await mishap();
    for (let view = 0; view < 3; view++) await served();
    expect((await product.edge.inject('/readyz')).json()).toMatchObject({
      releases: true,
      pointer: 'refused: serving the last releases that verified',
    });
    expect(logged()).toHaveLength(1);
  });
});

test('a pointer that is good again is followed', async () => {
  await served();
  await pointTo('student-app', '1.0.0-000000000000');
  await served();
  const { version } = await product.release({ ...studentApp, content: 'two' });
  expect(await served()).toMatchObject({ 'student-app': version });
  expect((await product.edge.inject('/readyz')).json()).toMatchObject({ pointer: 'in use' });
});

test('a promotion keeps the set on the disk, though no edge has seen it yet', async () => {
  const { version } = await product.release({ ...studentApp, content: 'two' });
  await rm(pointer);
  const started = await startedNow();
  expect(await served(started)).toMatchObject({ 'student-app': version });
  await started.close();
});

test('a store that nobody may write to is served all the same', async () => {
  jest.spyOn(product.store, 'keepVerified').mockRejectedValue(new Error('read-only file system'));
  const before = await served();
  expect(before).toMatchObject({ shell: expect.any(String) as string });
  await rm(pointer);
  expect(await served()).toEqual(before);
});

test('while the pointer is gone nothing is promoted: the other apps would be gone as well', async () => {
  await rm(pointer);
  await expect(promote(product.store, 'production', 'shell')).rejects.toThrow('npm run releases -- --repair');
});
