export { FileField, type FileFieldProps } from './FileField.tsx';
export { type ShownFile } from './shown-file.ts';
export { formatMegabytes } from './format-size.ts';
export { useUpload, type UploadFailure, type UploadOptions } from './use-upload.ts';
