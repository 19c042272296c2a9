import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { mimeOf } from './purposes.ts';

/** Whether the bytes are what the extension says (`pdf`, without dot). */
export async function contentMatches(path: string, extension: string): Promise<boolean> {
  if (extension === 'svg') return looksLikeSvg(await beginningOf(path));
  const found = await fileTypeFromFile(path);
  return found !== undefined && found.mime === mimeOf[extension];
}

const looksLikeSvg = (text: string): boolean =>
  /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE svg[^>[]*>\s*)?<svg[\s>]/i.test(text);

async function beginningOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}
