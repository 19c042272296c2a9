import { isDeepStrictEqual } from 'node:util';
import { channel } from './channel.ts';
import { pointerPath, releasePath, verifiedPath } from './documents.ts';
import { overriding } from './overriding.ts';
import { type PublicKey } from './release-keys.ts';
import { type ReleaseStore } from './release-store.ts';
import { copySignatures } from './signatures.ts';
import { refuseEarlier, verifiedStore } from './verified-store.ts';

/** The two sides of a mirror. */
interface Sides {
  /** The store that is mirrored. */
  origin: ReleaseStore;
  /** Its copy on the disk of this machine. */
  copy: ReleaseStore;
}

/**
 * Returns the sides of a mirror that uses only what one of the keys has signed. The copy keeps the signatures, so that
 * a later process verifies it again.
 */
export function signedSides({ origin, copy }: Sides, keys: readonly PublicKey[]): Sides {
  const signed = verifiedStore(origin, keys);
  const kept = verifiedStore(copy, keys);

  /** Copies a document byte by byte: its signature is of the bytes. */
  const keep = async (path: string, content: Buffer, at = path): Promise<void> => {
    await copySignatures(origin.documents, copy.documents, keys, path, content);
    await copy.documents.write(at, content);
  };
  // A copy that was altered counts as missing.
  const lastVerified = async (name: string) => kept.lastVerified(name).catch(() => undefined);

  return {
    origin: overriding(signed, {
      // A pointer that is older than the one that an earlier process has followed was put back.
      async readChannel(name) {
        const state = await signed.readChannel(name);
        refuseEarlier(name, state, [await lastVerified(name)]);
        return state;
      },
      // A release without a signature does not hide the others.
      async listReleases(app) {
        const listed = await origin.listReleases(app);
        const found = await Promise.allSettled(listed.map(({ version }) => signed.getRelease(app, version)));
        return found.flatMap((one) => (one.status === 'fulfilled' ? (one.value ?? []) : []));
      },
    }),
    copy: overriding(kept, {
      lastVerified,
      async putRelease(found) {
        const path = releasePath(found.app, found.version);
        const content = await origin.documents.read(path);
        // Also over an altered one, which the next line would refuse.
        if (content) await keep(path, content);
        return copy.putRelease(found);
      },
      async keepVerified(name, verified) {
        const content = await origin.documents.read(pointerPath(name));
        // Once the pointer has moved on, the next state is kept a moment later.
        if (content && isDeepStrictEqual(channel.parse(JSON.parse(content.toString())), verified))
          await keep(pointerPath(name), content, verifiedPath(name));
      },
    }),
  };
}
