import { type ReactNode, useState } from 'react';
import { type UploadedFile } from '@puente/contract/forms/field-definition';
import { type FileDefinition, fileLimits } from '@puente/contract/forms/file-limits';
import { messages } from '@puente/contract/messages';
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
  /** Purpose of the file, which sets the accepted files here and on the server. */
  definition: FileDefinition;
  value: UploadedFile | null;
  onChange: (file: UploadedFile | null) => void;
  sources: FieldSources;
}

/**
 * File field that uploads at once; the form contains only the file's id. An interrupted upload resumes automatically. A reload drops the
 * file, so the field then names it.
 */
export function UploadField({ definition, value, onChange, sources, error, ...words }: UploadFieldProps) {
  const { name } = words;
  const { unfinished } = sources;
  const [problem, setProblem] = useState<string | null>(() => {
    const cut = value === null ? unfinished?.nameOf(name) : null;
    return cut ? messages.fileCut(cut) : null;
  });
  const limits = fileLimits(definition);
  const { sending, send, retry, cancel } = useUpload({
    limits,
    upload: (file, options) => {
      unfinished?.note(name, file.name);
      return (
        sources.upload?.(file, definition.purpose, options) ??
        Promise.reject(new Error('This field has no place for files.'))
      );
    },
    explain: (error) => {
      const failure = sources.explainUpload?.(error) ?? { message: messages.fileFailed, final: false };
      if (failure.final) unfinished?.note(name, null);
      return failure;
    },
    onStored: take,
    onProblem: setProblem,
  });

  useUploadUnderway(name, sending?.state ?? null);
  const known = sources.known?.[name];

  function take(file: UploadedFile | null) {
    unfinished?.note(name, null);
    onChange(file);
  }

  function clear() {
    cancel();
    take(null);
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
          <Button
            variant="secondary"
            size="sm"
            icon="file"
            onClick={() => {
              setProblem(null);
              take(known.file);
            }}
          >
            {`${known.label}: ${known.file.name}`}
          </Button>
        )
      }
    />
  );
}
