import type { FileLimits } from '@puente/contract/forms/file-limits';
import { type FieldIds } from '../field/field-id.ts';
import { type FieldWords } from '../field/FieldFrame.tsx';

/** Markdown is shown by `Markdown`, HTML by `RichText`. */
export type TextFormat = 'markdown' | 'html';

/** A picture of this site, as it is written into the text. */
export interface TextPicture {
  /** Path of the uploaded picture: `/uploads/…`. */
  url: string;
  alternativeText: string;
}

/** Uploading of pictures. Without it the editor offers none. */
export interface PictureSource {
  /** Accepted files. */
  limits: FileLimits;
  /** Uploads a file. A rejection is shown in the dialog, which stays open. */
  onPicture: (picture: { file: File; alternativeText: string }) => Promise<TextPicture>;
}

export interface TextEditorProps extends Omit<FieldWords, 'labelHidden'> {
  name: string;
  format: TextFormat;
  value: string;
  onChange: (value: string) => void;
  /** The focus has left the field and its toolbar. */
  onBlur?: (() => void) | undefined;
  /** Shows a counter of the written text, with its form. The text is not cut. */
  maxLength?: number | undefined;
  required?: boolean | undefined;
  pictures?: PictureSource | undefined;
}

/** Properties of the loaded part. */
export interface EditorBoxProps extends Pick<
  TextEditorProps,
  'format' | 'value' | 'onChange' | 'required' | 'pictures'
> {
  ids: FieldIds;
  describedBy: string | undefined;
  invalid: boolean;
}
