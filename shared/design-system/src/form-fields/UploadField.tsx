import { type UploadedFile } from '@puente/contract/forms/field-definition';
import { fileLimits, type FileDefinition } from '@puente/contract/forms/file-limits';
import { useState, type ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { FileField, useUpload } from '../file-field/index.ts';
import { type FieldSources } from './field-sources.ts';
import { useUploadUnderway } from './uploads-underway.ts';

interface UploadFieldProps {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
  required?: boolean | undefined;
  /** What the file is for, which decides what is taken, here and on the server. */
  definition: FileDefinition;
  value: UploadedFile | null;
  onChange: (file: UploadedFile | null) => void;
  sources: FieldSources;
}

/** A field whose file is sent as soon as it is chosen: only its id travels with the form. */
export function UploadField({ definition, value, onChange, sources, error, ...words }: UploadFieldProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const limits = fileLimits(definition);
  const { sending, send, retry, cancel } = useUpload({
    limits,
    upload: (file, options) =>
      sources.upload?.(file, definition.purpose, options) ??
      Promise.reject(new Error('This field has no place for files.')),
    explain:
      sources.explainUpload ?? (() => ({ message: 'No se ha podido subir el archivo.', final: false })),
    onStored: onChange,
    onProblem: setProblem,
  });

  useUploadUnderway(words.name, sending?.state === 'uploading');
  const known = sources.known?.[words.name];

  function clear() {
    cancel();
    onChange(null);
  }

  return (
    <FileField
      {...words}
      limits={limits}
      file={sending ?? (value && { name: value.name, size: value.size, state: 'done' })}
      error={error}
      problem={problem}
      onSelect={send}
      onRemove={clear}
      onCancel={clear}
      onRetry={retry}
      alternative={
        known && (
          <Button variant="secondary" size="sm" icon="file" onClick={() => onChange(known.file)}>
            {known.label}: {known.file.name}
          </Button>
        )
      }
    />
  );
}
