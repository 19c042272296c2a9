import { limits } from './limits.ts';

/** Number of parts of a file that is sent in parts. Each but the last has `limits.uploadParts.bytes`. */
export const partsOf = (size: number): number => Math.ceil(size / limits.uploadParts.bytes);

/** First byte of a part (from 1), and the byte after its last. */
export function boundsOfPart(part: number, size: number): { start: number; end: number } {
  const { bytes } = limits.uploadParts;
  return { start: (part - 1) * bytes, end: Math.min(part * bytes, size) };
}
