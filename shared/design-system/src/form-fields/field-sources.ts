import { type ComponentType } from 'react';
import { type FilePurpose } from '@puente/contract/entities/file';
import { type FieldValue, type UploadedFile } from '@puente/contract/forms/field-definition';
import { type LoadPage } from '../degree-picker/index.ts';
import { type UploadFailure, type UploadOptions } from '../file-field/index.ts';

/** Properties of a custom control of a page. */
export interface OwnControlProps {
  value: FieldValue | undefined;
  error: string | undefined;
  onChange: (value: FieldValue) => void;
}

/** Uploads a file; rejects on failure. */
export type Upload = (file: File, purpose: FilePurpose, options: UploadOptions) => Promise<UploadedFile>;

/** A file that the user sent before, offered while the field is empty. */
export interface KnownFile {
  file: UploadedFile;
  /** Label of its button: 'Usar el de tu última solicitud'. */
  label: string;
}

/** Data sources of fields besides their definition: pages of long lists by field name, and the upload of files. */
export interface FieldSources {
  /** Custom controls of the page by field name, which replace the default control of the type. */
  controls?: Readonly<Record<string, ComponentType<OwnControlProps> | undefined>> | undefined;
  pick?: Readonly<Record<string, LoadPage>> | undefined;
  upload?: Upload | undefined;
  /** Names of files whose upload was interrupted, kept across a reload. */
  unfinished?:
    | { nameOf: (field: string) => string | null; note: (field: string, name: string | null) => void }
    | undefined;
  /** Known files by field name. */
  known?: Readonly<Record<string, KnownFile | undefined>> | undefined;
  /** Returns the Spanish message of a failed upload. */
  explainUpload?: ((error: unknown) => UploadFailure) | undefined;
}
