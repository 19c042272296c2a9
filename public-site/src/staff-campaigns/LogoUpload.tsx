import { uploadFile } from '@puente/client/upload';
import type { MediaFile } from '@puente/contract/entities/file';
import type { UploadedFile } from '@puente/contract/forms/field-definition';
import { UploadField } from '@puente/design-system/form-fields';
import { explainUpload } from '@puente/platform/forms';

interface LogoUploadProps {
  value: UploadedFile | null;
  onChange: (logo: UploadedFile | null) => void;
  error: string | undefined;
}

/** Logo of a campaign or a program. It is stored at once; the form has its id. */
export const LogoUpload = ({ value, onChange, error }: LogoUploadProps) => (
  <UploadField
    label="Logo"
    name="logo"
    optional
    definition={{ purpose: 'logo' }}
    value={value}
    onChange={onChange}
    error={error}
    sources={{ upload: uploadFile, explainUpload }}
  />
);

export const uploadedLogo = (logo: MediaFile | null | undefined): UploadedFile | null =>
  logo ? { id: logo.id, name: logo.name, size: logo.size, url: logo.url } : null;
