import { useState } from 'react';
import { type Example } from '../examples.ts';
import { FileField, type ShownFile } from './index.ts';

const accept = ['pdf', 'png', 'jpg', 'jpeg', 'webp'];
const nothing = () => undefined;

const withFile = (name: string, file: ShownFile, error?: string) => (
  <FileField
    label="Tu currículum"
    name={name}
    accept={['pdf']}
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
        accept={accept}
        file={null}
        problem="Archivo no permitido. Solo se aceptan: pdf, png, jpg, jpeg, webp"
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
      hint="Un solo archivo de 10 MB como máximo."
      name="memoria"
      accept={accept}
      file={file}
      onSelect={({ name, size }) => setFile({ name, size, state: 'done' })}
      onRemove={() => setFile(null)}
    />
  );
}
