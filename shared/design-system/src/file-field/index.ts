export { FileField, type FileFieldProps, type ShownFile } from './FileField.tsx';
export { formatMegabytes } from './format-size.ts';
export { useUpload, type UploadFailure, type UploadOptions } from './use-upload.ts';
