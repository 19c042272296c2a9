import { workQueries } from '@puente/client/works';
import type { WorkId } from '@puente/contract/ids';
import { DetailSkeleton } from '@puente/design-system/details';
import { Container } from '@puente/design-system/layout';
import { QueryState } from '@puente/design-system/retry';
import { recordId } from '@puente/platform/pages';
import { stateOf, useQuery } from '@puente/platform/query';
import { useParams } from '@puente/platform/router';
import { usePageHead, useReady } from '@puente/platform/ui';
import { workHead } from './work-head.ts';
import { WorkDetail } from './WorkDetail.tsx';
import { WorkNotFound } from './WorkNotFound.tsx';

/** /tfx/:id: a work with all its details. Its author also sees its status and actions. */
export default function WorkPage() {
  const id = recordId('work', useParams().id);
  return <Container>{id === null ? <WorkNotFound /> : <WorkOf key={id} id={id} />}</Container>;
}

function WorkOf({ id }: { id: WorkId }) {
  const work = useQuery(workQueries.one(id));
  usePageHead(work.data && workHead(work.data));
  useReady(!work.isPending);

  return (
    <QueryState
      query={stateOf(work)}
      skeleton={<DetailSkeleton loading="Cargando el trabajo" />}
      failed="No hemos podido cargar el trabajo"
      headingLevel={1}
      notFound={<WorkNotFound />}
    >
      {(known) => <WorkDetail work={known} />}
    </QueryState>
  );
}
