import { type TestStore, testStores } from '../test/stores.ts';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endCanary, startCanary } from './canaries.ts';
import { type FakeApp, writeFakeApp } from './fake-app.ts';
import { promote, retire, rollback } from './promote.ts';
import { publish } from './publish.ts';
import {
  keyId,
  newKeyPair,
  type PublicKey,
  readPublicKeys,
  readSigner,
  type Signer,
} from './release-keys.ts';
import { type ReleaseStore } from './release-store.ts';
import { repair } from './repair.ts';
import { SignatureRefused } from './signatures.ts';
import { signingStore, signStore } from './signing-store.ts';
import { verifiedStore } from './verified-store.ts';

const channel = 'production';
const pointer = 'channels/production.json';
const entryOf = (current: string) => ({ current, previous: [] });
const canaryFile = 'canaries/production.json';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'signatures-'));
});
afterEach(() => rm(root, { recursive: true }));

async function newSigner(): Promise<Signer> {
  const { pem, publicKey } = newKeyPair();
  const file = join(root, `${publicKey.replaceAll(/\W/g, '')}.pem`);
  await writeFile(file, pem);
  const signer = readSigner(file);
  expect(signer.publicKey).toBe(publicKey);
  return signer;
}

describe.each(testStores)('signatures of a store %s', (_, start) => {
  let on: TestStore;
  let signer: Signer;
  let store: ReleaseStore;

  beforeEach(async () => {
    on = await start();
    signer = await newSigner();
    store = signingStore(on.open(), [], signer);
  });
  afterEach(() => on.close());

  const served = (...keys: PublicKey[]) =>
    verifiedStore(on.open(), keys.length > 0 ? keys : [signer.publicKey]);

  async function published(fake: FakeApp, into: ReleaseStore = store): Promise<string> {
    const { release } = await publish(into, await writeFakeApp(root, fake), fake.content ?? 'one');
    return release.version;
  }

  async function promoted(app: string, content = 'one', into: ReleaseStore = store): Promise<string> {
    const version = await published({ app, content }, into);
    await promote(into, channel, app, version);
    return version;
  }

  const signatureOf = (path: string, content: string): string =>
    `signatures/${path}/${createHash('sha256').update(content).digest('hex')}-${keyId(signer.publicKey)}.sig`;

  const changed = async (path: string, change: (text: string) => string): Promise<string> => {
    const text = (await on.read(path)) ?? '';
    expect(change(text)).not.toBe(text);
    await on.write(path, change(text));
    return text;
  };

  test('all that commands write is signed', async () => {
    const first = await promoted('shell');
    await promoted('student-app');
    const second = await promoted('shell', 'two');
    await rollback(store, channel, 'shell');
    await retire(store, channel, 'student-app');
    const { apps } = await served().readChannel(channel);
    expect(apps).toMatchObject({ shell: { current: first } });
    expect(await served().lastVerified(channel)).toMatchObject({ apps: { shell: { current: first } } });
    expect((await served().getRelease('shell', second))?.version).toBe(second);
    await on.remove(pointer);
    await repair(store, channel);
    expect((await served().readChannel(channel)).apps).toEqual(apps);
  });

  test('an altered pointer is refused, by commands as well', async () => {
    const first = await promoted('shell');
    const second = await promoted('shell', 'two');
    const reader = served();
    await reader.readChannel(channel);
    await changed(pointer, (text) => text.replaceAll(second, first));
    for (const each of [reader, served(), store])
      await expect(each.readChannel(channel)).rejects.toThrow(SignatureRefused);
    await expect(promote(store, channel, 'shell', second)).rejects.toThrow('is not signed by a known key');
    await repair(store, channel);
    expect((await reader.readChannel(channel)).apps['shell']?.current).toBe(second);
  });

  test('a pointer is repaired from the copy of a server when the kept state was altered as well', async () => {
    const first = await promoted('shell');
    const copy = { lastVerified: () => Promise.resolve({ revision: 1, apps: { shell: entryOf(first) } }) };
    await published({ app: 'shell', content: 'two' });
    await promote(on.open(), channel, 'shell');
    await expect(repair(store, channel)).rejects.toThrow(SignatureRefused);
    expect((await repair(store, channel, copy))?.state.revision).toBe(1);
    expect(await served().readChannel(channel)).toMatchObject({
      revision: 3,
      apps: { shell: { current: first } },
    });
  });

  test('an altered file list is refused', async () => {
    const version = await promoted('shell');
    await changed(`apps/shell/${version}/release.json`, (text) => text.replace(/sha256-./, 'sha256-Z'));
    await expect(served().getRelease('shell', version)).rejects.toThrow(SignatureRefused);
    await expect(publish(store, await writeFakeApp(root, { app: 'shell' }), 'one')).rejects.toThrow();
  });

  test('a signature is of one document only', async () => {
    await promoted('shell');
    const text = (await on.read(pointer)) ?? '';
    const signature = (await on.read(signatureOf('channels/production', text))) ?? '';
    expect(signature).not.toBe('');
    // Put into another channel with its signature.
    await on.write('channels/branch.json', text);
    await on.write(signatureOf('channels/branch', text), signature);
    await expect(served().readChannel('branch')).rejects.toThrow(SignatureRefused);
  });

  test('a signature that is none is refused', async () => {
    const version = await promoted('shell');
    const text = (await on.read(`apps/shell/${version}/release.json`)) ?? '';
    const other = (await on.read(pointer)) ?? '';
    const path = signatureOf(`apps/shell/${version}/release`, text);
    const right = (await on.read(path)) ?? '';
    const wrong = (await on.read(signatureOf('channels/production', other))) ?? '';
    for (const forged of [wrong, '', 'none']) {
      await on.write(path, forged);
      await expect(served().getRelease('shell', version)).rejects.toThrow(SignatureRefused);
    }
    await on.write(path, right);
    expect(await served().getRelease('shell', version)).toBeDefined();
  });

  test('what no known key has signed is refused', async () => {
    const other = await newSigner();
    await promoted('shell', 'one', signingStore(on.open(), [], other));
    await expect(served().readChannel(channel)).rejects.toThrow(SignatureRefused);
    expect((await served(other.publicKey).readChannel(channel)).revision).toBe(1);
  });

  test('a key is rotated without a moment that is refused', async () => {
    const version = await promoted('shell');
    const next = await newSigner();
    const both = served(signer.publicKey, next.publicKey);
    await both.readChannel(channel);
    await promoted('shell', 'two', signingStore(on.open(), [signer.publicKey], next));
    await expect(both.readChannel(channel)).resolves.toMatchObject({ revision: 2 });
    await expect(served(next.publicKey).getRelease('shell', version)).rejects.toThrow(SignatureRefused);
    expect(await signStore(on.open(), next)).toBeGreaterThan(0);
    expect(await signStore(on.open(), next)).toBe(0);
    expect(await served(next.publicKey).getRelease('shell', version)).toBeDefined();
    expect(await served(next.publicKey).readChannel(channel)).toMatchObject({ revision: 2 });
  });

  test('an earlier pointer that is put back is refused, also by a process that starts then', async () => {
    await promoted('shell');
    const earlier = (await on.read(pointer)) ?? '';
    const second = await promoted('shell', 'two');
    const reader = served();
    await reader.readChannel(channel);
    await on.write(pointer, earlier);
    for (const each of [reader, served()])
      await expect(each.readChannel(channel)).rejects.toThrow(
        'channels/production.json is at revision 1, but 2 was served before.',
      );
    // With the copy of what verified, it deceives only who has seen nothing later.
    await on.write('verified/production.json', earlier);
    await expect(reader.readChannel(channel)).rejects.toThrow(SignatureRefused);
    await on.remove(pointer);
    await on.remove('verified/production.json');
    await expect(reader.readChannel(channel)).rejects.toThrow(SignatureRefused);
    expect(await store.latestVersion('shell')).toBe(second);
  });

  test('a store without signatures is refused until it is signed', async () => {
    const version = await promoted('shell', 'one', on.open());
    await promoted('student-app', 'one', on.open());
    await expect(served().readChannel(channel)).rejects.toThrow('npm run releases -- --sign');
    await expect(served().lastVerified(channel)).rejects.toThrow(SignatureRefused);
    await expect(served().getRelease('shell', version)).rejects.toThrow(SignatureRefused);
    // Two releases and the pointer: the copy of what verified is the same content.
    expect(await signStore(on.open(), signer)).toBe(3);
    expect(await served().getRelease('shell', version)).toBeDefined();
    expect((await served().readChannel(channel)).revision).toBe(2);
    await promoted('shell', 'two');
    expect((await served().readChannel(channel)).revision).toBe(3);
  });

  test('servers without keys read a signed store as before', async () => {
    const version = await promoted('shell');
    expect((await on.open().readChannel(channel)).apps['shell']?.current).toBe(version);
    await on.open().removeRelease('shell', version);
    expect(await on.open().getRelease('shell', version)).toBeUndefined();
  });

  test('without the private key, what must be signed is not written', async () => {
    const version = await promoted('shell');
    const keyless = signingStore(on.open(), [signer.publicKey], undefined);
    await expect(published({ app: 'shell', content: 'two' }, keyless)).rejects.toThrow('RELEASE_KEY_FILE');
    await published({ app: 'shell', content: 'two' });
    await expect(promote(keyless, channel, 'shell')).rejects.toThrow('RELEASE_KEY_FILE');
    expect((await keyless.readChannel(channel)).apps['shell']?.current).toBe(version);
  });

  describe('of a canary', () => {
    beforeEach(async () => {
      await promoted('shell');
      await promoted('student-app');
      await published({ app: 'student-app', content: 'two' });
    });

    const started = (audience = 5) => startCanary(store, channel, { app: 'student-app', audience });

    test('it is served as it was signed', async () => {
      const reader = served();
      const canary = await started();
      expect(await reader.canaries.read(channel)).toEqual(canary);
      expect(await reader.canaries.read(channel)).toBe(await reader.canaries.read(channel));
      await changed(canaryFile, (text) => text.replace('"audience": 5', '"audience": 99'));
      await expect(reader.canaries.read(channel)).rejects.toThrow(SignatureRefused);
      // A forged one is in nobody's way.
      expect((await started(7)).audience).toBe(7);
      expect((await reader.canaries.read(channel))?.audience).toBe(7);
    });

    test('its end needs no key, and it is refused when it is put back', async () => {
      const reader = served();
      await started();
      await reader.canaries.read(channel);
      const text = (await on.read(canaryFile)) ?? '';
      await endCanary(reader, channel, { by: 'guard' });
      expect(await reader.canaries.read(channel)).toBeUndefined();
      await on.write(canaryFile, text);
      await expect(reader.canaries.read(channel)).rejects.toThrow('was ended before');
    });
  });
});

test('keys are read as they are written', () => {
  const [one, two] = [newKeyPair().publicKey, newKeyPair().publicKey];
  expect(readPublicKeys(`${one}, ${two}`)).toEqual([one, two]);
  expect(readPublicKeys('')).toEqual([]);
  expect(() => readPublicKeys(`${one},ed25519-AAAA`)).toThrow('RELEASE_PUBLIC_KEYS has "ed25519-AAAA"');
  expect(() => readSigner('/nowhere.pem')).toThrow('RELEASE_KEY_FILE is "/nowhere.pem"');
});
