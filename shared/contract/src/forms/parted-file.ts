import * as z from 'zod/mini';
import { filePurposes } from '../entities/file.ts';
import { positive } from '../filters.ts';
import { limits } from '../limits.ts';
import { text } from './line.ts';

/** A file that is sent in parts. Its content names it, so the same file goes on where it stopped, after a reload too. */
export const partedFile = z.strictObject({
  /** SHA-256 of its content, in hexadecimal. */
  key: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  for: z.enum(filePurposes),
  /** Bytes. */
  size: positive,
});

/** Name of a file that arrived in parts. The server cleans it, since nobody can correct the names of others' files. */
export const nameOfFile = z.strictObject({ fileName: text(limits.uploadParts.name) });

export type PartedFile = z.infer<typeof partedFile>;
