import { type UploadedFile } from '@puente/contract/forms/field-definition';
import { type LoadPage } from '../degree-picker/index.ts';

/** Sends a file; rejects when it could not be sent. `onProgress` is told the share that was sent, 0 to 1. */
export type Upload = (
  file: File,
  purpose: string,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<UploadedFile>;

/** Where fields get what is not in their definition: the pages of a picker, by field name, and the place for files. */
export interface FieldSources {
  pick?: Readonly<Record<string, LoadPage>> | undefined;
  upload?: Upload | undefined;
  /** Spanish words for a file that could not be sent. */
  uploadFailure?: ((error: unknown) => string) | undefined;
}
