import { useEffect } from 'react';
import { resourceQueries, visitResource } from '@puente/client/resources';
import type { ResourceId } from '@puente/contract/ids';
import { EmptyState } from '@puente/design-system/empty-state';
import { Container } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { ArticleSkeleton } from '@puente/design-system/markdown';
import { QueryState } from '@puente/design-system/retry';
import { href } from '@puente/platform/links';
import { recordId } from '@puente/platform/pages';
import { stateOf, useQuery } from '@puente/platform/query';
import { useParams } from '@puente/platform/router';
import { usePageTitle, useReady } from '@puente/platform/ui';
import { ResourceArticle } from './ResourceArticle.tsx';

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

  return (
    <QueryState
      query={stateOf(resource)}
      skeleton={<ArticleSkeleton loading="Cargando el recurso" />}
      failed="No hemos podido cargar el recurso"
      headingLevel={1}
      notFound={<ResourceNotFound />}
    >
      {(known) => <ResourceArticle resource={known} />}
    </QueryState>
  );
}

function ResourceNotFound() {
  usePageTitle('Recurso no encontrado');
  return (
    <EmptyState
      headingLevel={1}
      title="No encontramos este recurso"
      action={<ButtonLink href={href('resources')}>Ver la biblioteca</ButtonLink>}
    >
      Puede que lo hayamos retirado o que la dirección tenga una errata.
    </EmptyState>
  );
}

/** Records a visit, which counts towards popularity. A failure is not shown. */
function useVisit(id: ResourceId, opened: boolean): void {
  useEffect(() => {
    if (opened) void visitResource(id).catch(() => undefined);
  }, [id, opened]);
}
