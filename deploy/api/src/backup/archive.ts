import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { CannotStart } from '../cannot-start.ts';

/**
 * A backup is lines of JSON, compressed with gzip: a head; for each table a line that names it and its
 * columns, then a list of values for each row, all of them in PostgreSQL's own text form; for each file a
 * line that names it, then its bytes in base64; an end that counts them. So it is written and read as a
 * stream, belongs to neither engine, and shows when it was cut off.
 */
export interface Head {
  puente: 'backup';
  /** Of the archive itself: 1. */
  format: number;
  /** Version of the tables (db/migrate.ts). */
  version: number;
  createdAt: string;
}

interface TableLine {
  table: string;
  columns: string[];
}

interface FileLine {
  file: string;
  mime: string;
}

interface EndLine {
  end: { rows: number; files: number };
}

export type Row = (string | null)[];

/** In the order in which they are read: strings are bytes of the file before them. */
export type Line = Head | TableLine | FileLine | EndLine | Row | string;

/** Writes lines as they come; memory holds only the line under way. */
export async function writeArchive(path: string, lines: AsyncIterable<Line>): Promise<void> {
  const text = async function* () {
    for await (const line of lines) yield `${JSON.stringify(line)}\n`;
  };
  await pipeline(Readable.from(text()), createGzip(), createWriteStream(path, { mode: 0o600, flush: true }));
}

/** @throws CannotStart for a file that is not a backup of this product, or is damaged */
export async function* readArchive(path: string): AsyncGenerator<Line> {
  const plain = new PassThrough();
  const reading = pipeline(createReadStream(path), createGunzip(), plain).then(
    () => null,
    (error: unknown) => error,
  );
  let ended = false;
  try {
    for await (const text of createInterface({ input: plain, crlfDelay: Infinity })) {
      const line = JSON.parse(text) as Line;
      ended = typeof line === 'object' && 'end' in line;
      yield line;
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR'
      ? new CannotStart(`${path} cannot be read.`)
      : damaged(path);
  } finally {
    plain.destroy();
  }
  if ((await reading) !== null || !ended) throw damaged(path);
}

const damaged = (path: string): CannotStart =>
  new CannotStart(`${path} is not a backup, or not a whole one.`);
