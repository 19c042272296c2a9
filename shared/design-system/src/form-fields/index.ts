export { DefinedField, type DefinedFieldProps } from './DefinedField.tsx';
export { type FieldSources, type KnownFile, type OwnControlProps, type Upload } from './field-sources.ts';
export { PagedComboBox, type PagedComboBoxProps } from './PagedComboBox.tsx';
export { UploadField } from './UploadField.tsx';
export { UploadsUnderway } from './uploads-underway.ts';
