import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCanary } from '../canaries.ts';
import { writeFakeApp } from '../fake-app.ts';
import { FolderStore } from '../folder-store.ts';
import { promote } from '../promote.ts';
import { publish } from '../publish.ts';
import { openServedStore, openStoreAt, readStoreLocation } from '../store-location.ts';

let root: string;
let data: string;
let keyFile: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'signing-'));
  data = join(root, 'data');
  keyFile = join(root, 'key.pem');
});
afterEach(() => rm(root, { recursive: true }));

function run(env: Record<string, string>, command: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(__dirname, `${command}.ts`), ...words],
    { env: { ...process.env, DATA_DIR: data, ...env }, encoding: 'utf8' },
  );
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

test('from a store without signatures to one that servers with a key follow', async () => {
  const store = new FolderStore(join(data, 'releases'));
  const built = await writeFakeApp(root, { app: 'shell' });
  const { release } = await publish(store, built, 'inputs');
  run({}, 'promote', 'shell', '--force', 'first');

  const made = run({}, 'list', '--new-key', keyFile);
  const [, publicKeys = ''] = /RELEASE_PUBLIC_KEYS=(\S+)/.exec(made.stdout) ?? [];
  expect(made).toMatchObject({ status: 0, stderr: '' });
  expect(made.stdout).toContain(`RELEASE_KEY_FILE=${keyFile}`);
  expect((await stat(keyFile)).mode & 0o777).toBe(0o600);
  expect(await readFile(keyFile, 'utf8')).toMatch(/^-----BEGIN PRIVATE KEY-----/);

  const ofServers = { RELEASE_PUBLIC_KEYS: publicKeys };
  const ofCommands = { ...ofServers, RELEASE_KEY_FILE: keyFile };
  const version = async () => {
    const served = openServedStore(readStoreLocation(data, ofServers));
    try {
      return (await served.readChannel('production')).apps['shell']?.current;
    } finally {
      served.close?.();
    }
  };
  await expect(version()).rejects.toThrow('is not signed by a known key');
  expect(run(ofCommands, 'promote', 'shell').stderr).toContain('`npm run releases -- --sign` signs it.');
  expect(run(ofServers, 'list', '--sign').stderr).toBe(
    'RELEASE_KEY_FILE must name the file of the private key.',
  );
  expect(run(ofCommands, 'list', '--sign').stdout).toBe(
    `Signed now: 2. All that is stored is signed by ${publicKeys}.`,
  );
  expect(run(ofCommands, 'list', '--sign').stdout).toMatch(/^Signed now: 0\./);
  expect(await version()).toBe(release.version);
  expect(run(ofServers, 'retire', 'shell').status).toBe(1);
  expect(run(ofServers, 'promote', 'shell', '--channel', 'branch').stderr).toBe(
    'RELEASE_KEY_FILE must name the file of the private key: servers refuse what is not signed.',
  );
  expect(run(ofCommands, 'promote', 'shell', '--channel', 'branch').status).toBe(0);
}, 60_000);

test('the end of a canary removes one that is forged', async () => {
  run({}, 'list', '--new-key', keyFile);
  const location = { folder: join(data, 'releases') };
  const signing = openStoreAt({ ...location, keyFile });
  for (const [app, content] of [
    ['shell', 'one'],
    ['student-app', 'one'],
    ['student-app', 'two'],
  ] as const) {
    const { release } = await publish(signing, await writeFakeApp(root, { app, content }), content);
    if (content === 'one') await promote(signing, 'production', app, release.version);
  }
  const store = openStoreAt(location);
  await startCanary(store, 'production', { app: 'student-app', audience: 5 });
  const ended = run({ RELEASE_KEY_FILE: keyFile }, 'canary', '--end');
  expect(ended.status).toBe(1);
  expect(ended.stderr).toMatch(
    /^canaries\/production\.json is not signed .* It was removed: servers have not served it\.$/,
  );
  expect(await store.canaries.read('production')).toBeUndefined();
}, 30_000);

test('a private key is not written into DATA_DIR, nor over another file', async () => {
  const inside = join(data, 'key.pem');
  expect(run({}, 'list', '--new-key', inside)).toEqual({
    status: 1,
    stdout: '',
    stderr: `${inside} is in DATA_DIR: who can write there must not have the private key.`,
  });
  expect(run({}, 'list', '--new-key', keyFile).status).toBe(0);
  const before = await readFile(keyFile, 'utf8');
  expect(run({}, 'list', '--new-key', keyFile).stderr).toBe(
    `${keyFile} is there already: name another file.`,
  );
  expect(await readFile(keyFile, 'utf8')).toBe(before);
}, 30_000);
