import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { dictionaryName } from './compression.ts';
import { writeFakeApp } from './fake-app.ts';
import { FolderStore } from './folder-store.ts';
import { chunkPattern } from './names.ts';
import { prune } from './prune.ts';
import { publish } from './publish.ts';

const app = 'student-app';
let root: string;
let store: FolderStore;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'deltas-'));
  store = new FolderStore(join(root, 'store'));
});
afterEach(() => rm(root, { recursive: true }));

/** Text that only itself, as a dictionary, makes smaller. */
const noise = (seed: string): string =>
  Array.from({ length: 60 }, (_, index) => dictionaryName(Buffer.from(`${seed}${index}`))).join('');

async function publishFake(content: string, extra: Record<string, string>): Promise<void> {
  await publish(store, await writeFakeApp(root, { app, content, extra }), content);
  // Releases are told apart by time, in ms.
  await new Promise((resolve) => setTimeout(resolve, 2));
}

/** Publishes a version with another word in a large script. Returns the name of the script. */
async function publishWord(word: string): Promise<string> {
  const script = `big.${dictionaryName(Buffer.from(word)).slice(0, 16)}.js`;
  await publishFake(word, { [script]: `${noise('big')} '${word}' ${noise('big')}` });
  return script;
}

const bytesOf = async (file: string): Promise<Buffer> =>
  (await store.getFile(app, file)) ?? Buffer.from('missing');

async function delta(target: string, base: string): Promise<Buffer | undefined> {
  return store.getDelta(app, target, dictionaryName(await bytesOf(base)));
}

const stored = async (): Promise<string[]> =>
  ((await readdir(join(root, 'store/deltas'), { recursive: true }).catch(() => [])) as string[]).filter(
    (path) => path.endsWith('.dcz'),
  );

test.each([
  ['main.0123456789abcdef.js', 'main.*.js'],
  ['shared-x.part.0123456789abcdef.css', 'shared-x.part.*.css'],
  ['deadbeef.0123456789abcdef.js', 'deadbeef.*.js'],
  ['figtree.0123456789abcdef.woff2', undefined],
  ['main.js', undefined],
])('the versions of the chunk of %s match %s', (file, pattern) => {
  expect(chunkPattern(file)).toBe(pattern);
});

test('every version of a chunk can be made of every other stored one', async () => {
  const versions = [await publishWord('one'), await publishWord('two'), await publishWord('three')];
  for (const target of versions) {
    for (const base of versions.filter((other) => other !== target)) {
      const made = await delta(target, base);
      const dictionary = await bytesOf(base);
      // RFC 9842: a frame that decoders skip, with the dictionary's hash in it, and then the file.
      expect(made?.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
      expect(made?.subarray(8, 40).toString('hex')).toBe(dictionaryName(dictionary));
      expect(zstdDecompressSync(made?.subarray(40) ?? '', { dictionary })).toEqual(await bytesOf(target));
      expect(made?.length).toBeLessThan(100);
    }
  }
});

test('a store from before gets its deltas with the next release, and lost ones by publishing again', async () => {
  const first = await publishWord('one');
  const second = await publishWord('two');
  await rm(join(root, 'store/deltas'), { recursive: true });
  const third = await publishWord('three');
  expect(await delta(third, first)).toBeDefined();
  expect(await delta(third, second)).toBeDefined();
  expect(await delta(second, first)).toBeUndefined();
  await publishWord('two');
  expect(await delta(second, first)).toBeDefined();
});

test('a delta that saves nothing is not stored, nor one of a font or of another chunk', async () => {
  await publishFake('one', {
    'noise.0000000000000001.js': noise('one'),
    'font.0000000000000001.woff2': noise('font'),
    'old-name.0000000000000001.js': noise('named'),
  });
  await publishFake('two', {
    'noise.0000000000000002.js': noise('two'),
    'font.0000000000000002.woff2': noise('font'),
    'new-name.0000000000000002.js': noise('named'),
  });
  expect(await stored()).toEqual([]);
});

test('a pruned version takes its deltas along, in both directions', async () => {
  const [a, b, c] = [await publishWord('one'), await publishWord('two'), await publishWord('three')];
  const before = await bytesOf(a);
  await prune(store, { keep: 2 });
  expect(await store.listFiles(app)).not.toContain(a);
  expect(await store.getDelta(app, b, dictionaryName(before))).toBeUndefined();
  expect(await store.getDelta(app, c, dictionaryName(before))).toBeUndefined();
  expect(await delta(b, c)).toBeDefined();
  expect(await delta(c, b)).toBeDefined();
  expect(await stored()).toHaveLength(2);
});

test('pruning a file keeps the deltas from an equal file of another chunk', async () => {
  const same = noise('same');
  await publishFake('one', { 'left.0000000000000001.css': same, 'right.0000000000000001.css': same });
  await publishFake('two', {
    'left.0000000000000002.css': `${same} `,
    'right.0000000000000001.css': same,
    'right.0000000000000002.css': `${same} `,
  });
  await prune(store, { keep: 1 });
  expect(await store.listFiles(app)).not.toContain('left.0000000000000001.css');
  expect(await delta('right.0000000000000002.css', 'right.0000000000000001.css')).toBeDefined();
});
