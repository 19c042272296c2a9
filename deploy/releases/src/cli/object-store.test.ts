import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type ObjectStore, startObjectStore } from '@puente/testing/object-store';
import { writeFakeApp } from '../fake-app.ts';
import { publish } from '../publish.ts';
import { type ReleaseStore } from '../release-store.ts';
import { openStoreAt } from '../store-location.ts';

let data: string;
let objects: ObjectStore;
let store: ReleaseStore;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'cli-'));
  objects = await startObjectStore();
  store = openStoreAt({ folder: data, objects: objects.settings });
});
afterAll(async () => {
  await objects.stop();
  await rm(data, { recursive: true });
});

/** Runs a command and returns what it printed. */
async function run(command: string, words: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(__dirname, `${command}.ts`), ...words],
    {
      env: { ...process.env, DATA_DIR: data, ...objects.envWith('RELEASES_S3_'), ...env },
    },
  );
  return stdout.trim();
}

test('commands work on the object store that the settings name', async () => {
  const versions: string[] = [];
  for (const content of ['one', 'two']) {
    const fake = {
      app: 'shell',
      content,
      extra: { 'lib.0123456789abcdef.js': '', 'lib.0123456789abcdef.js.map': '{}' },
    };
    versions.push((await publish(store, await writeFakeApp(data, fake), content)).release.version);
  }
  const [first = '', second = ''] = versions;
  const to = ['--channel', 'preview'];
  expect(await run('promote', ['shell', first, ...to])).toBe(`shell: nothing -> ${first} in preview.`);
  expect(await run('promote', ['shell', ...to])).toBe(`shell: ${first} -> ${second} in preview.`);
  expect(await run('rollback', ['shell', ...to])).toBe(`shell: ${second} -> ${first} in preview.`);
  expect(await run('mark-bad', ['shell', second, 'It blinked.'])).toContain('is marked as bad');
  expect(await run('list', [])).toContain(`bad: It blinked.`);
  expect(await run('list', ['--history', ...to])).toContain(`shell: ${second} -> ${first}`);
  expect(await run('list', ['--repair', ...to])).toBe('The pointer of preview is in order.');
  expect(await run('prune', ['--keep', '1'])).toBe('shell: 0 releases and 0 files removed');
  expect((await store.readChannel('preview')).apps['shell']?.current).toBe(first);
}, 60_000);

test.each([
  [{ RELEASES_S3_BUCKET: '' }, /^RELEASES_S3_BUCKET must be set, as the other RELEASES_S3_ settings are\.$/],
  [{ RELEASES_S3_ENDPOINT: 'example' }, /^RELEASES_S3_ENDPOINT must be an http\(s\) address\.$/],
  [{ RELEASES_S3_SECRET_ACCESS_KEY: 'other' }, /The object store at \S+ answers 403\./],
  [{ RELEASES_S3_BUCKET: 'other' }, /has no bucket other\./],
])('%j is refused with one sentence', async (env, sentence) => {
  await expect(run('list', [], env)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(new RegExp(sentence.source, 'm')) as string,
  });
});
