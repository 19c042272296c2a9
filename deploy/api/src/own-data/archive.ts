import type { UserId } from '@puente/contract/ids';
import { PassThrough, type Readable } from 'node:stream';
import { asc } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import type { Database } from '../db/connect.ts';
import { files } from '../db/schema.ts';
import type { Uploads } from '../uploads/store.ts';
import { everythingAbout } from './everything.ts';
import { isPersonalFileOf } from './personal-files.ts';

interface Tools {
  db: Database;
  uploads: Pick<Uploads, 'read'>;
}

/**
 * datos.json and the person's files, written while they are read: no copy lies anywhere, and memory holds a
 * piece at a time. A missing file ends the download: an incomplete archive must not pass for a whole.
 */
export async function archiveOf({ db, uploads }: Tools, userId: UserId): Promise<Readable> {
  const mine = await db.select().from(files).where(isPersonalFileOf(userId)).orderBy(asc(files.id));
  const named = mine.map((file) => ({ file, path: `archivos/${file.id}-${safeName(file.name)}` }));
  const data = {
    ...(await everythingAbout(db, userId)),
    archivos: named.map(({ file, path }) => ({
      nombre: file.name,
      para: file.purpose,
      bytes: file.size,
      subido: file.createdAt,
      en_este_zip: path,
    })),
  };
  const zip = new ZipFile();
  const output = new PassThrough();
  const fail = (error: unknown): void => {
    output.destroy(error as Error);
  };
  zip.on('error', fail);
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'datos.json');
  for (const { file, path } of named) {
    // PDFs and pictures are compressed already. Opened when its turn comes, so that only one is open at a time.
    zip.addReadStreamLazy(path, { compress: false, mtime: file.createdAt }, (use) =>
      use(null, uploads.read(file).on('error', fail)),
    );
  }
  zip.end();
  zip.outputStream.pipe(output);
  return output;
}

/** A file name that no system takes for a path. */
const safeName = (name: string): string =>
  name
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(-100);
