import { useState } from 'react';
import { UploadField } from '@puente/design-system/form-fields';
import { Text } from '@puente/design-system/text';
import { textUploads } from './text-uploads.ts';

/** Field that stores a file for a text. The text gets a link to it at its end. */
export function AttachFile({ onAttach }: { onAttach: (link: string) => void }) {
  const [attached, setAttached] = useState('');
  return (
    <>
      <UploadField
        label="Añadir un archivo al texto"
        name="attached"
        optional
        hint="Un PDF o una imagen. Su enlace se añade al final del texto, y puedes moverlo."
        definition={{ purpose: 'resource' }}
        value={null}
        onChange={(file) => {
          if (!file?.url) return;
          onAttach(`Archivo: [${file.name.replaceAll(/[[\]\\]/g, ' ')}](<${file.url}>)`);
          setAttached(file.name);
        }}
        sources={textUploads}
      />
      <Text role="status" size="sm">
        {attached === '' ? '' : `El texto acaba con un enlace a «${attached}».`}
      </Text>
    </>
  );
}
