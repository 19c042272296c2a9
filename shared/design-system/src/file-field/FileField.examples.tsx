import { useState } from 'react';
import { limits } from '@puente/contract/limits';
import { messages } from '@puente/contract/messages';
import { type Example } from '../examples.ts';
import { FileField, type ShownFile } from './index.ts';

const nothing = () => undefined;

const withFile = (name: string, file: ShownFile, error?: string) => (
  <FileField
    label="Tu currículum"
    name={name}
    limits={limits.uploads.cv}
    file={file}
    error={error}
    onSelect={nothing}
    onRemove={nothing}
    onCancel={nothing}
    onRetry={nothing}
  />
);

export const examples: Example[] = [
  { name: 'Vacío', render: () => <Pick /> },
  {
    name: 'Con error',
    render: () => (
      <FileField
        label="Portada"
        name="portada"
        optional
        limits={limits.uploads.cover}
        file={null}
        problem={messages.fileType(limits.uploads.cover.extensions)}
        onSelect={nothing}
        onRemove={nothing}
      />
    ),
  },
  {
    name: 'Subiendo',
    render: () =>
      withFile('cv-subiendo', {
        name: 'cv-ana-lopez.pdf',
        size: 2_516_582,
        state: 'uploading',
        progress: 64,
      }),
  },
  {
    name: 'Subiendo sin medida',
    render: () =>
      withFile('cv-sin-medida', { name: 'cv-ana-lopez.pdf', size: 2_516_582, state: 'uploading' }),
  },
  {
    name: 'Subido',
    render: () =>
      withFile('cv-subido', {
        name: 'curriculum-vitae-con-un-nombre-muy-largo-que-no-cabe-en-una-linea-2025.pdf',
        size: 318_000,
        state: 'done',
      }),
  },
  {
    name: 'Fallido',
    render: () =>
      withFile(
        'cv-fallido',
        { name: 'cv-ana-lopez.pdf', size: 2_516_582, state: 'failed' },
        'Se ha perdido la conexión. Vuelve a intentarlo.',
      ),
  },
];

function Pick() {
  const [file, setFile] = useState<ShownFile | null>(null);
  return (
    <FileField
      label="Memoria de tu TFG/M"
      hint="Un solo archivo."
      name="memoria"
      limits={limits.uploads.resource}
      file={file}
      onSelect={({ name, size }) => setFile({ name, size, state: 'done' })}
      onRemove={() => setFile(null)}
    />
  );
}
