import { useLayoutEffect, useRef } from 'react';
import { brand } from '@puente/contract/brand';
import { Button } from '@puente/design-system/button';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { saveFile } from '@puente/platform/files';
import { CopyButton } from './CopyButton.tsx';
import styles from './Security.module.css';

/** New recovery codes, shown only once. */
export function FreshCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const text = codes.join('\n');
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={4}>
      <Heading level={3} ref={heading} tabIndex={-1}>
        Guarda estos códigos ahora
      </Heading>
      <Notice tone="warning">
        No los volveremos a mostrar. Imprímelos o guárdalos en tu gestor de contraseñas, no solo en el móvil.
      </Notice>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Cluster>
        <CopyButton text={text} label="Copiar los códigos" />
        <Button variant="secondary" size="sm" icon="download" onClick={() => saveCodes(text)}>
          Descargar (.txt)
        </Button>
        <Button size="sm" onClick={onSaved}>
          Ya los he guardado
        </Button>
      </Cluster>
    </Stack>
  );
}

const saveCodes = (codes: string): void =>
  saveFile(`Códigos de recuperación de ${brand.name}. Cada uno sirve una sola vez.\n\n${codes}\n`, {
    name: `${brand.slug}-codigos-de-recuperacion.txt`,
    type: 'text/plain',
  });
