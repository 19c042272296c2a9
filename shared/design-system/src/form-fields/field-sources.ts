import { type FilePurpose } from '@puente/contract/entities/file';
import { type FieldValue, type UploadedFile } from '@puente/contract/forms/field-definition';
import { type ComponentType } from 'react';
import { type LoadPage } from '../degree-picker/index.ts';
import { type UploadFailure, type UploadOptions } from '../file-field/index.ts';

/** What a control of a page's own gets. */
export interface OwnControlProps {
  value: FieldValue | undefined;
  error: string | undefined;
  onChange: (value: FieldValue) => void;
}

/** Sends a file; rejects when it could not be sent. */
export type Upload = (file: File, purpose: FilePurpose, options: UploadOptions) => Promise<UploadedFile>;

/** A file that the user sent before, offered while there is none. */
export interface KnownFile {
  file: UploadedFile;
  /** The words on its button: 'Usar el de tu última solicitud'. */
  label: string;
}

/**
 * Sources of fields beside their definition: the pages of long lists, by field name, and the upload of files.
 */
export interface FieldSources {
  /** Controls of the page's own by field name, in the place of the one for the field's type. */
  controls?: Readonly<Record<string, ComponentType<OwnControlProps> | undefined>> | undefined;
  pick?: Readonly<Record<string, LoadPage>> | undefined;
  upload?: Upload | undefined;
  /** The names of files that were chosen and have not arrived, kept over a reload. */
  unfinished?:
    | { nameOf: (field: string) => string | null; note: (field: string, name: string | null) => void }
    | undefined;
  /** By field name. */
  known?: Readonly<Record<string, KnownFile | undefined>> | undefined;
  /** Spanish words for a file that could not be sent. */
  explainUpload?: ((error: unknown) => UploadFailure) | undefined;
}
