import { type FilePurpose } from '@puente/contract/entities/file';
import { type UploadedFile } from '@puente/contract/forms/field-definition';
import { limits } from '@puente/contract/limits';
import { useState, type ReactNode } from 'react';
import { FileField, useUpload } from '../file-field/index.ts';
import { type FieldSources } from './field-sources.ts';

interface UploadFieldProps {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
  required?: boolean | undefined;
  /** What the file is for: it decides the limits, here and on the server. */
  purpose: FilePurpose;
  /** Extensions, without the dot. */
  accept?: readonly string[] | undefined;
  value: UploadedFile | null;
  onChange: (file: UploadedFile | null) => void;
  sources: FieldSources;
}

/** A field whose file is sent as soon as it is chosen: only its id travels with the form. */
export function UploadField({
  purpose,
  accept = limits.upload.extensions,
  value,
  onChange,
  sources,
  error,
  ...words
}: UploadFieldProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const { sending, send, retry, cancel } = useUpload({
    limits: { extensions: accept, bytes: limits.uploads[purpose].bytes },
    upload: (file, options) =>
      sources.upload?.(file, purpose, options) ??
      Promise.reject(new Error('This field has no place for files.')),
    explain:
      sources.explainUpload ?? (() => ({ message: 'No se ha podido subir el archivo.', final: false })),
    onStored: onChange,
    onProblem: setProblem,
  });

  function clear() {
    cancel();
    onChange(null);
  }

  return (
    <FileField
      {...words}
      accept={accept}
      file={sending ?? (value && { name: value.name, size: value.size, state: 'done' })}
      error={error}
      problem={problem}
      onSelect={send}
      onRemove={clear}
      onCancel={clear}
      onRetry={retry}
    />
  );
}
