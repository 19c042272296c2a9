import { open, stat } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { type Measures, readDrawing } from './drawing.ts';
import { mimeOf } from './purposes.ts';

/**
 * Checks that the bytes begin as the extension says (`pdf`, without dot), and that the file is not of a second type as
 * well.
 * @returns undefined when they do not, else the dimensions that the file states
 * @throws TooComplex
 */
export async function contentOf(path: string, extension: string): Promise<Partial<Measures> | undefined> {
  if (extension === 'svg') {
    const measures = await readDrawing(path);
    return measures === null ? {} : measures;
  }
  // A PDF is read by a worker (document.ts), a picture written anew from its pixels (image.ts): anything else in its file is gone.
  if (extension === 'pdf') return (await startsAsPdf(path)) && !(await endsAsZip(path)) ? {} : undefined;
  return (await fileTypeFromFile(path))?.mime === mimeOf[extension] ? {} : undefined;
}

/**
 * Bytes within which PDF readers look for the beginning: mail programs and scanners write their own lines before it.
 */
const mostBefore = 1024;
const zipEnd = Buffer.from('PK\x05\x06', 'latin1');
const zipEndLength = 22;

async function startsAsPdf(path: string): Promise<boolean> {
  return (await partOf(path, 0, mostBefore)).includes('%PDF-');
}

/** Tells whether the file is also an archive: readers of archives begin at the end. */
async function endsAsZip(path: string): Promise<boolean> {
  const { size } = await stat(path);
  const tail = await partOf(path, Math.max(0, size - zipEndLength - 0xffff), size);
  const found = tail.lastIndexOf(zipEnd);
  return found !== -1 && found + zipEndLength <= tail.length;
}

async function partOf(path: string, from: number, to: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(to - from), 0, to - from, from);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
