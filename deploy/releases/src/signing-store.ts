import { isDeepStrictEqual } from 'node:util';
import { release } from '@puente/federation/release';
import { type Canary } from './canary.ts';
import { type CanaryStore } from './canary-store.ts';
import { type Channel, channel } from './channel.ts';
import { canaryPath, pointerPath, releasePath, verifiedPath } from './documents.ts';
import { signFiles } from './file-signatures.ts';
import { json } from './json-file.ts';
import { overriding } from './overriding.ts';
import { Refusal } from './refusal.ts';
import { type PublicKey, type Signer } from './release-keys.ts';
import { type ReleaseStore } from './release-store.ts';
import { addSignature, isSigned, SignatureRefused } from './signatures.ts';
import { contentOf } from './stored-values.ts';
import { verifiedStore } from './verified-store.ts';

/**
 * A store for commands that signs every pointer, canary and release that they write. What they read must be signed as
 * well: a change of a forged pointer would sign the rest of it.
 * @param keys public keys that are trusted, besides that of the signer
 * @param signer without one, every write of a signed document is refused
 */
export function signingStore(
  store: ReleaseStore,
  keys: readonly PublicKey[],
  signer: Signer | undefined,
): ReleaseStore {
  const trusted = signer ? [...new Set([signer.publicKey, ...keys])] : keys;
  const verified = verifiedStore(store, trusted);
  const { documents } = store;

  const sign = async (path: string, content: Buffer | string): Promise<void> =>
    addSignature(documents, required(signer), path, Buffer.from(content));

  const write = async (name: string, next: Canary | undefined, expected: string | undefined) => {
    if (next) await sign(canaryPath(name), json(next));
    // Nobody is served by an unsigned canary: as a damaged one, it may be replaced.
    const isForged = expected === undefined && (await isRefused(verified.canaries, name));
    const now = isForged ? await store.canaries.read(name) : undefined;
    await store.canaries.write(name, next, now?.id ?? expected);
  };

  return overriding(verified, {
    canaries: overriding<CanaryStore>(verified.canaries, { write }),
    async putRelease(next, options) {
      await signFiles(documents, required(signer), next);
      const kept = await store.putRelease(next, options);
      const path = releasePath(next.app, next.version);
      // An earlier publication may have stored it, with another date or without a signature.
      const content = await documents.read(path);
      if (content && (await isSigned(documents, trusted, path, content))) return kept;
      if (
        !content ||
        !isDeepStrictEqual(contentOf(release.parse(JSON.parse(content.toString()))), contentOf(next))
      )
        throw new Refusal(`${path} was changed while it was published: publish again.`);
      await sign(path, content);
      return kept;
    },
    async writeChannel(name, apps, expectedRevision) {
      // Before the pointer, so that no server meets one without a signature.
      await sign(pointerPath(name), json({ revision: expectedRevision + 1, apps }));
      return store.writeChannel(name, apps, expectedRevision);
    },
    async restoreChannel(name, state) {
      required(signer);
      await store.restoreChannel(name, state);
      const content = await documents.read(pointerPath(name));
      const written: Channel | undefined = content && channel.parse(JSON.parse(content.toString()));
      if (!content || !isDeepStrictEqual(written?.apps, state.apps))
        throw new Refusal(`The pointer of ${name} was changed by another process: try again.`);
      await sign(pointerPath(name), content);
    },
  });
}

/**
 * Signs every release with its files, every pointer and canary of a store as it is. For stores from before signatures,
 * and for a new key.
 * @returns number of documents that had no signature of this key
 */
export async function signStore(store: ReleaseStore, signer: Signer): Promise<number> {
  const { documents } = store;
  let signedNow = 0;
  const sign = async (at: string, path: string): Promise<void> => {
    const content = await documents.read(at);
    if (!content || (await isSigned(documents, [signer.publicKey], path, content))) return;
    await addSignature(documents, signer, path, content);
    signedNow++;
  };
  for (const app of await store.listApps())
    for (const stored of await store.listReleases(app)) {
      const path = releasePath(app, stored.version);
      await sign(path, path);
      await signFiles(documents, signer, stored);
    }
  for (const name of await store.listChannels()) {
    await sign(pointerPath(name), pointerPath(name));
    await sign(verifiedPath(name), pointerPath(name));
    // An ended canary of an object store is null, which nobody reads.
    if (await store.canaries.read(name)) await sign(canaryPath(name), canaryPath(name));
  }
  return signedNow;
}

const isRefused = async (canaries: CanaryStore, name: string): Promise<boolean> =>
  canaries.read(name).then(
    () => false,
    (error: unknown) => error instanceof SignatureRefused,
  );

function required(signer: Signer | undefined): Signer {
  if (signer) return signer;
  throw new Refusal(
    'RELEASE_KEY_FILE must name the file of the private key: servers refuse what is not signed.',
  );
}
