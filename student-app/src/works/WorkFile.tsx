import { useId, useState, useSyncExternalStore } from 'react';
import { messageOf } from '@puente/client/api-error';
import { workFileUrl, workQueries } from '@puente/client/works';
import type { Work } from '@puente/contract/entities/work';
import { formatMegabytes } from '@puente/contract/file-size';
import type { WorkId } from '@puente/contract/ids';
import { Button } from '@puente/design-system/button';
import { DocumentFrame } from '@puente/design-system/document';
import { Icon } from '@puente/design-system/icon';
import { Cluster, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { useQuery } from '@puente/platform/query';
import styles from './WorkDetail.module.css';

interface WorkFileProps {
  work: Work['id'];
  file: NonNullable<Work['file']>;
  /** Null for users who may not read the document yet. */
  address: string | null;
}

/** The document of a work, with links to read it. Most phones cannot show a PDF inside a page; the browser reports that. */
export function WorkFile({ work, file, address }: WorkFileProps) {
  const [open, setOpen] = useState(false);
  const reader = useId();
  const showsDocuments = useSyncExternalStore(neverChanges, inBrowser, onServer);
  return (
    <Stack gap={3}>
      <div className={styles.document}>
        <p className={styles.file}>
          <Icon name="file" />
          <span>
            {file.name}
            <br />
            <Text as="span" size="sm" tone="muted">
              {`PDF · ${formatMegabytes(file.size)}`}
            </Text>
          </span>
        </p>
        {address !== null && (
          <Cluster gap={2}>
            {showsDocuments && (
              <Button
                variant="secondary"
                icon={open ? 'close' : 'eye'}
                aria-expanded={open}
                aria-controls={reader}
                onClick={() => setOpen(!open)}
              >
                {open ? 'Cerrar el documento' : 'Leer aquí'}
              </Button>
            )}
            <ButtonLink href={workFileUrl(address)} external variant="quiet">
              Abrir en otra pestaña
            </ButtonLink>
            <ButtonLink href={workFileUrl(address)} download={file.name} variant="quiet" icon="download">
              Descargar
            </ButtonLink>
          </Cluster>
        )}
      </div>
      {address !== null && (
        <div id={reader} hidden={!open}>
          {open && <DocumentInPage work={work} name={file.name} address={address} />}
        </div>
      )}
    </Stack>
  );
}

const neverChanges = () => () => {};
const inBrowser = () => navigator.pdfViewerEnabled;
/** The server does not know the reader's browser. */
const onServer = () => false;

interface DocumentInPageProps {
  work: WorkId;
  name: string;
  address: string;
}

/** Document of a work in the browser's PDF viewer. */
function DocumentInPage({ work, name, address }: DocumentInPageProps) {
  const document = useQuery(workQueries.document(work));
  const loaded = document.isPending ? 'pending' : 'ready';
  return (
    <DocumentFrame
      title={`Documento: ${name}`}
      address={workFileUrl(address)}
      state={document.isError ? 'failed' : loaded}
      problem={document.isError ? `${messageOf(document.error)} También puedes descargarlo.` : undefined}
      busy={document.isFetching}
      onRetry={() => void document.refetch()}
    />
  );
}
