import type { UploadedFile } from '@puente/contract/forms/field-definition';
import { UploadField } from '@puente/design-system/form-fields';
import { textUploads } from './text-uploads.ts';

interface CoverFieldProps {
  label: string;
  name: string;
  hint?: string;
  value: UploadedFile | null;
  onChange: (picture: UploadedFile | null) => void;
}

/** Picture above a text. It is stored at once; the form has its id. */
export const CoverField = (props: CoverFieldProps) => (
  <UploadField {...props} optional definition={{ purpose: 'cover' }} sources={textUploads} />
);
