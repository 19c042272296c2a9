import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { CannotStart } from '../cannot-start.ts';

/**
 * A backup is lines of JSON, compressed with gzip. First comes a head. Each table has a line with its name and columns,
 * then a list of values for each row, all in PostgreSQL's text form. Each file has a line with its name, then its bytes
 * in base64. The end counts them all. So a backup is written and read as a stream, works with both engines, and shows
 * when it was cut off.
 */
export interface Head {
  puente: 'backup';
  /** Version of the archive format: 1. */
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

/** In the order in which they are read. Strings are bytes of the file before them. */
export type Line = Head | TableLine | FileLine | EndLine | Row | string;

/** Writes lines as they come. Memory holds only the current line. */
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
