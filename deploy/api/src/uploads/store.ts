import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FilePurpose } from '@puente/contract/entities/file';
import { limits } from '@puente/contract/limits';
import { messages } from '@puente/contract/messages';
import { withoutUnseen } from '@puente/contract/unseen';
import type { FileFormat, files } from '../db/schema.ts';
import { type Refusal, refuse } from '../http/refuse.ts';
import { arrive, type Incoming, openArrivals, removeArrived } from './arrival.ts';
import type { ByteStore, Range } from './bytes.ts';
import { contentOf } from './content.ts';
import { TooComplex } from './drawing.ts';
import { openDisk } from './disk.ts';
import { isRaster, type RasterExtension } from './image.ts';
import { FileTaskError, inFileWorker } from './file-workers.ts';
import { later } from './later.ts';
import { keyOf, mimeOf, purposes } from './purposes.ts';
import { isFull } from './room.ts';
import { openS3, type S3Settings } from './s3.ts';

/** The fields of a row of `files` that its bytes decide. */
type Stored = Pick<
  typeof files.$inferInsert,
  'name' | 'hash' | 'ext' | 'mime' | 'size' | 'width' | 'height' | 'formats' | 'provider'
> & {
  purpose: FilePurpose;
};
/** Enough of a row of `files` to find its bytes. */
type Kept = Pick<typeof files.$inferSelect, 'purpose' | 'hash' | 'ext'> &
  Pick<typeof files.$inferInsert, 'formats'>;

export interface Uploads {
  /** Takes a file in. @throws Refusal FileTypeRefused, FileTooLarge: then nothing of it is left anywhere */
  receive: (incoming: Incoming, purpose: FilePurpose) => Promise<Stored>;
  /** Keeps bytes of our own making as they are. */
  keep: (bytes: Buffer, file: { purpose: FilePurpose; name: string; extension: string }) => Promise<Stored>;
  /** Removes the bytes of a file, and of its smaller copies. */
  discard: (file: Kept) => Promise<void>;
  /** The bytes of a file. A missing file shows as an error of the stream. */
  read: (file: Kept, range?: Range) => Readable;
  /** By their name, `public/…` or `private/…`: for what is served, for what nothing refers to, and for backups. */
  bytes: Pick<ByteStore, 'name' | 'put' | 'sizeOf' | 'open' | 'remove' | 'keysBefore'>;
}

/** Files in an object store, or under DATA_DIR/uploads. With an object store, those that still lie on the disk are read from there. */
export async function openUploads(dataDir: string, s3?: S3Settings | null): Promise<Uploads> {
  const arrivals = await openArrivals(join(dataDir, 'uploads/incoming'));
  const disk = await openDisk(join(dataDir, 'uploads'));
  const stores: readonly [ByteStore, ...ByteStore[]] = s3 ? [openS3(s3), disk] : [disk];
  const [store] = stores;

  const holderOf = async (key: string): Promise<{ holder: ByteStore; size: number } | undefined> => {
    for (const holder of stores) {
      const size = await holder.sizeOf(key);
      if (size !== undefined) return { holder, size };
    }
    return undefined;
  };
  const open = async (key: string, range?: Range): Promise<Readable> => {
    const holder = stores.length === 1 ? store : (await holderOf(key))?.holder;
    if (!holder) throw refuse('NotFound');
    return holder.open(key, range);
  };
  const remove = async (key: string): Promise<void> =>
    void (await Promise.all(stores.map((each) => each.remove(key))));
  const discard: Uploads['discard'] = async ({ purpose, formats, ...file }) => {
    const parts = [file, ...Object.values(formats ?? {})];
    await Promise.all(parts.map((part) => remove(keyOf(purpose, part))));
  };

  const receive: Uploads['receive'] = async (incoming, purpose) => {
    const { extensions, bytes } = purposes[purpose];
    const extension = extname(incoming.filename).slice(1).toLowerCase();
    const mime = mimeOf[extension];
    if (mime === undefined || !extensions.includes(extension)) {
      incoming.stream.resume();
      throw refusedFor(messages.fileType(extensions));
    }
    const hash = randomBytes(16).toString('hex');
    const stored: Stored = {
      purpose,
      name: cleanName(incoming.filename),
      hash,
      ext: `.${extension}`,
      mime,
      size: 0,
      provider: store.name,
    };
    const arriving = join(arrivals, hash);
    try {
      const size = await arrive(incoming, arriving);
      if (size === undefined || size > bytes)
        throw refuse('FileTooLarge', { fields: { files: messages.fileSize(bytes) } });
      const content = await contentOf(arriving, extension).catch((error: unknown) => {
        throw error instanceof TooComplex
          ? refuse('FileTooLarge', { fields: { files: messages.drawingTooComplex } })
          : error;
      });
      if (!content)
        throw refusedFor(extension === 'svg' ? messages.fileUnreadable : messages.fileIsNot(extension));
      if (isRaster(extension)) return await storePicture(stored, arriving, extension);
      if (extension === 'pdf') return await storeDocument({ ...stored, size }, arriving);
      return await storeAsIs({ ...stored, ...content, size }, arriving);
    } finally {
      await removeArrived(arrivals, hash);
    }
  };

  async function storeAsIs(
    stored: Stored,
    path: string,
    smaller: readonly { part: FileFormat; path: string }[] = [],
  ): Promise<Stored> {
    try {
      for (const { part, path: from } of smaller)
        await store.put(keyOf(stored.purpose, part), from, part.mime);
      await store.put(keyOf(stored.purpose, stored), path, stored.mime);
      return stored;
    } catch (error) {
      // What cannot be removed now is found later, by its being in no row (orphans.ts).
      await discard(stored).catch(() => undefined);
      throw error;
    }
  }

  /** A student's work is published: what the file says of who made it goes. Other documents stay as they are. */
  async function storeDocument(stored: Stored, arrived: string): Promise<Stored> {
    const isPublished = stored.purpose === 'tfx';
    const reading = isPublished
      ? inFileWorker('withoutMetadata', arrived)
      : inFileWorker('checkDocument', arrived).then(() => ({ path: arrived, size: stored.size }));
    const { path, size } = await reading.catch(
      refusing((kind) =>
        refusedFor(kind === 'LockedDocument' ? messages.documentLocked : messages.documentBroken),
      ),
    );
    return storeAsIs({ ...stored, size }, path);
  }

  async function storePicture(stored: Stored, arrived: string, extension: RasterExtension): Promise<Stored> {
    const { whole, smaller } = await inFileWorker('reencode', arrived, extension).catch(
      refusing((kind) =>
        kind === 'TooManyPixels'
          ? refuse('FileTooLarge', { fields: { files: messages.imageSize(limits.image.megapixels) } })
          : refusedFor(messages.fileUnreadable),
      ),
    );
    const { ext, mime, hash } = stored;
    const copies = Object.entries(smaller).map(([name, { path, ...measures }]) => ({
      name,
      path,
      part: { hash: `${name}_${hash}`, ext, mime, ...measures },
    }));
    const { path, ...measures } = whole;
    const formats = Object.fromEntries(copies.map(({ name, part }) => [name, part]));
    return storeAsIs({ ...stored, ...measures, formats }, path, copies);
  }

  return {
    receive,
    keep: async (bytes, { purpose, name, extension }) => {
      const hash = randomBytes(16).toString('hex');
      const mime = mimeOf[extension];
      if (mime === undefined) throw new TypeError(`There are no ${extension} files.`);
      const arriving = join(arrivals, hash);
      await writeFile(arriving, bytes, { mode: 0o600 });
      try {
        return await storeAsIs(
          { purpose, name, hash, ext: `.${extension}`, mime, size: bytes.length, provider: store.name },
          arriving,
        );
      } finally {
        await removeArrived(arrivals, hash);
      }
    },
    discard,
    read: (file, range) => later(() => open(keyOf(file.purpose, file), range)),
    bytes: {
      name: store.name,
      put: store.put,
      open,
      remove,
      sizeOf: async (key) => (await holderOf(key))?.size,
      keysBefore: async function* (moment) {
        for (const each of stores) yield* each.keysBefore(moment);
      },
    },
  };
}

const refusedFor = (words: string) => refuse('FileTypeRefused', { fields: { files: words } });

/** Turns a worker's error about the file itself into a refusal. A full disk, a queue that is full and a caller who left are none. */
const refusing =
  (refusalOf: (kind: string | undefined) => Refusal) =>
  (error: unknown): never => {
    throw error instanceof FileTaskError && !isFull(error) ? refusalOf(error.kind) : error;
  };

/** The name as its owner knows it, without folders, control characters or tricks of writing direction. */
const cleanName = (filename: string): string =>
  withoutUnseen(
    filename
      // The only character that browsers escape in a form's file names.
      .replaceAll('%22', '"')
      .replace(/^.*[\\/]/, '')
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(-150),
  ).trim() || 'archivo';
