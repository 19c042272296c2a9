import { messageOf } from '@puente/client/api-error';
import { cvUrl } from '@puente/client/applications';
import { deskQueries } from '@puente/client/desk';
import type { Application } from '@puente/contract/entities/application';
import { DocumentFrame } from '@puente/design-system/document';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { useQuery } from '@puente/platform/query';

interface CvPreviewProps {
  application: Application;
  name: string;
}

/** CV next to the answers, with links to open or download it. Most phones cannot show a PDF inside a page; the browser reports that. */
export function CvPreview({ application, name }: CvPreviewProps) {
  const { id, CV: file, CV_url: address } = application;
  if (file === null || address === null) return null;
  return (
    <Stack gap={3}>
      <Heading level={3} size="sm">
        Currículum
      </Heading>
      <Cluster gap={2}>
        <ButtonLink
          href={cvUrl(address)}
          external
          variant="secondary"
          size="sm"
          aria-label={`Ver CV de ${name} (${file.name}), se abre en una pestaña nueva`}
        >
          Ver CV
        </ButtonLink>
        <ButtonLink href={cvUrl(address)} download={file.name} variant="quiet" size="sm" icon="download">
          Descargar
        </ButtonLink>
      </Cluster>
      {navigator.pdfViewerEnabled && <CvFrame id={id} name={name} address={address} />}
    </Stack>
  );
}

function CvFrame({ id, name, address }: { id: Application['id']; name: string; address: string }) {
  const cv = useQuery(deskQueries.cv(id));
  const loaded = cv.isPending ? 'pending' : 'ready';
  return (
    <DocumentFrame
      title={`CV de ${name}`}
      address={cvUrl(address)}
      state={cv.isError ? 'failed' : loaded}
      problem={cv.isError ? `${messageOf(cv.error)} También puedes descargarlo.` : undefined}
      busy={cv.isFetching}
      onRetry={() => void cv.refetch()}
    />
  );
}
