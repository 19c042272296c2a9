import { useEffect } from 'react';
import { resourceQueries, visitResource } from '@puente/client/resources';
import type { ResourceId } from '@puente/contract/ids';
import { Container } from '@puente/design-system/layout';
import { ArticleSkeleton } from '@puente/design-system/markdown';
import { recordId } from '@puente/platform/pages';
import { useQuery } from '@puente/platform/query';
import { useParams } from '@puente/platform/router';
import { usePageTitle, useReady } from '@puente/platform/ui';
import { ResourceArticle } from './ResourceArticle.tsx';
import { ResourceNotFound, ResourceProblem } from './ResourceProblem.tsx';

/** /resources/:id: an article of the library. */
export default function ResourcePage() {
  const id = recordId('resource', useParams().id);
  return <Container>{id === null ? <ResourceNotFound /> : <ResourceOf key={id} id={id} />}</Container>;
}

function ResourceOf({ id }: { id: ResourceId }) {
  const resource = useQuery(resourceQueries.one(id));
  usePageTitle(resource.data?.title);
  useReady(!resource.isPending);
  useVisit(id, resource.isSuccess);

  if (resource.isPending) return <ArticleSkeleton loading="Cargando el recurso" />;
  if (resource.isError) {
    return (
      <ResourceProblem
        error={resource.error}
        retrying={resource.isFetching}
        onRetry={() => void resource.refetch()}
      />
    );
  }
  return <ResourceArticle resource={resource.data} />;
}

/** Records a visit, which counts towards popularity. A failure is not shown. */
function useVisit(id: ResourceId, opened: boolean): void {
  useEffect(() => {
    if (opened) void visitResource(id).catch(() => undefined);
  }, [id, opened]);
}
