import { AsyncLocalStorage } from 'node:async_hooks';
import { PassThrough, Readable } from 'node:stream';
import { asc } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import type { UserId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { files } from '../db/schema.ts';
import { currentVisitor } from '../fairness/visitor.ts';
import type { Uploads } from '../uploads/store.ts';
import { everythingAbout, type Parts } from './everything.ts';
import { isPersonalFileOf } from './personal-files.ts';

interface Tools {
  db: Database;
  uploads: Pick<Uploads, 'read'>;
}

/**
 * Streams datos.json and the person's files. There is no copy on the disk, and memory holds one chunk at a time. A
 * missing file aborts the download, so that nobody takes an incomplete archive for a whole one.
 */
export async function archiveOf({ db, uploads }: Tools, userId: UserId): Promise<Readable> {
  const mine = await db.select().from(files).where(isPersonalFileOf(userId)).orderBy(asc(files.id));
  const named = mine.map((file) => ({ file, path: `archivos/${file.id}-${safeName(file.name)}` }));
  const parts: Parts = {
    ...(await everythingAbout(db, userId)),
    archivos: () =>
      Promise.resolve(
        named.map(({ file, path }) => ({
          nombre: file.name,
          para: file.purpose,
          bytes: file.size,
          subido: file.createdAt,
          en_este_zip: path,
        })),
      ),
  };
  currentVisitor().hasBegunAnswer = true;
  const zip = new ZipFile();
  const output = new PassThrough();
  const fail = (error: unknown): void => {
    output.destroy(error as Error);
  };
  zip.on('error', fail);
  zip.addReadStream(
    Readable.from(jsonOf(parts, AsyncLocalStorage.snapshot())).on('error', fail),
    'datos.json',
  );
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

/** Runs a function in the asynchronous context of the user, to whose turns at the database it counts. */
type Scope = ReturnType<typeof AsyncLocalStorage.snapshot>;

/**
 * Streams an object, and reads its fields one after the other during the download. After a disconnect the rest is not
 * read.
 */
async function* jsonOf(parts: Parts, asCaller: Scope): AsyncGenerator<string> {
  let separator = '{\n';
  for (const [name, read] of Object.entries(parts)) {
    const value = await asCaller(async () => read());
    yield `${separator}${JSON.stringify(name)}: ${JSON.stringify(value ?? null, null, 2)}`;
    separator = ',\n';
  }
  yield '\n}\n';
}

/** A file name that no system interprets as a path. */
const safeName = (name: string): string =>
  name
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(-100);
