import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { boundsOfPart, partsOf } from '@puente/contract/file-parts';
import type { PartedFile } from '@puente/contract/forms/parted-file';
import type { UserId } from '@puente/contract/ids';
import { refuse } from '../http/refuse.ts';
import { arrive, type Incoming, removeArrived } from './arrival.ts';
import type { ByteStore } from './bytes.ts';

/** A file of which a user sends parts. */
export interface Parted extends PartedFile {
  owner: UserId;
}

/** Parts of files that are still arriving. No row names them, so what nobody finishes is removed like other stray bytes (orphans.ts). */
export interface Parts {
  /** Numbers of the parts that have arrived, from 1. */
  arrived: (file: Parted) => Promise<number[]>;
  /** Stores one part in place of a former one. @throws Refusal ValidationError when it has another length */
  receive: (incoming: Incoming, file: Parted, part: number) => Promise<void>;
  /**
   * Opens the whole content. A stream of another content than the key's fails with NotFound, and its parts are gone.
   * @throws Refusal NotFound while a part is missing
   */
  open: (file: Parted) => Promise<Readable>;
  discard: (file: Parted) => Promise<void>;
}

/** @param arrivals folder of this machine where bytes arrive before they go to the store */
export function partsIn(
  arrivals: string,
  store: Pick<ByteStore, 'put' | 'sizeOf' | 'open' | 'remove'>,
): Parts {
  const numbersOf = ({ size }: PartedFile) => Array.from({ length: partsOf(size) }, (_, index) => index + 1);

  const arrived: Parts['arrived'] = async (file) => {
    const sizes = await Promise.all(numbersOf(file).map((part) => store.sizeOf(keyOfPart(file, part))));
    return numbersOf(file).filter((part) => sizes[part - 1] === lengthOf(file, part));
  };

  const discard: Parts['discard'] = async (file) =>
    void (await Promise.all(numbersOf(file).map((part) => store.remove(keyOfPart(file, part)))));

  async function* content(file: Parted): AsyncGenerator<Buffer> {
    const hash = createHash('sha256');
    for (const part of numbersOf(file))
      for await (const chunk of (await store.open(keyOfPart(file, part))) as AsyncIterable<Buffer>) {
        hash.update(chunk);
        yield chunk;
      }
    if (hash.digest('hex') === file.key) return;
    await discard(file);
    throw refuse('NotFound');
  }

  return {
    arrived,
    receive: async (incoming, file, part) => {
      const name = randomBytes(16).toString('hex');
      const path = join(arrivals, name);
      try {
        const size = await arrive(incoming, path);
        if (size !== lengthOf(file, part)) throw refuse('ValidationError');
        await store.put(keyOfPart(file, part), path, 'application/octet-stream');
      } finally {
        await removeArrived(arrivals, name);
      }
    },
    open: async (file) => {
      if ((await arrived(file)).length < partsOf(file.size)) throw refuse('NotFound');
      return Readable.from(content(file), { objectMode: false });
    },
    discard,
  };
}

const lengthOf = ({ size }: PartedFile, part: number): number => {
  const { start, end } = boundsOfPart(part, size);
  return end - start;
};

/** Key of a part in the store. Its owner is part of the name, so nobody reaches the parts of another user. */
function keyOfPart({ owner, for: purpose, key, size }: Parted, part: number): string {
  const name = createHash('sha256').update(`${owner}:${purpose}:${key}:${size}`).digest('hex').slice(0, 32);
  return `private/${part}_${name}.part`;
}
