import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { mimeOf } from './purposes.ts';

/** Whether the bytes are what the extension says (`pdf`, without dot), and nothing else beside it. */
export async function contentMatches(path: string, extension: string): Promise<boolean> {
  if (extension === 'svg') return isSvg(await readFile(path));
  const found = await fileTypeFromFile(path);
  if (found?.mime !== mimeOf[extension]) return false;
  // A picture is written anew from its pixels (image.ts): anything else in the file is gone.
  return extension === 'pdf' ? endsAsPdf(path) : true;
}

const opening =
  /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE svg[^>[]*>\s*)?<svg[\s>]/i;

/** Text from beginning to end, so that nothing can hide behind the drawing; no entities, which can grow without end. */
function isSvg(bytes: Buffer): boolean {
  const text = asText(bytes);
  return (
    text !== undefined &&
    opening.test(text) &&
    /<\/svg\s*>\s*(?:<!--[\s\S]*?-->\s*)*$/i.test(text) &&
    !/<!ENTITY/i.test(text)
  );
}

function asText(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

const drawingSize =
  /<svg\b[^>]*?\b(?:viewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+))/i;

/** Width and height that a drawing says of itself. */
export async function svgSize(path: string): Promise<{ width: number; height: number } | null> {
  const [, width = '', height = ''] = drawingSize.exec(await readFile(path, 'utf8')) ?? [];
  const size = { width: Math.round(Number(width)), height: Math.round(Number(height)) };
  const isSensible = (side: number): boolean => side > 0 && side < 100_000;
  return isSensible(size.width) && isSensible(size.height) ? size : null;
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
