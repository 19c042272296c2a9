export { DefinedField, type DefinedFieldProps } from './DefinedField.tsx';
export { type FieldSources, type Upload } from './field-sources.ts';
export { UploadField } from './UploadField.tsx';
