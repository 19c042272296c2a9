import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { type Measures, readDrawing } from './drawing.ts';
import { mimeOf } from './purposes.ts';

/**
 * Whether the bytes are what the extension says (`pdf`, without dot), and nothing else beside it.
 * @returns undefined when they are not, else what the file says of its size @throws TooComplex
 */
export async function contentOf(path: string, extension: string): Promise<Partial<Measures> | undefined> {
  if (extension === 'svg') {
    const measures = await readDrawing(path);
    return measures === null ? {} : measures;
  }
  const found = await fileTypeFromFile(path);
  if (found?.mime !== mimeOf[extension]) return undefined;
  // A picture is written anew from its pixels (image.ts): anything else in the file is gone.
  return extension !== 'pdf' || (await endsAsPdf(path)) ? {} : undefined;
}

const pdfEnd = Buffer.from('%%EOF');
/** Bytes that PDF writers may leave behind the end: a signature or a line of their own. */
const mostBehind = 1024;
const zipEnd = Buffer.from('PK\x05\x06', 'latin1');
const zipEndLength = 22;

/** Ends as a PDF does (padding aside), and is not an archive at the same time: readers of those begin at the end. */
async function endsAsPdf(path: string): Promise<boolean> {
  const { size } = await stat(path);
  let behind = Infinity;
  let carried = Buffer.alloc(0);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const part = Buffer.concat([carried, chunk]);
    const end = part.lastIndexOf(pdfEnd);
    if (end !== -1) behind = visible(part.subarray(end + pdfEnd.length));
    else behind += visible(chunk);
    carried = Buffer.from(part.subarray(-(pdfEnd.length - 1)));
  }
  return behind <= mostBehind && !(await endsAsZip(path, size));
}

function visible(bytes: Buffer): number {
  let count = 0;
  for (const byte of bytes) if (byte > 0x20) count++;
  return count;
}

async function endsAsZip(path: string, size: number): Promise<boolean> {
  const file = await open(path);
  try {
    const start = Math.max(0, size - zipEndLength - 0xffff);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size - start), 0, size - start, start);
    const tail = buffer.subarray(0, bytesRead);
    const found = tail.lastIndexOf(zipEnd);
    return found !== -1 && found + zipEndLength <= tail.length;
  } finally {
    await file.close();
  }
}
