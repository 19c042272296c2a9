import * as z from 'zod/mini';
import { filePurposes } from '../entities/file.ts';
import { positive } from '../filters.ts';
import { limits } from '../limits.ts';

/** Number of parts of a file that is sent in parts. Each but the last has `limits.uploadParts.bytes`. */
export const partsOf = (size: number): number => Math.ceil(size / limits.uploadParts.bytes);

/** First byte of a part (from 1), and the byte after its last. */
export function boundsOfPart(part: number, size: number): { start: number; end: number } {
  const { bytes } = limits.uploadParts;
  return { start: (part - 1) * bytes, end: Math.min(part * bytes, size) };
}

/** A file that is sent in parts. Its content names it, so the same file goes on where it stopped, after a reload too. */
export const partedFile = z.strictObject({
  /** SHA-256 of its content, in hexadecimal. */
  key: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  for: z.enum(filePurposes),
  /** Bytes. */
  size: positive,
});

/** Name of a file that arrived in parts. */
export const fileName = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(limits.uploadParts.name)),
});

export type PartedFile = z.infer<typeof partedFile>;
