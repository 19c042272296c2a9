import { staffTextQueries } from '@puente/client/staff-texts';
import { Container, Stack } from '@puente/design-system/layout';
import { ArticleSkeleton } from '@puente/design-system/markdown';
import { Notice } from '@puente/design-system/notice';
import { QueryState } from '@puente/design-system/retry';
import { stateOf, useQuery } from '@puente/platform/query';
import { useLocation } from '@puente/platform/router';
import { usePageTitle, useReady } from '@puente/platform/ui';
import { LinkEnded } from './LinkEnded.tsx';
import { ResourceArticle } from './ResourceArticle.tsx';

/** /vista-previa/recurso#secret: a resource as it is saved, for who has its link. Browsers send nothing after # to servers. */
export default function ResourcePreviewPage() {
  const secret = useLocation().hash.slice(1);
  return <Container>{secret === '' ? <LinkEnded /> : <PreviewOf key={secret} secret={secret} />}</Container>;
}

function PreviewOf({ secret }: { secret: string }) {
  const resource = useQuery({ ...staffTextQueries.previewedResource(secret), staleTime: 0, gcTime: 0 });
  usePageTitle(resource.data && `Vista previa: ${resource.data.title}`);
  useReady(!resource.isPending);
  return (
    <QueryState
      query={stateOf(resource)}
      skeleton={<ArticleSkeleton loading="Cargando la vista previa" />}
      failed="No hemos podido cargar la vista previa"
      headingLevel={1}
      notFound={<LinkEnded />}
    >
      {(known) => (
        <Stack gap={5}>
          <Notice tone="info" title="Vista previa">
            Así se ve este recurso tal como está guardado. Si todavía no está publicado, no lo compartas.
          </Notice>
          <ResourceArticle resource={known} isPreview />
        </Stack>
      )}
    </QueryState>
  );
}
