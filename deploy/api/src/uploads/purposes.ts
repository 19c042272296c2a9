import { limits } from '@puente/contract/limits';
import type { FilePurpose } from '../db/schema.ts';

interface Rules {
  bytes: number;
  extensions: readonly string[];
  /** Public files have an address of their own; private ones are read only through the call of what they belong to. */
  public: boolean;
}

/** What each kind of upload may be, and where it goes. */
export const purposes = {
  cv: { ...limits.cv, public: false },
  logo: { bytes: limits.upload.bytes, extensions: ['png', 'jpg', 'jpeg', 'webp', 'avif', 'svg'], public: true },
} as const satisfies Record<FilePurpose, Rules>;

/** Types by extension. What the browser said of the file is not asked: it says what the sender wants. */
export const mimeOf: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
};

export const publicAddress = (file: { purpose: FilePurpose; hash: string; ext: string }): string | null =>
  purposes[file.purpose].public ? `/uploads/${file.hash}${file.ext}` : null;
