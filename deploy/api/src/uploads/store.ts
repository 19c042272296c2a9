import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { messages } from '@puente/contract/messages';
import type { FilePurpose, files } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { contentMatches } from './content.ts';
import { mimeOf, purposes } from './purposes.ts';

/** A file on its way in. `truncated` is known when the stream has ended. */
export interface Incoming {
  filename: string;
  stream: Readable & { truncated?: boolean };
}

type Stored = Pick<typeof files.$inferInsert, 'purpose' | 'name' | 'hash' | 'ext' | 'mime' | 'size'>;

export interface Uploads {
  /** Takes a file in. @throws Refusal FileTypeRefused, FileTooLarge: then nothing of it is left on disk */
  receive: (incoming: Incoming, purpose: FilePurpose) => Promise<Stored>;
  discard: (file: Pick<Stored, 'purpose' | 'hash' | 'ext'>) => Promise<void>;
  read: (file: Pick<Stored, 'purpose' | 'hash' | 'ext'>) => Readable;
  pathOf: (file: Pick<Stored, 'purpose' | 'hash' | 'ext'>) => string;
  publicFolder: string;
}

/** Files under DATA_DIR/uploads: what is private never lies in the folder that is served. */
export async function openUploads(dataDir: string): Promise<Uploads> {
  const folders = {
    incoming: join(dataDir, 'uploads/incoming'),
    public: join(dataDir, 'uploads/public'),
    private: join(dataDir, 'uploads/private'),
  };
  // What a stopped server left half received is nobody's.
  await rm(folders.incoming, { recursive: true, force: true });
  await Promise.all(Object.values(folders).map((folder) => mkdir(folder, { recursive: true, mode: 0o700 })));

  const pathOf: Uploads['pathOf'] = ({ purpose, hash, ext }) =>
    join(purposes[purpose].public ? folders.public : folders.private, `${hash}${ext}`);

  const receive: Uploads['receive'] = async ({ filename, stream }, purpose) => {
    const { extensions } = purposes[purpose];
    const extension = extname(filename).slice(1).toLowerCase();
    const mime = mimeOf[extension];
    if (mime === undefined || !(extensions as readonly string[]).includes(extension)) {
      stream.resume();
      throw refuse('FileTypeRefused', { fields: { files: messages.fileType(extensions) } });
    }
    const hash = randomBytes(16).toString('hex');
    const arriving = join(folders.incoming, hash);
    try {
      await pipeline(stream, createWriteStream(arriving, { flags: 'wx', mode: 0o600 }));
      if (stream.truncated) throw refuse('FileTooLarge', { fields: { files: messages.fileSize(purposes[purpose].bytes) } });
      if (!(await contentMatches(arriving, extension))) {
        throw refuse('FileTypeRefused', { fields: { files: messages.fileType(extensions) } });
      }
      const { size } = await stat(arriving);
      const stored: Stored = { purpose, name: cleanName(filename), hash, ext: `.${extension}`, mime, size };
      await rename(arriving, pathOf(stored));
      return stored;
    } catch (error) {
      await rm(arriving, { force: true });
      throw error;
    }
  };

  return {
    receive,
    pathOf,
    discard: (file) => rm(pathOf(file), { force: true }),
    read: (file) => createReadStream(pathOf(file)),
    publicFolder: folders.public,
  };
}

/** The name as its owner knows it, without folders, control characters or tricks of writing direction. */
const cleanName = (filename: string): string =>
  filename
    // The one sign that browsers escape in a form's file names.
    .replaceAll('%22', '"')
    .replace(/^.*[\\/]/, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(-150) || 'archivo';
