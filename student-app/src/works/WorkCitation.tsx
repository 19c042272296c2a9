import { useState } from 'react';
import { workQueries } from '@puente/client/works';
import type { WorkCitations } from '@puente/contract/entities/work';
import type { WorkId } from '@puente/contract/ids';
import { Button } from '@puente/design-system/button';
import { RadioGroup } from '@puente/design-system/field';
import { Cluster, Stack } from '@puente/design-system/layout';
import { QueryState } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { saveFile } from '@puente/platform/files';
import { stateOf, useQuery } from '@puente/platform/query';
import { copyText } from '@puente/platform/sharing';
import styles from './WorkDetail.module.css';

const styleNames = { apa: 'APA 7', iso690: 'ISO 690', bibtex: 'BibTeX', ris: 'RIS' } as const;
type Style = keyof WorkCitations;
const options = Object.entries(styleNames).map(([value, label]) => ({ value, label }));
const isStyle = (value: string): value is Style => Object.hasOwn(styleNames, value);
/** File extensions of the styles that reference managers can import. */
const extensions: Partial<Record<Style, string>> = { bibtex: 'bib', ris: 'ris' };

/** Citation of a work, to copy or to download for a reference manager. */
export function WorkCitation({ id }: { id: WorkId }) {
  const [style, setStyle] = useState<Style>('apa');
  const citations = useQuery(workQueries.citations(id));
  return (
    <Stack gap={4}>
      <RadioGroup
        legend="Estilo"
        name="citation-style"
        orientation="row"
        options={options}
        value={style}
        onChange={(value) => {
          if (isStyle(value)) setStyle(value);
        }}
      />
      <QueryState
        query={stateOf(citations)}
        skeleton={<Skeleton lines={2} />}
        failed="No hemos podido preparar la cita"
      >
        {(texts) => <Citation text={texts[style]} style={style} name={`tfx-${id}`} />}
      </QueryState>
    </Stack>
  );
}

function Citation({ text, style, name }: { text: string; style: Style; name: string }) {
  const extension = extensions[style];
  const copy = () =>
    copyText(text, {
      done: 'Cita copiada.',
      refused: 'Tu navegador no ha dejado copiarla. Selecciónala y cópiala.',
    });
  return (
    <>
      <p className={extension === undefined ? styles.citation : `${styles.citation} ${styles.code}`}>
        {text}
      </p>
      <Cluster>
        <Button variant="secondary" size="sm" onClick={() => void copy()}>
          Copiar la cita
        </Button>
        {extension !== undefined && (
          <Button
            variant="quiet"
            size="sm"
            icon="download"
            onClick={() => saveFile(text, { name: `${name}.${extension}`, type: 'text/plain' })}
          >
            {`Descargar .${extension}`}
          </Button>
        )}
      </Cluster>
    </>
  );
}
