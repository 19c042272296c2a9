import { type UploadedFile } from '@puente/contract/forms/field-definition';
import { limits } from '@puente/contract/limits';
import { messages } from '@puente/contract/messages';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FileField, type ShownFile } from '../file-field/index.ts';
import { type FieldSources } from './field-sources.ts';

interface UploadFieldProps {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
  required?: boolean | undefined;
  /** What the file is for: it decides the limits on the server. */
  purpose: string;
  /** Extensions, without the dot. */
  accept?: readonly string[] | undefined;
  value: UploadedFile | null;
  onChange: (file: UploadedFile | null) => void;
  sources: FieldSources;
}

interface Sending {
  file: File;
  progress: number;
  failure: string | null;
}

/** A file that is sent as soon as it is chosen: progress, cancel, and another try without choosing it again. */
export function UploadField({
  purpose,
  accept = limits.upload.extensions,
  value,
  onChange,
  sources,
  error,
  ...words
}: UploadFieldProps) {
  const [sending, setSending] = useState<Sending | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const controller = useRef<AbortController>(undefined);

  useEffect(() => () => controller.current?.abort(), []);

  function select(file: File) {
    const extension = file.name.split('.').pop()?.toLowerCase() ?? '';
    const isAllowed = accept.includes(extension);
    setRefusal(isAllowed ? undefined : messages.fileType(accept));
    if (isAllowed) void send(file);
  }

  async function send(file: File) {
    controller.current?.abort();
    const { signal } = (controller.current = new AbortController());
    const show = (change: Partial<Sending>) => setSending((known) => ({ failure: null, progress: 0, ...known, file, ...change }));
    show({ progress: 0, failure: null });
    try {
      const { upload } = sources;
      if (!upload) throw new Error('This field has no place for files.');
      const stored = await upload(file, purpose, { signal, onProgress: (progress) => !signal.aborted && show({ progress }) });
      if (signal.aborted) return;
      setSending(null);
      onChange(stored);
    } catch (failure) {
      if (!signal.aborted) show({ failure: sources.uploadFailure?.(failure) ?? 'No se ha podido subir el archivo.' });
    }
  }

  function clear() {
    controller.current?.abort();
    setSending(null);
    setRefusal(undefined);
    onChange(null);
  }

  return (
    <FileField
      {...words}
      accept={accept}
      file={shown(sending, value)}
      error={refusal ?? sending?.failure ?? error}
      onSelect={select}
      onRemove={clear}
      onCancel={clear}
      onRetry={sending === null ? undefined : () => void send(sending.file)}
    />
  );
}

function shown(sending: Sending | null, value: UploadedFile | null): ShownFile | null {
  if (sending) {
    const { name, size } = sending.file;
    return { name, size, state: sending.failure === null ? 'uploading' : 'failed', progress: Math.round(sending.progress * 100) };
  }
  return value && { name: value.name, size: value.size, state: 'done' };
}
