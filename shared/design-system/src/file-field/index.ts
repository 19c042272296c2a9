export { FileField, type FileFieldProps } from './FileField.tsx';
export { type ShownFile } from './shown-file.ts';
export { useUpload, type UploadFailure, type UploadOptions } from './use-upload.ts';
export { PictureChoice, type PictureChoiceProps } from './PictureChoice.tsx';
export { type PictureWords } from './picture-words.ts';
