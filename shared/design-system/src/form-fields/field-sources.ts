import { type FilePurpose } from '@puente/contract/entities/file';
import { type UploadedFile } from '@puente/contract/forms/field-definition';
import { type LoadPage } from '../degree-picker/index.ts';
import { type UploadFailure, type UploadOptions } from '../file-field/index.ts';

/** Sends a file; rejects when it could not be sent. */
export type Upload = (file: File, purpose: FilePurpose, options: UploadOptions) => Promise<UploadedFile>;

/**
 * Sources of fields beside their definition: the pages of long lists, by field name, and the upload of files.
 */
export interface FieldSources {
  pick?: Readonly<Record<string, LoadPage>> | undefined;
  upload?: Upload | undefined;
  /** Spanish words for a file that could not be sent. */
  explainUpload?: ((error: unknown) => UploadFailure) | undefined;
}
