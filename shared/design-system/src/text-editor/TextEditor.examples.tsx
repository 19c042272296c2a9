import { useState } from 'react';
import { limits } from '@puente/contract/limits';
import { type Example } from '../examples.ts';
import { TextEditor, type TextEditorProps } from './index.ts';

const article = `## Antes de empezar

Un tema cabe en un trabajo final cuando puedes decir **dónde, cuándo y con qué datos**. Mira la [biblioteca](/resources).

1. La pregunta, en una frase.
2. Quién la ha hecho *antes*.

> Un buen tema cabe en una pregunta.

| Hito | Cuándo |
| --- | --- |
| Propuesta cerrada | Primer mes |`;

const message =
  '<p>Tu solicitud a <strong>Mapa de zonas inundables</strong> está guardada.</p><ul><li><p>Mira la <a href="/projects/12">ficha</a>.</p></li></ul>';

function Editor({ value: start, ...rest }: Omit<TextEditorProps, 'onChange'>) {
  const [value, setValue] = useState(start);
  return <TextEditor {...rest} value={value} onChange={setValue} />;
}

export const examples: Example[] = [
  {
    name: 'Un artículo',
    render: () => (
      <Editor
        label="Contenido"
        name="texto-articulo"
        format="markdown"
        hint="Lo que verán los visitantes bajo el título."
        maxLength={limits.content.markdown}
        required
        value={article}
        pictures={{
          limits: limits.uploads.cover,
          onPicture: ({ alternativeText }) => Promise.resolve({ url: '/uploads/a.webp', alternativeText }),
        }}
      />
    ),
  },
  {
    name: 'Un mensaje, en HTML',
    render: () => <Editor label="Mensaje" name="texto-mensaje" format="html" value={message} />,
  },
  {
    name: 'Vacío y con error',
    render: () => (
      <Editor
        label="Respuesta"
        name="texto-respuesta"
        format="markdown"
        error="Este campo es obligatorio."
        required
        value=""
      />
    ),
  },
  {
    name: 'Con partes que el editor no conoce',
    render: () => (
      <Editor
        label="Texto legal"
        name="texto-legal"
        format="markdown"
        optional
        value={'- [x] Aviso legal\n- [ ] Privacidad'}
      />
    ),
  },
];
